/** A fresh data folder with the bench's project and no answers, for what is measured on an empty one. */
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

import { openDatabase } from '#main/storage/open-database.ts';
import { createBenchProject } from '../folder/bench-project.ts';
import { benchDir } from '../folder/folder-plan.ts';
import { createWorld } from '../world/world.ts';

const BRANDS = 12;

export interface SmallFolder {
  dataDir: string;
  projectId: string;
  remove(): void;
}

export function createSmallFolder(): SmallFolder {
  const dataDir = mkdtempSync(path.join(benchDir(), 'small-'));
  const db = openDatabase(dataDir);
  try {
    const { publicId } = createBenchProject(db, createWorld(BRANDS), Date.now());
    return { dataDir, projectId: publicId, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
  } finally {
    db.close();
  }
}
