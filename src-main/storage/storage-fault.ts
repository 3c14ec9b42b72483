/**
 * What SQLite and the file system say when the machine, and not Sightline, is at fault, as one clear error for the owner.
 * It recognises conditions by their codes; it changes nothing.
 */
import { AppError, notFound } from '#shared/app-error.ts';
import type { LossReason } from './set-aside.ts';

/** `details.reason` of a condition of the machine. */
export type FaultReason = 'folder_gone' | 'log_gone' | 'disk_full' | 'read_only' | 'locked' | 'damaged' | 'disk_fault';

const MESSAGES: Readonly<Record<FaultReason, string>> = {
  folder_gone:
    'The data folder is gone: it was moved or deleted, its drive was taken away, or another one lies in its place. Nothing is asked or saved. Put it back; Sightline then goes on.',
  log_gone:
    'The write-ahead log of the database was removed, replaced or cut while Sightline had it open. Nothing is asked or saved until the database is opened anew, which takes a moment.',
  disk_full: 'The disk is full or a quota is used up, so nothing was saved. Free some space; Sightline then goes on.',
  read_only: 'The data folder cannot be written to, so nothing was saved. Make it writable; Sightline then goes on.',
  locked: 'Another program keeps the database locked, so nothing was saved. Close it; Sightline then goes on.',
  damaged: 'The database is damaged. Stop Sightline and start it again: it says how to put the newest backup in place.',
  disk_fault: 'The disk did not read or write as it should, so nothing was saved. Look after the disk, then try again.',
};

/** Longer codes first where one begins another. */
const REASONS: readonly (readonly [prefix: string, reason: FaultReason])[] = [
  ['SQLITE_FULL', 'disk_full'],
  ['ENOSPC', 'disk_full'],
  ['EDQUOT', 'disk_full'],
  // A file that may not grow: a limit of the process, or of the file system.
  ['SQLITE_IOERR_WRITE', 'disk_full'],
  // Of the database itself SQLite takes what is missing for zeros.
  ['SQLITE_IOERR_SHORT_READ', 'log_gone'],
  ['EFBIG', 'disk_full'],
  ['SQLITE_READONLY', 'read_only'],
  ['EACCES', 'read_only'],
  ['EPERM', 'read_only'],
  ['EROFS', 'read_only'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_IOERR', 'disk_fault'],
  ['EIO', 'disk_fault'],
];

/** The condition that a fault indicates; null when it indicates none. */
export function readFaultReason(error: unknown): FaultReason | null {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return null;
  return REASONS.find(([prefix]) => code.startsWith(prefix))?.[1] ?? null;
}

/**
 * CONFLICT with `details.reason` for a condition of the machine; NOT_FOUND for a row of a project that is being deleted for good; anything
 * else comes back as it is.
 */
export function toStorageFault(error: unknown): unknown {
  if (isOfErasedProject(error)) return notFound('The project');
  const reason = readFaultReason(error);
  return reason === null ? error : storageFault(reason, error);
}

/** The schema takes nothing in for such a project, whoever loaded it before. */
function isOfErasedProject(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return code === 'SQLITE_CONSTRAINT_TRIGGER' && message === 'project_erasing';
}

export function storageFault(reason: FaultReason, cause?: unknown): AppError {
  return new AppError('CONFLICT', MESSAGES[reason], { reason }, cause);
}

/** While one of them lasts nothing can be reached. The folder's watch says so, once, and waits until it is over. */
const AWAY: readonly unknown[] = [
  'folder_gone',
  'log_gone',
  'answers_lost',
  'database_damaged',
  'database_missing',
] satisfies (FaultReason | LossReason)[];

const PASSING: readonly unknown[] = ['disk_full', 'read_only', 'locked', 'disk_fault'] satisfies FaultReason[];

/** True for the error of a condition that can end while Sightline runs: the same call may succeed later. */
export function isPassingFault(error: unknown): boolean {
  return isDataAway(error) || (error instanceof AppError && PASSING.includes(error.details?.reason));
}

/** True where the database is not to be reached in its place: that is reported once, not by every caller that misses it. */
export function isDataAway(error: unknown): boolean {
  return error instanceof AppError && AWAY.includes(error.details?.reason);
}
