/**
 * Measuring history again after a name, alias, domain or competitor changed, or by this program's word boundaries where that is asked for.
 * Text is read and measured on the job's own thread; answers that cannot measure differently are passed over, and only what did change is
 * written, in batches that move facts and counts together.
 */
import { defineJob, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { WritePipeline } from '../../storage/write-pipeline.ts';
import { type CachedBrands, readCompiledBrands } from '../brands/brand-store.ts';
import { FigureDelta, isFoundAlike } from '../figures/aggregate/figure-delta.ts';
import { sumOffsets } from '../figures/codec/month-checksum.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { MEASURING_VERSION } from '../measuring/measurement.ts';
import { mayBeAffected, planRuleChange, type RuleChange } from '../measuring/rule-change.ts';
import { toAppearances } from './appearances.ts';
import { ChangedAnswers, type Remeasured } from './changed-answers.ts';
import { readPublicIds } from './damaged-answers.ts';
import {
  areBoundariesWanted,
  forgetBoundariesWanted,
  isMeasured,
  noteMeasured,
  noteProgress,
  readMeasuredRules,
  readProgress,
  type WalkCursor,
} from './measured-history.ts';
import { packOffsets } from './mention-offsets.ts';
import { readLayers } from './opinion-layers.ts';
import { closeReceipt, openRuleReceipt, PROGRAM, ReceiptDelta } from './receipts.ts';
import { noteAllMeasured, noteSegmentation, readAllFingerprints } from './segmentations.ts';
import { readOwnAppearance } from './store-answer.ts';
import { StoredContents } from './stored-contents.ts';
import { readStoredFacts } from './stored-facts.ts';

const BATCH = 500;

/** What measuring history again came to, in answers. */
export interface RemeasuredHistory {
  looked: number;
  /** Those in which brands are found otherwise than before. */
  changed: number;
  /** Public ids of those that cannot be read: they keep what was measured before. */
  damaged: string[];
  /** Public id of the receipt; null where none was open. */
  receiptId: string | null;
}

interface Round extends CachedBrands {
  /** Null: every answer has to be measured. */
  change: RuleChange | null;
  /** The change is one of answers that were measured by this version or an older one. */
  changedSince: number;
  /** By this program's word boundaries every answer may measure differently: one in German may quote Japanese. */
  isWhole: boolean;
  after: WalkCursor;
}

/** Measures the answers of a project that older rules measured. */
export const remeasureProject = defineJob(
  'answers.remeasure',
  async (job, projectId: number): Promise<RemeasuredHistory> => {
    const damaged = new Set<number>();
    let looked = 0;
    let changedCount = 0;
    const end = (receiptId: string | null): RemeasuredHistory => ({
      looked,
      changed: changedCount,
      damaged: readPublicIds(job.db, [...damaged]),
      receiptId,
    });
    if (isMeasured(job.db, projectId)) return end(null);
    await job.write(openRuleReceipt, { projectId, transport: PROGRAM });
    let round = beginRound(job.db, projectId);
    const changed = new ChangedAnswers();
    const writes = new WritePipeline();
    const save = async (isAll: boolean) => {
      for (const part of changed.take(isAll)) {
        const { stamp } = round;
        await writes.push(async () => {
          changedCount += await job.write(saveRemeasured, { projectId, stamp, ...part });
        });
      }
    };
    for (;;) {
      if (readStamp(job.db, projectId) !== round.stamp) {
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
        const { isFinished, receiptId } = await job.write(finishRemeasuring, { projectId, stamp: round.stamp });
        if (isFinished) return end(receiptId);
        continue;
      }
      round.after = toCursor(last);
      changed.add(answers, { after: round.after, looked: batch.length });
      await save(false);
      looked += batch.length;
      job.report({ done: looked, total: null });
    }
  },
);

/** Of all that history is to be measured by. */
function readStamp(db: Connection, projectId: number): string {
  const { stamp } = readCompiledBrands(db, projectId);
  return areBoundariesWanted(db, projectId) ? `${stamp} ${readAllFingerprints(db)}` : stamp;
}

function beginRound(db: Connection, projectId: number): Round {
  const cached = readCompiledBrands(db, projectId);
  const stamp = readStamp(db, projectId);
  const before = readMeasuredRules(db, projectId);
  const change = before === null ? null : planRuleChange(before.rules, cached.brands.brands, before.measuringVersion);
  const after = readProgress(db, projectId, stamp);
  return { ...cached, stamp, change, changedSince: before?.version ?? 0, isWhole: stamp !== cached.stamp, after };
}

interface StaleRow extends WalkCursor {
  packId: number;
  language: string;
  /** Whether the prompt's being branded changed. */
  isMoved: 0 | 1;
  isStale: 0 | 1;
  brandsVersion: number;
}

function toCursor({ promptId, day, id }: StaleRow): WalkCursor {
  return { promptId, day, id };
}

/** The next answers, those that newer rules measured already included, in the order of packs. */
function readStale(db: Connection, projectId: number, { after, version }: Round): StaleRow[] {
  return db
    .prepare(
      `SELECT answer.id AS id, prompt_id AS promptId, day, pack_id AS packId, answer.language AS language,
         brands_version AS brandsVersion, answer.is_branded <> prompt.is_branded AS isMoved,
         brands_version <> ? OR measuring_version <> ? AS isStale
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
  { change, changedSince, isWhole, brands, damaged }: Round & { damaged: Set<number> },
): { cursor: WalkCursor; remeasured: Remeasured }[] {
  const contents = new StoredContents(db);
  return batch.flatMap((row) => {
    if (row.isStale === 0 && !isWhole) return [];
    const isComparable = !isWhole && change !== null && row.isMoved === 0 && row.brandsVersion <= changedSince;
    if (isComparable && mayMeasureOtherwise(change, contents, row) === false) return [];
    const content = contents.read(row);
    if (content === null) {
      damaged.add(row.id);
      return [];
    }
    const { text, cited } = content;
    const measured = measureAnswer({ text, language: row.language, cited }, brands);
    return [{ cursor: toCursor(row), remeasured: { answerId: row.id, measured } }];
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
  (db, input: { projectId: number; stamp: string; after: WalkCursor; answers: Remeasured[] }): number => {
    if (readStamp(db, input.projectId) !== input.stamp) return 0;
    const { version } = readCompiledBrands(db, input.projectId);
    const [delta, receipt] = [new FigureDelta(), new ReceiptDelta()];
    const changed = input.answers.filter((answer) => replaceMeasured(db, answer, version, { delta, receipt }));
    delta.save(db);
    receipt.save(db, input.projectId);
    noteProgress(db, input.projectId, { stamp: input.stamp, after: input.after });
    return changed.length;
  },
);

/** Notes that history is measured by today's rules, and closes the receipt; not when they have changed meanwhile. */
export const finishRemeasuring = defineWrite(
  'answers.finishRemeasuring',
  (db, input: { projectId: number; stamp: string }, { nowMs }): { isFinished: boolean; receiptId: string | null } => {
    if (readStamp(db, input.projectId) !== input.stamp) return { isFinished: false, receiptId: null };
    if (areBoundariesWanted(db, input.projectId)) {
      noteAllMeasured(db, input.projectId);
      forgetBoundariesWanted(db, input.projectId);
    }
    noteMeasured(db, input.projectId);
    return { isFinished: true, receiptId: closeReceipt(db, input.projectId, { state: 'finished', nowMs }) };
  },
);

interface StoredMeasure {
  /** Of the prompt, as it is now. */
  isBranded: 0 | 1;
  mentionOffsets: Uint8Array;
  measuringVersion: number;
  words: number;
  segmentationId: number | null;
}

/**
 * True where the answer changed. One that measures as before is not written, unless older measuring has to be noted as looked at: a
 * short name stands inside the words of many.
 */
function replaceMeasured(
  db: Connection,
  { answerId, measured }: Remeasured,
  brandsVersion: number,
  { delta, receipt }: { delta: FigureDelta; receipt: ReceiptDelta },
): boolean {
  const before = readStoredFacts(db, answerId);
  if (!before) return false;
  const stored = db
    .prepare(
      `SELECT prompt.is_branded AS isBranded, mention_offsets AS mentionOffsets, measuring_version AS measuringVersion, words, segmentation_id AS segmentationId
       FROM answer JOIN prompt ON prompt.id = prompt_id WHERE answer.id = ?`,
    )
    .get(answerId) as StoredMeasure;
  const { isBranded } = stored;
  const appearances = toAppearances(measured, readLayers(db, answerId));
  const mentionOffsets = packOffsets(measured.mentions);
  const offsetsSum = sumOffsets(answerId, mentionOffsets);
  const after = { ...before, segment: { ...before.segment, isBranded }, appearances, offsetsSum };
  const isChanged = !isFoundAlike(before.appearances, appearances) || !mentionOffsets.equals(stored.mentionOffsets);
  const isMoved = before.segment.isBranded !== isBranded;
  const segmentationId = noteSegmentation(db, before.projectId, before.segment.language);
  // What measures alike by both keeps saying that it was measured as the history is.
  const isNoted = stored.segmentationId === null || stored.segmentationId === segmentationId;
  const isWritten = isNoted && stored.words === measured.words && stored.measuringVersion === MEASURING_VERSION;
  if (!isChanged && !isMoved && isWritten) return false;
  const own = readOwnAppearance(db, before.projectId, appearances);
  delta.replace(before, after);
  receipt.add(before, after, isChanged);
  db.prepare(
    `UPDATE answer SET words = ?, brands_named = ?, is_own_named = ?, is_own_cited = ?, measuring_version = ?,
       brands_version = ?, is_branded = ?, mention_offsets = ?, segmentation_id = ? WHERE id = ?`,
  ).run(
    measured.words,
    measured.mentions.length,
    own?.isNamed ? 1 : 0,
    own?.isCited ? 1 : 0,
    MEASURING_VERSION,
    brandsVersion,
    isBranded,
    mentionOffsets,
    segmentationId,
    answerId,
  );
  return isChanged;
}
