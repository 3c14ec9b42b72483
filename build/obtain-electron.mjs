/** Finds Electron's binary, and downloads it at the first start. Where it cannot be had it gives up soon and remembers that. */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { readJson } from './fingerprint.mjs';
import { isDownloadDue } from './plan-start.mjs';
import { projectNodePath } from './project-node.mjs';

/** A download that grows goes on for as long as it needs; one that stands still this long is given up. */
const STALL_MS = 8_000;
const LOOK_MS = 500;

/** @param {string} root @returns {string | null} the binary's path; null when it is not installed */
export function findElectron(root) {
  const folder = path.join(root, 'node_modules/electron');
  try {
    const binary = path.join(folder, 'dist', readFileSync(path.join(folder, 'path.txt'), 'utf8').trim());
    return existsSync(binary) ? binary : null;
  } catch {
    return null;
  }
}

/** @param {string} folder @returns {number} bytes in all files below it; 0 when it is absent */
function countBytes(folder) {
  if (!existsSync(folder)) return 0;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.reduce((sum, name) => {
    const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return stats?.isFile() ? sum + stats.size : sum;
  }, 0);
}

/**
 * Runs a downloader until it ends or stands still.
 * @param {{ program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv }} downloader
 * @param {readonly string[]} folders where its progress shows as growing files
 * @param {{ stallMs?: number, lookMs?: number }} [pace]
 * @returns {Promise<boolean>} whether it ended well
 */
export function runWhileGrowing({ program, args, cwd, env }, folders, { stallMs = STALL_MS, lookMs = LOOK_MS } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: 'ignore' });
    let seen = { bytes: -1, at: Date.now() };
    const timer = setInterval(() => {
      const bytes = folders.reduce((sum, folder) => sum + countBytes(folder), 0);
      if (bytes !== seen.bytes) seen = { bytes, at: Date.now() };
      else if (Date.now() - seen.at > stallMs) child.kill('SIGKILL');
    }, lookMs);
    const settle = (/** @type {boolean} */ ok) => {
      clearInterval(timer);
      resolve(ok);
    };
    child.on('error', () => settle(false));
    child.on('close', (code) => settle(code === 0));
  });
}

/** @param {string} root @param {(line: string) => void} say */
async function download(root, say) {
  say('Fetching the desktop window (Electron, once, about 110 MB)…');
  const state = path.join(root, '.sightline');
  mkdirSync(state, { recursive: true });
  const scratch = mkdtempSync(path.join(state, 'electron-'));
  const folder = path.join(root, 'node_modules/electron');
  const env = { ...process.env, TMPDIR: scratch, TEMP: scratch, TMP: scratch };
  const downloader = { program: projectNodePath(root), args: ['install.js'], cwd: folder, env };
  try {
    await runWhileGrowing(downloader, [scratch, path.join(folder, 'dist')]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * @param {string} root @param {(line: string) => void} say
 * @returns {Promise<string | null>} the binary's path; null when it cannot be had here
 */
export async function obtainElectron(root, say) {
  const found = findElectron(root);
  if (found) return found;
  const { version } = /** @type {{ version: string }} */ (
    readJson(path.join(root, 'node_modules/electron/package.json'))
  );
  const memory = path.join(root, '.sightline/electron-download.json');
  const failed = /** @type {import('./plan-start.mjs').FailedDownload | null} */ (readJson(memory));
  if (!isDownloadDue(failed, version, Date.now())) return null;
  await download(root, say);
  const obtained = findElectron(root);
  if (obtained) rmSync(memory, { force: true });
  else writeFileSync(memory, JSON.stringify({ version, failedAt: Date.now() }));
  return obtained;
}
