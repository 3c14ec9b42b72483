/** The backups of a data folder: which there are, which is the newest good one, and what a crash left half written. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { AppError } from '#shared/app-error.ts';
import { Connection } from './connection.ts';
import { backupFolder } from './data-folder.ts';
import { isProcessAlive } from './is-process-alive.ts';
import { MIGRATIONS } from './migrator.ts';
import { PARTIAL } from './snapshot.ts';

/** `automatic` ones rotate; the others stay until the owner removes them. `replaced` is what a restore took out. */
export type BackupKind = 'automatic' | 'migration' | 'replaced' | 'own';

export interface BackupFile {
  path: string;
  kind: BackupKind;
  bytes: number;
  /** The moment in its name, else when the file was last changed. */
  savedAtMs: number;
}

const KINDS: readonly (readonly [prefix: string, kind: BackupKind])[] = [
  ['automatic-', 'automatic'],
  ['before-restore-', 'replaced'],
  ['before-', 'migration'],
];

/** Newest first; empty when there is no folder. */
export function listBackups(dataDir: string): BackupFile[] {
  const folder = backupFolder(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.db'))
    .map((name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = statSync(path);
      const kind = KINDS.find(([prefix]) => name.startsWith(prefix))?.[1] ?? 'own';
      return { path, kind, bytes: size, savedAtMs: readStamp(name) ?? Math.floor(mtimeMs) };
    })
    .sort((a, b) => b.savedAtMs - a.savedAtMs);
}

/** The newest backup that is whole; what a restore took out is not offered. Null when there is none. Reads each file that it tries. */
export function findNewestBackup(dataDir: string): BackupFile | null {
  return listBackups(dataDir).find((file) => file.kind !== 'replaced' && isWhole(file.path)) ?? null;
}

/** A connection to a whole backup of this or an older version. Throws CONFLICT with the reason otherwise. */
export function openBackup(path: string): Connection {
  if (!existsSync(path)) throw new AppError('CONFLICT', `${path} does not exist.`);
  // A pipe would keep the database waiting for ever.
  if (!statSync(path).isFile()) throw new AppError('CONFLICT', `${path} is no file.`);
  let backup: Connection | null = null;
  try {
    backup = new Connection(path, { readonly: true });
    const version = backup.raw.pragma('user_version', { simple: true }) as number;
    const isSound = backup.raw.pragma('integrity_check', { simple: true }) === 'ok';
    if (isSound && version >= 1 && version <= (MIGRATIONS.at(-1)?.version ?? 0)) return backup;
  } catch (error) {
    backup?.close();
    throw new AppError('CONFLICT', `${path} is no Sightline backup: ${(error as Error).message}`, undefined, error);
  }
  backup.close();
  throw new AppError('CONFLICT', `${path} is damaged, is no Sightline backup, or comes from a newer version.`);
}

/** Removes what a process that is gone left half written, and returns the names. One with our own number is not ours yet. */
export function removePartialBackups(dataDir: string): string[] {
  const folder = backupFolder(dataDir);
  if (!existsSync(folder)) return [];
  const dead = readdirSync(folder).filter((name) => {
    const pid = Number(/\.(\d+)(?:\.\w+)?$/.exec(name.endsWith(PARTIAL) ? name : '')?.[1]);
    return pid > 0 && (pid === process.pid || !isProcessAlive(pid));
  });
  for (const name of dead) rmSync(join(folder, name), { force: true });
  return dead;
}

/** The reverse of `toStamp`; null for a name without one. */
function readStamp(name: string): number | null {
  const found = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name);
  if (!found) return null;
  const [, date, hours, minutes, seconds, ms] = found;
  const savedAtMs = Date.parse(`${date}T${hours}:${minutes}:${seconds}.${ms}Z`);
  return Number.isNaN(savedAtMs) ? null : savedAtMs;
}

function isWhole(path: string): boolean {
  try {
    openBackup(path).close();
    return true;
  } catch {
    return false;
  }
}
