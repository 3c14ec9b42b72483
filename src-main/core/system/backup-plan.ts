/** When an automatic backup is due, whether there is room for it, and which old ones go. Pure. */
import type { BackupFile } from '../../storage/backup-files.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 1970-01-01 was a Thursday: weeks begin on Monday. */
const MONDAY_OFFSET_DAYS = 3;

export interface BackupSettings {
  isOn: boolean;
  /** Days of which the newest backup is kept, 1 or more. */
  daily: number;
  /** Weeks of which the newest backup is kept, 0 or more. */
  weekly: number;
}

export const DEFAULT_BACKUP_SETTINGS: BackupSettings = { isOn: true, daily: 7, weekly: 4 };

/** True when no automatic backup is from the last day. One from the future is none: the clock went back since. */
export function isBackupDue(files: readonly BackupFile[], nowMs: number): boolean {
  return !files.some(
    ({ kind, savedAtMs }) => kind === 'automatic' && savedAtMs > nowMs - DAY_MS && savedAtMs <= nowMs + HOUR_MS,
  );
}

/** Why there is no room for a backup; null when there is. A copy needs up to the database's size, and so may the log meanwhile. */
export function findLackOfRoom(freeBytes: number, databaseBytes: number): string | null {
  if (freeBytes >= 2 * databaseBytes) return null;
  return `${toMegabytes(freeBytes)} MB are free, and a backup wants twice the database's ${toMegabytes(databaseBytes)} MB.`;
}

/** What automatic backups may take together: twice the data, and never more than half of what would be free without them. */
export function planRoom(sizes: { freeBytes: number; usedBytes: number; databaseBytes: number }): number {
  return Math.min(2 * sizes.databaseBytes, (sizes.freeBytes + sizes.usedBytes) / 2);
}

/**
 * Paths of the automatic backups to remove. Kept are the newest of each of the last `daily` UTC days and `weekly` weeks
 * that have one; where they do not fit into `roomBytes`, those go first that are missed least. The newest of all stays.
 */
export function planRotation(files: readonly BackupFile[], settings: BackupSettings, roomBytes: number): string[] {
  const automatic = files
    .filter(({ kind }) => kind === 'automatic')
    .sort((a, b) => b.savedAtMs - a.savedAtMs || b.path.localeCompare(a.path));
  const days = firstOfEach(automatic, ({ savedAtMs }) => Math.floor(savedAtMs / DAY_MS)).slice(0, settings.daily);
  const weeks = firstOfEach(automatic, ({ savedAtMs }) =>
    Math.floor((Math.floor(savedAtMs / DAY_MS) + MONDAY_OFFSET_DAYS) / 7),
  ).slice(0, settings.weekly);
  const kept = automatic.filter((file) => days.includes(file) || weeks.includes(file));
  while (kept.length > 1 && kept.reduce((sum, { bytes }) => sum + bytes, 0) > roomBytes) {
    kept.splice(findLeastMissed(kept), 1);
  }
  return automatic.filter((file) => !kept.includes(file)).map(({ path }) => path);
}

/**
 * The place of the one that leaves the smallest gap for its age: of last month one a week is as good as one a day is of this week. Behind
 * the oldest lies a gap as long as its age. Newest first; never the first.
 */
function findLeastMissed(files: readonly BackupFile[]): number {
  const newestMs = files[0]?.savedAtMs ?? 0;
  const weigh = ({ savedAtMs }: BackupFile, index: number) => {
    const ageMs = newestMs - savedAtMs;
    const newerMs = files[index - 1]?.savedAtMs ?? savedAtMs;
    const olderMs = files[index + 1]?.savedAtMs ?? savedAtMs - ageMs;
    return (newerMs - olderMs) / (ageMs + DAY_MS);
  };
  const weights = files.map((file, index) => (index === 0 ? Number.POSITIVE_INFINITY : weigh(file, index)));
  return weights.indexOf(Math.min(...weights));
}

function firstOfEach(files: readonly BackupFile[], keyOf: (file: BackupFile) => number): BackupFile[] {
  const seen = new Set<number>();
  return files.filter((file) => {
    const isFirst = !seen.has(keyOf(file));
    seen.add(keyOf(file));
    return isFirst;
  });
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}
