/**
 * Measuring history again after a name, alias, domain or competitor changed. Text is read and measured on the job's own
 * thread; each small batch is written in one transaction that moves rows and rollups together.
 */
import { defineJob, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readCompiledBrands } from '../brands/brand-store.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { MEASURING_VERSION, type MeasuredAnswer } from '../measuring/measurement.ts';
import { type AnswerFact, RollupDelta } from '../rollups/rollup-delta.ts';
import { unpackContent } from './answer-content.ts';
import {
  areSameAppearances,
  deleteAppearances,
  insertAppearances,
  readAppearances,
  toAppearances,
} from './appearances.ts';
import { noteMeasured } from './measured-history.ts';

const BATCH = 100;

interface Remeasured {
  answerId: number;
  measured: MeasuredAnswer;
}

interface StoredAnswer extends AnswerFact {
  id: number;
}

/** Measures every answer of a project that was measured by older rules. Returns how many there were. */
export const remeasureProject = defineJob('answers.remeasure', async (job, projectId: number): Promise<number> => {
  let done = 0;
  let cursor = { stamp: '', version: 0, afterId: 0 };
  for (;;) {
    const { version, stamp, brands } = readCompiledBrands(job.db, projectId);
    if (stamp !== cursor.stamp) cursor = { stamp, version, afterId: 0 };
    const batch = readStale(job.db, projectId, cursor);
    const last = batch.at(-1);
    if (!last) {
      if (await job.write(finishRemeasuring, { projectId, stamp })) return done;
      continue;
    }
    const answers = batch.map((row) => {
      const { text, cited } = unpackContent(row.body);
      return { answerId: row.id, measured: measureAnswer({ text, language: row.language, cited }, brands) };
    });
    done += await job.write(saveRemeasured, { projectId, stamp, answers });
    cursor.afterId = last.id;
    job.report({ done, total: null });
  }
});

/** The next answers that older rules measured. The sign before the project id keeps the walk on the row id. */
function readStale(db: Connection, projectId: number, cursor: { version: number; afterId: number }) {
  return db
    .prepare(
      `SELECT answer.id AS id, answer.language AS language, answer_content.body AS body
       FROM answer JOIN answer_content ON answer_id = answer.id
       WHERE answer.id > ? AND +project_id = ? AND (brands_version <> ? OR measuring_version <> ?)
       ORDER BY answer.id LIMIT ${BATCH}`,
    )
    .all(cursor.afterId, projectId, cursor.version, MEASURING_VERSION) as {
    id: number;
    language: string;
    body: Uint8Array;
  }[];
}

/** Replaces what was measured; a batch measured by rules that have changed meanwhile is left for the next round. */
export const saveRemeasured = defineWrite(
  'answers.saveRemeasured',
  (db, input: { projectId: number; stamp: string; answers: Remeasured[] }): number => {
    const { version, stamp } = readCompiledBrands(db, input.projectId);
    if (stamp !== input.stamp) return 0;
    const delta = new RollupDelta();
    let count = 0;
    for (const { answerId, measured } of input.answers) {
      const stored = readStored(db, answerId);
      if (!stored) continue;
      replaceMeasured(db, stored, measured, version, delta);
      count++;
    }
    delta.save(db);
    return count;
  },
);

/** Notes that history is measured by the rules of now; false when they have changed meanwhile. */
export const finishRemeasuring = defineWrite(
  'answers.finishRemeasuring',
  (db, input: { projectId: number; stamp: string }): boolean => {
    if (readCompiledBrands(db, input.projectId).stamp !== input.stamp) return false;
    noteMeasured(db, input.projectId);
    return true;
  },
);

function readStored(db: Connection, answerId: number): StoredAnswer | undefined {
  return db
    .prepare(
      `SELECT answer.id AS id, answer.project_id AS projectId, prompt_id AS promptId, ordinal, day, engine,
         answer.language AS language, surface, answer.is_branded AS isBranded
       FROM answer JOIN prompt ON prompt.id = prompt_id WHERE answer.id = ?`,
    )
    .get(answerId) as StoredAnswer | undefined;
}

function replaceMeasured(
  db: Connection,
  stored: StoredAnswer,
  measured: MeasuredAnswer,
  brandsVersion: number,
  delta: RollupDelta,
): void {
  const { isBranded } = db.prepare('SELECT is_branded AS isBranded FROM prompt WHERE id = ?').get(stored.promptId) as {
    isBranded: 0 | 1;
  };
  const [before, appearances] = [readAppearances(db, stored.id), toAppearances(measured)];
  // Most answers of a history say nothing of a new name: then only the versions move.
  if (isBranded !== stored.isBranded || !areSameAppearances(before, appearances)) {
    delta.add(stored, before, -1);
    deleteAppearances(db, stored.id);
    insertAppearances(db, stored, appearances);
    delta.add({ ...stored, isBranded }, appearances, 1);
  }
  db.prepare(
    `UPDATE answer SET words = ?, brands_named = ?, measuring_version = ?, brands_version = ?, is_branded = ? WHERE id = ?`,
  ).run(measured.words, measured.mentions.length, MEASURING_VERSION, brandsVersion, isBranded, stored.id);
}
