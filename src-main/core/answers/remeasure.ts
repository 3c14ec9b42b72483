/**
 * Measuring history again after a name, alias, domain or competitor changed. Text is read and measured on the job's own
 * thread; answers that cannot measure differently are passed over, and only what did change is written, in batches that move
 * facts and counts together.
 */
import { defineJob, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { OneAhead } from '../../storage/one-ahead.ts';
import { type CachedBrands, readCompiledBrands } from '../brands/brand-store.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { MEASURING_VERSION, type MeasuredAnswer } from '../measuring/measurement.ts';
import { mayBeAffected, planRuleChange, type RuleChange } from '../measuring/rule-change.ts';
import { isFoundAlike, RollupDelta } from '../rollups/rollup-delta.ts';
import { toAppearances } from './appearances.ts';
import { readPublicIds } from './damaged-answers.ts';
import { packMarks, sumMarks } from './marks.ts';
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
/** After so many that were looked at the place is noted even if fewer have changed. */
const NOTE_EVERY = 10_000;

interface Remeasured {
  answerId: number;
  measured: MeasuredAnswer;
}

/** What measuring history again came to, in answers. */
export interface RemeasuredHistory {
  looked: number;
  /** Those in which brands are found otherwise than before. */
  changed: number;
  /** Public ids of those that cannot be read: they keep what was measured before. */
  damaged: string[];
}

interface Round extends CachedBrands {
  /** Null: every answer has to be measured. */
  change: RuleChange | null;
  /** The change is one of answers that were measured by this version or an older one. */
  changedSince: number;
  after: WalkPlace;
}

/** Measures the answers of a project that older rules measured. */
export const remeasureProject = defineJob(
  'answers.remeasure',
  async (job, projectId: number): Promise<RemeasuredHistory> => {
    const damaged = new Set<number>();
    let looked = 0;
    let changedCount = 0;
    const end = (): RemeasuredHistory => ({
      looked,
      changed: changedCount,
      damaged: readPublicIds(job.db, [...damaged]),
    });
    if (isMeasured(job.db, projectId)) return end();
    let round = beginRound(job.db, projectId);
    const changed = new ChangedAnswers();
    const writes = new OneAhead();
    const save = async (isAll: boolean) => {
      for (const part of changed.take(isAll)) {
        const { stamp } = round;
        await writes.push(async () => {
          changedCount += await job.write(saveRemeasured, { projectId, stamp, ...part });
        });
      }
    };
    for (;;) {
      const current = readCompiledBrands(job.db, projectId);
      if (current.stamp !== round.stamp) {
        changed.forget();
        await writes.end();
        round = beginRound(job.db, projectId);
      }
      const { batch, answers } = job.db.atOneMoment(() => {
        const rows = readStale(job.db, projectId, round);
        return { batch: rows, answers: measureBatch(job.db, rows, { ...round, damaged }) };
      });
      const last = batch.at(-1);
      if (!last) {
        await save(true);
        await writes.end();
        if (await job.write(finishRemeasuring, { projectId, stamp: round.stamp })) return end();
        continue;
      }
      round.after = toPlace(last);
      changed.add(answers, { after: round.after, looked: batch.length });
      await save(false);
      looked += batch.length;
      job.report({ done: looked, total: null });
    }
  },
);

/** Gathers what has to be written over batches, because a new name may stand in few answers: a transaction costs more than they do. */
class ChangedAnswers {
  #waiting: { row: StaleRow; remeasured: Remeasured }[] = [];
  #after: WalkPlace | null = null;
  #looked = 0;

  add(
    answers: readonly { row: StaleRow; remeasured: Remeasured }[],
    { after, looked }: { after: WalkPlace; looked: number },
  ): void {
    this.#waiting.push(...answers);
    this.#after = after;
    this.#looked += looked;
  }

  /** What can be written now, each with the place up to which all is written then; the rest only when `isAll` or it has waited for long. */
  *take(isAll: boolean): Generator<{ after: WalkPlace; answers: Remeasured[] }> {
    while (this.#waiting.length >= WRITE_BATCH) {
      const part = this.#waiting.splice(0, WRITE_BATCH);
      yield { after: toPlace(part.at(-1)!.row), answers: part.map(({ remeasured }) => remeasured) };
    }
    if (this.#after === null || !(isAll || this.#looked >= NOTE_EVERY)) return;
    const part = { after: this.#after, answers: this.#waiting.map(({ remeasured }) => remeasured) };
    this.forget();
    yield part;
  }

  forget(): void {
    this.#waiting = [];
    this.#after = null;
    this.#looked = 0;
  }
}

function beginRound(db: Connection, projectId: number): Round {
  const cached = readCompiledBrands(db, projectId);
  const before = readMeasuredRules(db, projectId);
  const change = before === null ? null : planRuleChange(before.rules, cached.brands.brands, before.measuringVersion);
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
  { change, changedSince, brands, damaged }: Round & { damaged: Set<number> },
): { row: StaleRow; remeasured: Remeasured }[] {
  const contents = new StoredContents(db);
  return batch.flatMap((row) => {
    if (row.isStale === 0) return [];
    const isComparable = change !== null && row.isMoved === 0 && row.brandsVersion <= changedSince;
    if (isComparable && mayMeasureOtherwise(change, contents, row) === false) return [];
    const content = contents.read(row);
    if (content === null) {
      damaged.add(row.id);
      return [];
    }
    const { text, cited } = content;
    const measured = measureAnswer({ text, language: row.language, cited }, brands);
    return [{ row, remeasured: { answerId: row.id, measured } }];
  });
}

/** Most changes are of names: then sources are not even unpacked. Null when it cannot be read. */
function mayMeasureOtherwise(change: RuleChange, contents: StoredContents, row: StaleRow): boolean | null {
  if (change.hosts.length === 0) {
    const text = contents.readText(row);
    return text === null ? null : mayBeAffected(change, { text, cited: [] });
  }
  const content = contents.read(row);
  return content && mayBeAffected(change, content);
}

/** Replaces what was measured and returns how many answers changed; a batch measured by rules that have changed meanwhile is left for the next round. */
export const saveRemeasured = defineWrite(
  'answers.saveRemeasured',
  (db, input: { projectId: number; stamp: string; after: WalkPlace; answers: Remeasured[] }): number => {
    const { version, stamp } = readCompiledBrands(db, input.projectId);
    if (stamp !== input.stamp) return 0;
    const delta = new RollupDelta();
    const changed = input.answers.filter((answer) => replaceMeasured(db, answer, version, delta));
    delta.save(db);
    noteProgress(db, input.projectId, { stamp, after: input.after });
    return changed.length;
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

interface StoredMeasure {
  /** Of the prompt, as it is now. */
  isBranded: 0 | 1;
  marks: Uint8Array;
  measuringVersion: number;
}

/**
 * True where the answer changed. One that measures as before is not written, unless older measuring has to be noted as looked at: a
 * short name stands inside the words of many.
 */
function replaceMeasured(
  db: Connection,
  { answerId, measured }: Remeasured,
  brandsVersion: number,
  delta: RollupDelta,
): boolean {
  const before = readStoredFacts(db, answerId);
  if (!before) return false;
  const stored = db
    .prepare(
      `SELECT prompt.is_branded AS isBranded, marks, measuring_version AS measuringVersion
       FROM answer JOIN prompt ON prompt.id = prompt_id WHERE answer.id = ?`,
    )
    .get(answerId) as StoredMeasure;
  const { isBranded } = stored;
  const appearances = toAppearances(measured);
  const marks = packMarks(measured.mentions);
  const marksSum = sumMarks(answerId, marks);
  const after = { ...before, segment: { ...before.segment, isBranded }, appearances, marksSum };
  const isChanged = !isFoundAlike(before.appearances, appearances) || !marks.equals(stored.marks);
  const isMoved = before.segment.isBranded !== isBranded;
  if (!isChanged && !isMoved && stored.measuringVersion === MEASURING_VERSION) return false;
  const own = readOwnAppearance(db, before.projectId, appearances);
  delta.replace(before, after);
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
    marks,
    answerId,
  );
  return isChanged;
}
