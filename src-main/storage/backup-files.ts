/** The backups of a data folder: which there are, which is the newest good one, and what a crash left half written. */
import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { AppError } from '#shared/app-error.ts';
import { COMPRESSED_SUFFIX, CompressionFault, decompressFile, readUncompressedBytes } from './compressed-file.ts';
import { Connection } from './connection.ts';
import { backupFolder } from './data-folder.ts';
import { toOneLine } from './find-damage.ts';
import { isProcessAlive } from './is-process-alive.ts';
import { MIGRATIONS } from './migrator.ts';
import { PARTIAL } from './snapshot.ts';
import { readFaultReason, toStorageFault } from './storage-fault.ts';

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

/** `details.reason` of a file that cannot be restored. */
export type BackupFault = 'backup_missing' | 'backup_foreign' | 'backup_damaged' | 'backup_newer';

/** Every backup has had these since the first schema. */
const OWN_TABLES = ['account', 'answer', 'executor', 'import_batch', 'job', 'project', 'setting'];

/** Newest first; empty when there is no folder. */
export function listBackups(dataDir: string): BackupFile[] {
  const folder = backupFolder(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.db') || name.endsWith(`.db${COMPRESSED_SUFFIX}`))
    .map((name) => describeBackup(dataDir, join(folder, name)))
    .sort((a, b) => b.savedAtMs - a.savedAtMs);
}

/** The file must exist. Outside the backup folder, whatever its name, it is the owner's own. */
export function describeBackup(dataDir: string, path: string): BackupFile {
  const { size, mtimeMs } = statSync(path);
  const name = basename(path);
  const isOurs = dirname(path) === backupFolder(dataDir);
  const kind = (isOurs && KINDS.find(([prefix]) => name.startsWith(prefix))?.[1]) || 'own';
  return { path, kind, bytes: size, savedAtMs: readStamp(name) ?? Math.floor(mtimeMs) };
}

/** Looks at what a backup holds beyond the file itself. Throws CONFLICT when it is not to be restored. */
export type RequireSound = (path: string, backup: Connection) => void;

/** The newest backup that is whole; what a restore took out is not offered. Null when there is none. Reads each file that it tries. */
export function findNewestBackup(dataDir: string, requireSound: RequireSound = () => {}): BackupFile | null {
  return listBackups(dataDir).find((file) => file.kind !== 'replaced' && isWhole(file.path, requireSound)) ?? null;
}

/** A connection to a whole backup of this or an older version. Throws CONFLICT with the reason otherwise, a {@link BackupFault}. */
export function openBackup(path: string): Connection {
  if (!existsSync(path)) throw refuse('backup_missing', `${path} does not exist.`);
  // A pipe would keep the database waiting for ever.
  if (!statSync(path).isFile()) throw refuse('backup_missing', `${path} is no file.`);
  let backup: Connection | null = null;
  try {
    backup = openReadable(path);
    requireOurs(path, backup);
    return backup;
  } catch (error) {
    backup?.close();
    if (error instanceof AppError) throw error;
    const why = toOneLine((error as Error).message);
    if (error instanceof CompressionFault) throw refuse('backup_damaged', `${path} is damaged: ${why}`, error);
    if (readFaultReason(error) === 'disk_full') throw toStorageFault(error);
    if (readFaultReason(error) === 'damaged' && !isForeign(error))
      throw refuse('backup_damaged', `${path} is damaged: ${why}`, error);
    throw refuse('backup_foreign', `${path} is no Sightline backup: ${why}`, error);
  }
}

/** Of a packed one, a copy that goes with the connection. */
function openReadable(path: string): Connection {
  if (readUncompressedBytes(path) === null) return new Connection(path, { readonly: true });
  const copy = planUnpacked(path);
  try {
    decompressFile(path, copy);
    const backup = new Connection(copy, { readonly: true });
    backup.onClosed(() => rmSync(copy, { force: true }));
    return backup;
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
}

/** Beside the backup, where what a crash leaves is found; elsewhere when that folder cannot be written to. */
function planUnpacked(path: string): string {
  const name = `unpacked-${randomUUID()}.${process.pid}${PARTIAL}`;
  try {
    accessSync(dirname(path), constants.W_OK);
    return join(dirname(path), name);
  } catch {
    return join(tmpdir(), name);
  }
}

function requireOurs(path: string, backup: Connection): void {
  const version = backup.raw.pragma('user_version', { simple: true }) as number;
  const tables = backup.raw.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  if (version < 1 || !OWN_TABLES.every((name) => tables.includes(name)))
    throw refuse('backup_foreign', `${path} is no Sightline backup: it is another database.`);
  if (version > (MIGRATIONS.at(-1)?.version ?? 0))
    throw refuse('backup_newer', `${path} comes from a newer version of Sightline.`);
  if (backup.raw.pragma('integrity_check(1)', { simple: true }) !== 'ok')
    throw refuse('backup_damaged', `${path} is damaged.`);
}

function isForeign(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'SQLITE_NOTADB';
}

function refuse(reason: BackupFault, message: string, cause?: unknown): AppError {
  return new AppError('CONFLICT', message, { reason }, cause);
}

/** Removes what a process that is gone left half written, and returns the names. One with our own number is not ours yet. */
export function removePartialBackups(dataDir: string): string[] {
  const folder = backupFolder(dataDir);
  if (!existsSync(folder)) return [];
  const dead = readdirSync(folder).filter((name) => {
    // A log beside it belongs to a copy that was being made ready.
    const pid = Number(/\.(\d+)\.partial(?:-wal|-shm)?$/.exec(name)?.[1]);
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

function isWhole(path: string, requireSound: RequireSound): boolean {
  let backup: Connection | null = null;
  try {
    backup = openBackup(path);
    requireSound(path, backup);
    return true;
  } catch {
    return false;
  } finally {
    backup?.close();
  }
}
