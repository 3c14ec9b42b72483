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
import { toAppearances } from './appearances.ts';
import { packMarks } from './marks.ts';
import {
  isMeasured,
  noteMeasured,
  noteProgress,
  readMeasuredRules,
  readProgress,
  type WalkPlace,
} from './measured-history.ts';
import { readOwnAppearance } from './store-answer.ts';
import { StoredContents } from './stored-contents.ts';
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
  after: WalkPlace;
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
    const { batch, answers } = job.db.atOneMoment(() => {
      const rows = readStale(job.db, projectId, round);
      return { batch: rows, answers: measureBatch(job.db, rows, round) };
    });
    const last = batch.at(-1);
    if (!last) {
      if (await job.write(finishRemeasuring, { projectId, stamp })) return done;
      continue;
    }
    for (let from = 0; from === 0 || from < answers.length; from += WRITE_BATCH) {
      const part = answers.slice(from, from + WRITE_BATCH);
      const isLast = from + WRITE_BATCH >= answers.length;
      const after = toPlace(isLast ? last : (part.at(-1)?.row ?? last));
      await job.write(saveRemeasured, { projectId, stamp, after, answers: part.map(({ remeasured }) => remeasured) });
    }
    done += batch.length;
    round.after = toPlace(last);
    job.report({ done, total: null });
  }
});

function beginRound(db: Connection, projectId: number): Round {
  const cached = readCompiledBrands(db, projectId);
  const before = readMeasuredRules(db, projectId);
  const change = before === null ? null : planRuleChange(before.rules, cached.brands.brands);
  return { ...cached, change, changedSince: before?.version ?? 0, after: readProgress(db, projectId, cached.stamp) };
}

interface StaleRow extends WalkPlace {
  packId: number;
  language: string;
  /** Whether the prompt's being branded changed. */
  isMoved: 0 | 1;
  isStale: 0 | 1;
  brandsVersion: number;
}

function toPlace({ promptId, day, id }: StaleRow): WalkPlace {
  return { promptId, day, id };
}

/** The next answers, those that newer rules measured already included, in the order of packs. */
function readStale(db: Connection, projectId: number, { after, version }: Round): StaleRow[] {
  return db
    .prepare(
      `SELECT answer.id AS id, prompt_id AS promptId, day, pack_id AS packId, answer.language AS language,
         brands_version AS brandsVersion, answer.is_branded <> prompt.is_branded AS isMoved, brands_version <> ? OR measuring_version <> ? AS isStale
       FROM answer INDEXED BY answer_by_prompt CROSS JOIN prompt ON prompt.id = prompt_id
       WHERE (prompt_id, day, answer.id) > (?, ?, ?) AND +answer.project_id = ?
       ORDER BY prompt_id, day, answer.id LIMIT ${BATCH}`,
    )
    .all(version, MEASURING_VERSION, after.promptId, after.day, after.id, projectId) as StaleRow[];
}

/** What has to be written of a batch. */
function measureBatch(
  db: Connection,
  batch: readonly StaleRow[],
  { change, changedSince, brands }: Round,
): { row: StaleRow; remeasured: Remeasured }[] {
  const contents = new StoredContents(db);
  return batch.flatMap((row) => {
    if (row.isStale === 0) return [];
    const { text, cited } = contents.read(row);
    const isComparable = change !== null && row.isMoved === 0 && row.brandsVersion <= changedSince;
    if (isComparable && !mayBeAffected(change, { text, cited })) return [];
    const measured = measureAnswer({ text, language: row.language, cited }, brands);
    return [{ row, remeasured: { answerId: row.id, measured } }];
  });
}

/** Replaces what was measured; a batch measured by rules that have changed meanwhile is left for the next round. */
export const saveRemeasured = defineWrite(
  'answers.saveRemeasured',
  (db, input: { projectId: number; stamp: string; after: WalkPlace; answers: Remeasured[] }): null => {
    const { version, stamp } = readCompiledBrands(db, input.projectId);
    if (stamp !== input.stamp) return null;
    const delta = new RollupDelta();
    for (const answer of input.answers) replaceMeasured(db, answer, version, delta);
    delta.save(db);
    noteProgress(db, input.projectId, { stamp, after: input.after });
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
  db.prepare(
    `UPDATE answer SET words = ?, brands_named = ?, is_own_named = ?, is_own_cited = ?, measuring_version = ?,
       brands_version = ?, is_branded = ?, marks = ? WHERE id = ?`,
  ).run(
    measured.words,
    measured.mentions.length,
    own?.isNamed ? 1 : 0,
    own?.isCited ? 1 : 0,
    MEASURING_VERSION,
    brandsVersion,
    isBranded,
    packMarks(measured.mentions),
    answerId,
  );
}
