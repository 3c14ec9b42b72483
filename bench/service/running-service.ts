/** The product as a child process: the headless entry on a data folder, as `npm run serve` starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { SERVER_FLAGS } from '../../build/server-flags.mjs';
import { PROJECT_ROOT } from '../folder/folder-plan.ts';
import { readCpuMs } from './process-stats.ts';

export interface RunningService {
  pid: number;
  /** `http://127.0.0.1:PORT`. */
  address: string;
  signInLink: string;
  /** Ends it as a signal from the terminal would, and waits for that. */
  stop(): Promise<void>;
}

export interface ServiceStart {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
  /** Another one than the server as `npm run serve` starts it. */
  entry?: string;
}

const SERVER = path.join(PROJECT_ROOT, 'out/main/headless.js');
const READY_MS = 120_000;

/** Throws with what it printed when it does not get ready. */
export async function startService(start: ServiceStart): Promise<RunningService> {
  const child = spawnService(start);
  const { address, signInLink } = await waitUntilReady(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    pid: child.pid!,
    address,
    signInLink,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

export function spawnService({ dataDir, port = 0, env = {}, entry = SERVER }: ServiceStart): ChildProcess {
  const args = [...SERVER_FLAGS, entry, '--port', String(port), '--data-dir', dataDir, '--no-sample'];
  return spawn(process.execPath, args, {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function waitUntilReady(child: ChildProcess): Promise<{ address: string; signInLink: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = () => reject(new Error(`The service did not get ready: ${text}`));
    const timer = setTimeout(fail, READY_MS);
    child.once('exit', fail);
    child.stderr?.on('data', (data) => {
      text += data;
    });
    child.stdout?.on('data', (data) => {
      text += data;
      const found = /Open (\S+)\nHTTP API: (\S+)\/v1/.exec(text);
      if (!found) return;
      clearTimeout(timer);
      child.removeListener('exit', fail);
      resolve({ signInLink: found[1]!, address: found[2]! });
    });
  });
}

/** Waits until the service has done what it does after a start: less than a twentieth of a processor for two seconds. */
export async function waitUntilQuiet(pid: number, limitMs = 180_000): Promise<void> {
  const startedMs = Date.now();
  let quiet = 0;
  while (quiet < 4 && Date.now() - startedMs < limitMs) {
    const before = readCpuMs(pid);
    await sleep(500);
    quiet = readCpuMs(pid) - before <= 25 ? quiet + 1 : 0;
  }
}
