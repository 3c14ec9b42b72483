/** A copy of a bench folder that may be changed: the built one stays as it is. */
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { BenchFolder } from '../folder/build-folder.ts';
import { benchDir } from '../folder/folder-plan.ts';

export interface WorkingCopy {
  folder: BenchFolder;
  remove(): void;
}

export function createWorkingCopy(folder: BenchFolder): WorkingCopy {
  const root = mkdtempSync(path.join(benchDir(), 'copy-'));
  const dataDir = path.join(root, 'data');
  cpSync(folder.dataDir, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return {
    folder: { ...folder, dataDir },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
