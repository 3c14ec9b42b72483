/** A temporary data folder for tests that open the database themselves. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface StorageFolder {
  dataDir: string;
  remove(): void;
}

export function makeStorageFolder(): StorageFolder {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-storage-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
