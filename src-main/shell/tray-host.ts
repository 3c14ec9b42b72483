/**
 * Whether this session shows icons beside the clock. Only Linux differs: a desktop without a host for them, as GNOME without
 * an extension, takes an icon and shows none, and the app is told nothing.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Platform } from './to-platform.ts';

const LIMIT_MS = 2_000;
const WATCHER = 'org.kde.StatusNotifierWatcher';
const PATH = '/StatusNotifierWatcher';
const HOST = 'IsStatusNotifierHostRegistered';
const GET = 'org.freedesktop.DBus.Properties.Get';

/** The same question to the session bus, as each of the programs puts it that a desktop has. */
const QUESTIONS = [
  ['gdbus', 'call', '--session', '--dest', WATCHER, '--object-path', PATH, '--method', GET, WATCHER, HOST],
  ['dbus-send', '--session', '--print-reply', `--dest=${WATCHER}`, PATH, GET, `string:${WATCHER}`, `string:${HOST}`],
  ['busctl', '--user', 'get-property', WATCHER, PATH, WATCHER, HOST],
] as const;

/** Asked again each time: an extension can be switched on and off. False where nobody can be asked. */
export async function hasTrayHost(platform: Platform): Promise<boolean> {
  if (platform !== 'linux') return true;
  for (const [program, ...args] of QUESTIONS) {
    if (await saysTrue(program, args)) return true;
  }
  return false;
}

async function saysTrue(program: string, args: readonly string[]): Promise<boolean> {
  // An AppImage's own libraries are not for programs of the system.
  const env = { ...process.env, LD_LIBRARY_PATH: '' };
  try {
    const { stdout } = await promisify(execFile)(program, args, { timeout: LIMIT_MS, env });
    return /\btrue\b/.test(stdout);
  } catch {
    return false;
  }
}
