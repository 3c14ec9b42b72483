/** Two exports of one data folder into the same folder would remove each other's files: the second is refused. */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';

import { AppError } from '#shared/app-error.ts';
import { isProcessAlive } from '../../storage/is-process-alive.ts';

/** Runs `work` while nobody else exports to there. Throws CONFLICT where somebody does; a lock of a process that is gone is none. */
export function whileLocked<T>(path: string, work: () => T): T {
  take(path);
  try {
    return work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path: string): void {
  for (const isLast of [false, true]) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, JSON.stringify({ pid: process.pid, host: hostname() }));
      closeSync(file);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isLast || !isLeftBehind(path)) {
        throw new AppError('CONFLICT', `Another export writes to this folder. If none does, delete ${path}.`, {
          reason: 'exporting',
        });
      }
      rmSync(path, { force: true });
    }
  }
}

/** Unknown for another machine. */
function isLeftBehind(path: string): boolean {
  try {
    const { pid, host } = JSON.parse(readFileSync(path, 'utf8')) as { pid: number; host: string };
    return host === hostname() && (pid === process.pid || !isProcessAlive(pid));
  } catch {
    return true;
  }
}
