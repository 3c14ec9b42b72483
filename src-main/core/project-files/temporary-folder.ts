/** Folders in the data folder in which a project file is unpacked. They go with their process, or when another one finds them. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { isProcessAlive } from '../../storage/is-process-alive.ts';

const NAME = /^opening-(\d+)-/;

/** Calls `work` with a folder that only the owner can read, and removes it whatever happens. */
export async function withTemporaryFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  removeLeftBehind(dataDir);
  const folder = mkdtempSync(join(dataDir, `opening-${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of processes that were killed. */
export function removeLeftBehind(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (pid > 0 && !isProcessAlive(pid)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
