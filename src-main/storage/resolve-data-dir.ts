/**
 * Where the data is, once it has been moved to where it belongs: on Windows earlier versions kept it in the roaming part of a
 * profile. It moves once, when nobody has it open, and at every moment one of the two places holds all of it.
 */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { databasePath, planDataDir } from './data-folder.ts';

export interface ResolvedDataDir {
  dataDir: string;
  /** Another folder with data, which is not used; null: none. */
  unused: string | null;
}

/** Throws as `planDataDir` does, and CONFLICT when another program is moving the data just now. */
export async function resolveDataDir(
  asked: string | undefined,
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): Promise<ResolvedDataDir> {
  const dataDir = planDataDir(asked, env, platform);
  const isUsual = asked === undefined && !env.SIGHTLINE_DATA_DIR;
  if (platform !== 'win32' || !isUsual) return { dataDir, unused: null };
  const roaming = join(env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'Sightline');
  if (!hasData(roaming) && !existsSync(movedName(roaming))) return { dataDir, unused: null };
  // Loaded only once in the life of a folder: it needs a database for its lock.
  const { moveDataDir, finishMove, removeLeft } = await import('./move-data-dir.ts');
  if (!hasData(roaming)) {
    removeLeft(roaming);
    return { dataDir, unused: null };
  }
  if (hasData(dataDir)) return { dataDir, unused: finishMove(roaming, dataDir) ? null : roaming };
  return { dataDir: moveDataDir(roaming, dataDir) ? dataDir : roaming, unused: null };
}

/** As a sentence for whoever reads a terminal. */
export function describeUnused({ dataDir, unused }: ResolvedDataDir): string | null {
  return unused === null
    ? null
    : `Using the data in ${dataDir}. There is data of an earlier version in ${unused} too; it is not used.`;
}

/** The old folder, once the new one holds everything. */
export function movedName(from: string): string {
  return `${from}.moved`;
}

function hasData(folder: string): boolean {
  return [databasePath(folder), `${databasePath(folder)}-wal`, join(folder, 'backups')].some((path) =>
    existsSync(path),
  );
}
