/** What a backup holds, and putting it in place of the data while the service runs. Storage does the work; this only says what. */
import { describeBackup, openBackup } from '../../storage/backup-files.ts';
import { defineJob } from '../../storage/command.ts';
import { Connection } from '../../storage/connection.ts';
import { type Restored, requireNewestBackup, restoreBackup } from '../../storage/restore-backup.ts';
import { requireRestoreRoom } from '../../storage/restore-room.ts';
import { requireSoundContents } from './sound-contents.ts';

/** What there is in a database, as one tells two of them apart. */
export interface Contents {
  /** Names of the projects that are not archived, oldest first. */
  projects: string[];
  answers: number;
  /** Null without an answer. */
  lastAnswerAtMs: number | null;
}

export interface RestoreRequest {
  /** `null` is the newest good backup of the folder. */
  path: string | null;
  /** The owner knows that some texts of it are damaged, and wants the rest. */
  acceptDamaged: boolean;
}

/** Throws CONFLICT when there is no such backup, the file is none, what it holds is damaged, or the disk has no room for restoring it. */
export const inspectBackup = defineJob('system.inspectBackup', async (job, { path, acceptDamaged }: RestoreRequest) => {
  const file = path ?? requireNewestBackup(job.dataDir, requireSoundContents);
  const db = openBackup(file);
  try {
    if (!acceptDamaged) requireSoundContents(file, db);
    requireRestoreRoom(job.dataDir, file);
    return { ...describeBackup(job.dataDir, file), ...readContents(db) };
  } finally {
    db.close();
  }
});

/** For whoever has no storage open. Throws what `restoreBackup` throws; then nothing has changed. */
export async function restoreSound(
  dataDir: string,
  { path, acceptDamaged }: RestoreRequest,
  report?: (percent: number) => void,
): Promise<Restored> {
  const wanted = path ?? requireNewestBackup(dataDir, requireSoundContents);
  return restoreBackup(dataDir, wanted, acceptDamaged ? () => {} : requireSoundContents, report);
}

/** To be run alone. Reports percents. Throws what `restoreBackup` throws; then nothing has changed. */
export const restoreData = defineJob('system.restore', async (job, request: RestoreRequest) => {
  const restored = await restoreSound(job.dataDir, request, (done) => job.report({ done, total: 100 }));
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
