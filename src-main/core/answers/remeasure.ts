/**
 * Measuring history again after a name, alias, domain or competitor changed. Text is read and measured on the job's own
 * thread; answers that cannot measure differently are passed over, and only what did change is written, in batches that move
 * facts and counts together.
 */
import { defineJob, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { type CachedBrands, readCompiledBrands } from '../brands/brand-store.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { MEASURING_VERSION, type MeasuredAnswer } from '../measuring/measurement.ts';
import { mayBeAffected, planRuleChange, type RuleChange } from '../measuring/rule-change.ts';
import { RollupDelta } from '../rollups/rollup-delta.ts';
import { unpackContent } from './answer-content.ts';
import { toAppearances } from './appearances.ts';
import { packMarks } from './marks.ts';
import { isMeasured, noteMeasured, noteProgress, readMeasuredRules, readProgress } from './measured-history.ts';
import { readOwnAppearance } from './store-answer.ts';
import { readStoredFacts } from './stored-facts.ts';

const BATCH = 500;
/** Answers measured again in one transaction: it must not keep other writers waiting. */
const WRITE_BATCH = 100;

interface Remeasured {
  answerId: number;
  measured: MeasuredAnswer;
}

interface Round extends CachedBrands {
  /** Null: every answer has to be measured. */
  change: RuleChange | null;
  /** The change is one of answers that were measured by this version or an older one. */
  changedSince: number;
  afterId: number;
}

/** Measures the answers of a project that older rules measured. Returns how many were looked at. */
export const remeasureProject = defineJob('answers.remeasure', async (job, projectId: number): Promise<number> => {
  if (isMeasured(job.db, projectId)) return 0;
  let done = 0;
  let round = beginRound(job.db, projectId);
  for (;;) {
    const current = readCompiledBrands(job.db, projectId);
    if (current.stamp !== round.stamp) round = beginRound(job.db, projectId);
    const { stamp } = round;
    const batch = readStale(job.db, projectId, round);
    const last = batch.at(-1);
    if (!last) {
      if (await job.write(finishRemeasuring, { projectId, stamp })) return done;
      continue;
    }
    const answers = measureBatch(batch, round);
    for (let from = 0; from === 0 || from < answers.length; from += WRITE_BATCH) {
      const part = answers.slice(from, from + WRITE_BATCH);
      const afterId = from + WRITE_BATCH < answers.length ? (part.at(-1)?.answerId ?? round.afterId) : last.id;
      await job.write(saveRemeasured, { projectId, stamp, afterId, answers: part });
    }
    done += batch.length;
    round.afterId = last.id;
    job.report({ done, total: null });
  }
});

function beginRound(db: Connection, projectId: number): Round {
  const cached = readCompiledBrands(db, projectId);
  const before = readMeasuredRules(db, projectId);
  const change = before === null ? null : planRuleChange(before.rules, cached.brands.brands);
  return { ...cached, change, changedSince: before?.version ?? 0, afterId: readProgress(db, projectId, cached.stamp) };
}

interface StaleRow {
  id: number;
  language: string;
  /** Whether the prompt's being branded changed. */
  isMoved: 0 | 1;
  isStale: 0 | 1;
  brandsVersion: number;
  body: Uint8Array;
}

/** The next answers, those that newer rules measured already included. The sign keeps the walk on the row id. */
function readStale(db: Connection, projectId: number, { afterId, version }: Round): StaleRow[] {
  return db
    .prepare(
      `SELECT answer.id AS id, answer.language AS language, body,
         brands_version AS brandsVersion, answer.is_branded <> prompt.is_branded AS isMoved, brands_version <> ? OR measuring_version <> ? AS isStale
       FROM answer JOIN answer_content ON answer_id = answer.id JOIN prompt ON prompt.id = prompt_id
       WHERE answer.id > ? AND +answer.project_id = ? ORDER BY answer.id LIMIT ${BATCH}`,
    )
    .all(version, MEASURING_VERSION, afterId, projectId) as StaleRow[];
}

/** What has to be written of a batch. */
function measureBatch(batch: readonly StaleRow[], { change, changedSince, brands }: Round): Remeasured[] {
  return batch.flatMap((row) => {
    if (row.isStale === 0) return [];
    const { text, cited } = unpackContent(row.body);
    const isComparable = change !== null && row.isMoved === 0 && row.brandsVersion <= changedSince;
    if (isComparable && !mayBeAffected(change, { text, cited })) return [];
    return [{ answerId: row.id, measured: measureAnswer({ text, language: row.language, cited }, brands) }];
  });
}

/** Replaces what was measured; a batch measured by rules that have changed meanwhile is left for the next round. */
export const saveRemeasured = defineWrite(
  'answers.saveRemeasured',
  (db, input: { projectId: number; stamp: string; afterId: number; answers: Remeasured[] }): null => {
    const { version, stamp } = readCompiledBrands(db, input.projectId);
    if (stamp !== input.stamp) return null;
    const delta = new RollupDelta();
    for (const answer of input.answers) replaceMeasured(db, answer, version, delta);
    delta.save(db);
    noteProgress(db, input.projectId, { stamp, afterId: input.afterId });
    return null;
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

function replaceMeasured(
  db: Connection,
  { answerId, measured }: Remeasured,
  brandsVersion: number,
  delta: RollupDelta,
): void {
  const before = readStoredFacts(db, answerId);
  if (!before) return;
  const { isBranded } = db.prepare('SELECT is_branded AS isBranded FROM prompt WHERE id = ?').get(before.promptId) as {
    isBranded: 0 | 1;
  };
  const appearances = toAppearances(measured);
  const own = readOwnAppearance(db, before.projectId, appearances);
  delta.remove(before);
  delta.add({ ...before, segment: { ...before.segment, isBranded }, appearances });
  db.prepare('UPDATE answer_content SET marks = ? WHERE answer_id = ?').run(packMarks(measured.mentions), answerId);
  db.prepare(
    `UPDATE answer SET words = ?, brands_named = ?, is_own_named = ?, is_own_cited = ?, measuring_version = ?,
       brands_version = ?, is_branded = ? WHERE id = ?`,
  ).run(
    measured.words,
    measured.mentions.length,
    own?.isNamed ? 1 : 0,
    own?.isCited ? 1 : 0,
    MEASURING_VERSION,
    brandsVersion,
    isBranded,
    answerId,
  );
}
