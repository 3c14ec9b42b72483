/** Finds Electron's binary, and downloads it where it is missing. Where it cannot be had, it says why and remembers that. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { findElectron } from './find-electron.mjs';
import { readJson } from './fingerprint.mjs';
import { withLock } from './launch-lock.mjs';
import { isDownloadDue, toProgressLine } from './plan-start.mjs';
import { projectNodePath } from './project-node.mjs';

/** A download that goes on may take as long as it needs; one of which nothing arrives for so long is given up. */
const STALL_MS = 120_000;
/** How often a log is told how far it is; a terminal sees each report. */
const LINE_EVERY_MS = 10_000;
const SCRATCH = 'electron-';

/**
 * @typedef {{ kind: 'progress', transferred: number, total: number | null } | { kind: 'unpacking' }
 *   | { kind: 'failed', reason: string }} Report what `fetch-electron.mjs` tells
 * @typedef {{ binary: string } | { reason: string }} Obtained `reason`: half a sentence
 * @typedef {(processId: number | undefined) => void} Sign
 * @typedef {{ env: NodeJS.ProcessEnv, say: (line: string) => void, isAttended: boolean, stallMs?: number }} Surroundings
 *   `isAttended`: somebody sits at the terminal
 */

/** @param {string} root @returns {string} Electron's package */
const placeOf = (root) => path.join(root, 'node_modules/electron');

/**
 * The environment of the download. Node takes proxies from the usual variables when it is told to, npm's own setting among them; mirrors are
 * named by Electron's variables, as `ELECTRON_MIRROR`. Companies that look into connections sign with what the system trusts.
 * @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv}
 */
export function toDownloadEnv(env) {
  const https = env.HTTPS_PROXY ?? env.https_proxy ?? env.npm_config_https_proxy ?? env.npm_config_proxy;
  const http = env.HTTP_PROXY ?? env.http_proxy ?? env.npm_config_proxy;
  return {
    NODE_USE_ENV_PROXY: '1',
    NODE_USE_SYSTEM_CA: '1',
    ...env,
    ...(https ? { HTTPS_PROXY: https } : {}),
    ...(http ? { HTTP_PROXY: http } : {}),
  };
}

/** Shows how far a download is: in place on a terminal, else as a line now and then. @param {Surroundings} surroundings */
function createProgressView({ say, isAttended }) {
  let saidAt = Date.now();
  return {
    /** @param {string} line */
    show(line) {
      if (isAttended) process.stderr.write(`\r${line}\u001b[K`);
      else if (Date.now() - saidAt >= LINE_EVERY_MS) {
        saidAt = Date.now();
        say(line);
      }
    },
    end() {
      if (isAttended) process.stderr.write('\r\u001b[K');
    },
  };
}

/**
 * @param {string} root @param {string} scratch @param {Surroundings} surroundings @param {Sign} sign
 * @returns {Promise<string | null>} why it failed; null when it did not
 */
function runDownload(root, scratch, surroundings, sign) {
  const { env, stallMs = STALL_MS } = surroundings;
  const script = path.join(import.meta.dirname, 'fetch-electron.mjs');
  const child = spawn(projectNodePath(root), [script, placeOf(root), scratch], {
    env: toDownloadEnv(env),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  sign(child.pid);
  const view = createProgressView(surroundings);
  return new Promise((resolve) => {
    /** @type {string | null} */
    let reason = null;
    let printed = '';
    const giveUp = () => {
      reason = `nothing arrived for ${Math.round(stallMs / 1000)} s`;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(giveUp, stallMs);
    child.stderr?.on('data', (chunk) => {
      printed += chunk;
    });
    child.on('message', (/** @type {Report} */ report) => {
      clearTimeout(timer);
      if (report.kind === 'failed') reason = report.reason;
      else view.show(toProgressLine(report));
      // Unpacking takes as long as the disk, and whoever looks through new files, need.
      if (report.kind === 'progress') timer = setTimeout(giveUp, stallMs);
    });
    const settle = (/** @type {string | null} */ outcome) => {
      clearTimeout(timer);
      view.end();
      resolve(outcome);
    };
    child.on('error', ({ message }) => settle(message));
    child.on('close', (code) =>
      settle(code === 0 ? null : (reason ?? printed.trim().split('\n').at(-1) ?? 'it ended')),
    );
  });
}

/**
 * @param {string} root @param {Surroundings} surroundings @param {Sign} sign
 * @returns {Promise<string | null>} why it failed; null when it did not
 */
async function download(root, surroundings, sign) {
  surroundings.say(
    'Fetching the desktop window (Electron, once, about 110 MB; SIGHTLINE_NO_ELECTRON=1 does without it)…',
  );
  const state = path.join(root, '.sightline');
  for (const name of readdirSync(state).filter((each) => each.startsWith(SCRATCH))) {
    // Left by a download that was ended; no other one runs, because of the lock.
    rmSync(path.join(state, name), { recursive: true, force: true });
  }
  const scratch = mkdtempSync(path.join(state, SCRATCH));
  try {
    return await runDownload(root, scratch, surroundings, sign);
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @param {string} root @param {Surroundings} surroundings @returns {Promise<Obtained>} */
export async function obtainElectron(root, surroundings) {
  const found = findElectron(placeOf(root));
  if (found) return { binary: found };
  const manifest = /** @type {{ version: string } | null} */ (readJson(path.join(placeOf(root), 'package.json')));
  if (!manifest) return { reason: 'the package of Electron is not installed' };
  const { version } = manifest;
  const state = path.join(root, '.sightline');
  const memory = path.join(state, 'failed-download.json');
  const failed = /** @type {import('./plan-start.mjs').FailedDownload | null} */ (readJson(memory));
  if (!isDownloadDue(failed, { version, nowMs: Date.now(), isAttended: surroundings.isAttended })) {
    return { reason: `Electron could not be had: ${failed?.reason}; a start in a terminal tries again` };
  }
  mkdirSync(state, { recursive: true });
  const onWait = () => surroundings.say('Another launch is at work: waiting for it…');
  return withLock(path.join(state, 'launch.lock'), onWait, async (sign) => {
    const reason = findElectron(placeOf(root)) ? null : await download(root, surroundings, sign);
    const binary = findElectron(placeOf(root));
    if (binary) {
      rmSync(memory, { force: true });
      return { binary };
    }
    const why = reason ?? 'its program is not in what was unpacked';
    writeFileSync(memory, JSON.stringify({ version, failedAt: Date.now(), reason: why }));
    return { reason: `Electron could not be had: ${why}; the next start in a terminal tries again` };
  });
}
