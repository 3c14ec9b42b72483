/** What a backup holds, and putting it in place of the data while the service runs. Storage does the work; this only says what. */
import { describeBackup, openBackup } from '../../storage/backup-files.ts';
import { defineJob } from '../../storage/command.ts';
import { Connection } from '../../storage/connection.ts';
import { requireNewestBackup, restoreBackup } from '../../storage/restore-backup.ts';
import { requireRestoreRoom } from '../../storage/restore-room.ts';

/** What there is in a database, as one tells two of them apart. */
export interface Contents {
  /** Names of the projects that are not archived, oldest first. */
  projects: string[];
  answers: number;
  /** Null without an answer. */
  lastAnswerAtMs: number | null;
}

/**
 * `null` is the newest good backup of the folder. Throws CONFLICT when there is none, the file is none, or the disk has no
 * room for restoring it.
 */
export const inspectBackup = defineJob('system.inspectBackup', async (job, path: string | null) => {
  const file = path ?? requireNewestBackup(job.dataDir);
  const db = openBackup(file);
  try {
    requireRestoreRoom(job.dataDir, file);
    return { ...describeBackup(job.dataDir, file), ...readContents(db) };
  } finally {
    db.close();
  }
});

/** To be run alone. Reports percents. Throws what `restoreBackup` throws; then nothing has changed. */
export const restoreData = defineJob('system.restore', async (job, path: string | null) => {
  const wanted = path ?? requireNewestBackup(job.dataDir);
  const restored = await restoreBackup(job.dataDir, wanted, (done) => job.report({ done, total: 100 }));
  return { ...restored, now: readContents(job.db), before: readKept(restored.previous) };
});

/** Null where there was none, or none that can be read. */
function readKept(path: string | null): Contents | null {
  if (path === null) return null;
  let db: Connection | null = null;
  try {
    db = new Connection(path, { readonly: true });
    return readContents(db);
  } catch {
    return null;
  } finally {
    db?.close();
  }
}

function readContents(db: Connection): Contents {
  const projects = db.prepare('SELECT name FROM project WHERE archived_at IS NULL ORDER BY id').pluck().all();
  const { answers, lastAnswerAtMs } = db
    .prepare('SELECT count(*) AS answers, max(answered_at) AS lastAnswerAtMs FROM answer')
    .get() as Omit<Contents, 'projects'>;
  return { projects: projects as string[], answers, lastAnswerAtMs };
}
