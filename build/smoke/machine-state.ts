/**
 * What a packaged desktop app leaves outside of its data folder, remembered before and put back after: the entry that starts it with the session,
 * and on Windows who opens its links. On macOS the system keeps both by itself; the step that changes one changes it back.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Puts everything back; what could not be is told, a sentence each. */
export type PutBack = () => string[];

const CLASSES = 'HKCU\\Software\\Classes\\sightline';
const RUN = 'HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Run';
/** Where the task manager notes what its owner switched off. */
const APPROVED = 'HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Explorer\\StartupApproved\\Run';

/** `scratch` is a folder for what has to be remembered on disk. */
export function rememberMachine(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, scratch: string): PutBack {
  if (platform === 'linux') return rememberFile(autostartFile(env));
  if (platform !== 'win32') return () => [];
  const parts = [
    rememberKey(CLASSES, path.join(scratch, 'classes.reg')),
    rememberValues(RUN),
    rememberValues(APPROVED),
  ];
  return () => parts.flatMap((putBack) => putBack());
}

/** The place that the Desktop Entry Specification gives such entries. */
export function autostartFile(env: NodeJS.ProcessEnv): string {
  return path.join(env.XDG_CONFIG_HOME ?? path.join(homedir(), '.config'), 'autostart', 'sightline.desktop');
}

function rememberFile(file: string): PutBack {
  const before = existsSync(file) ? readFileSync(file) : null;
  return attempt(`The file ${file}`, () => {
    if (before === null) return rmSync(file, { force: true });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, before);
  });
}

/** A whole key of the registry with everything below it. */
function rememberKey(key: string, scratchFile: string): PutBack {
  const wasThere = reg('query', key) !== null && reg('export', key, scratchFile, '/y') !== null;
  return attempt(`The registry key ${key}`, () => {
    if (reg('query', key) !== null) mustReg('delete', key, '/f');
    if (wasThere) mustReg('import', scratchFile);
  });
}

/** The values of a key that other programs write to as well: only what changed meanwhile is put back. */
function rememberValues(key: string): PutBack {
  const before = readValues(reg('query', key) ?? '');
  return attempt(`The registry key ${key}`, () => {
    const after = readValues(reg('query', key) ?? '');
    for (const name of after.keys()) {
      if (!before.has(name) && /sightline/i.test(`${name} ${after.get(name)?.data}`)) {
        mustReg('delete', key, '/v', name, '/f');
      }
    }
    for (const [name, { type, data }] of before) {
      if (after.get(name)?.data !== data && /sightline/i.test(`${name} ${data}`)) {
        mustReg('add', key, '/v', name, '/t', type, '/d', data, '/f');
      }
    }
  });
}

/** Lines of `reg query`: name, type and data, with four spaces between them. */
export function readValues(text: string): Map<string, { type: string; data: string }> {
  const lines = text.split(/\r?\n/).map((line) => /^ {4}(.+?) {4}(REG_\w+)(?: {4}(.*))?$/.exec(line));
  return new Map(
    lines.flatMap((found) => (found ? [[found[1] ?? '', { type: found[2] ?? '', data: found[3] ?? '' }]] : [])),
  );
}

/** Null when it went wrong, as it does for a key that is not there. */
function reg(...args: string[]): string | null {
  try {
    return execFileSync('reg', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], windowsHide: true });
  } catch {
    return null;
  }
}

function mustReg(...args: string[]): void {
  execFileSync('reg', args, { stdio: 'ignore', windowsHide: true });
}

function attempt(what: string, run: () => void): PutBack {
  return () => {
    try {
      run();
      return [];
    } catch (error) {
      return [`${what} could not be put back: ${(error as Error).message}`];
    }
  };
}
