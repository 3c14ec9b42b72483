/**
 * Looks whether a data folder is sound: the database file, its references, what answers said, the rollups against a recount, and the
 * index of texts.
 */
import { defineJob, type JobContext } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { countWrongContents } from '../answers/check-contents.ts';
import { countWrongIndexed, resetIndex } from '../answers/search/check-index.ts';
import { countDifferences, rebuildRollups } from '../rollups/recount.ts';

export interface Check {
  name: string;
  ok: boolean;
  message: string;
}

export const examine = defineJob('system.examine', async (job, input: { isRepairing: boolean }): Promise<Check[]> => {
  const checks = [checkIntegrity(job.db), checkReferences(job.db), checkContents(job.db)];
  let differences = countAtOneMoment(job.db);
  const found = differences;
  if (differences > 0 && input.isRepairing) {
    await job.write(rebuildRollups, null);
    differences = countAtOneMoment(job.db);
  }
  return [...checks, toRollupCheck(found, differences), await checkIndex(job, input)];
});

/** Made anew it is empty, and filled while the app runs. */
async function checkIndex(job: JobContext, { isRepairing }: { isRepairing: boolean }): Promise<Check> {
  const wrong = job.db.atOneMoment(() => countWrongIndexed(job.db));
  const name = 'search';
  if (wrong === 0) return { name, ok: true, message: 'The index of texts knows every answer once.' };
  if (!isRepairing)
    return { name, ok: false, message: `${wrong} answers are wrong in the index of texts; run doctor --repair.` };
  await job.write(resetIndex, null);
  return { name, ok: true, message: `${wrong} answers were wrong in the index of texts; it is made anew.` };
}

/** Answers that arrive meanwhile are in both counts or in neither. */
function countAtOneMoment(db: Connection): number {
  return db.atOneMoment(() => countDifferences(db));
}

function checkContents(db: Connection): Check {
  const wrong = db.atOneMoment(() => countWrongContents(db));
  const message =
    wrong === 0
      ? 'Every answer has its text in one place, unchanged.'
      : `${wrong} answers have not the text that was stored; the newest good backup may have it.`;
  return { name: 'contents', ok: wrong === 0, message };
}

function checkIntegrity(db: Connection): Check {
  const lines = db.raw.pragma('integrity_check') as { integrity_check: string }[];
  const ok = lines.length === 1 && lines[0]?.integrity_check === 'ok';
  const message = ok ? 'The database file is whole.' : lines.map((line) => line.integrity_check).join('; ');
  return { name: 'integrity', ok, message };
}

function checkReferences(db: Connection): Check {
  const broken = db.raw.pragma('foreign_key_check') as unknown[];
  const ok = broken.length === 0;
  return {
    name: 'references',
    ok,
    message: ok ? 'Every row points to one that exists.' : `${broken.length} broken references.`,
  };
}

function toRollupCheck(found: number, left: number): Check {
  const ok = left === 0;
  if (found === 0) return { name: 'rollups', ok, message: 'The daily counts equal a recount of the answers.' };
  const message = ok
    ? `${found} daily counts were off and have been repaired.`
    : `${left} daily counts are off; run doctor --repair.`;
  return { name: 'rollups', ok, message };
}
