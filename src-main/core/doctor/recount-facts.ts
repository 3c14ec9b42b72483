/**
 * Facts against the answers that they are of: each answer stands once in the month of its prompt, with its own moment and
 * segment, the sources and searches of its content and the brands of its offsets.
 */
import { startOfDay } from '#shared/time/day.ts';
import { firstDayOf, monthOf } from '#shared/time/month.ts';
import type { Connection } from '../../storage/connection.ts';
import type { AnswerContent } from '../answers/answer-content.ts';
import { toAppearances } from '../answers/appearances.ts';
import { saveSources } from '../answers/citations.ts';
import { packOffsets, unpackOffsets } from '../answers/mention-offsets.ts';
import { readLayers } from '../answers/opinion-layers.ts';
import { foldQuery, saveQueries } from '../answers/searches.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import { readCompiledBrands } from '../brands/brand-store.ts';
import type { AnswerFacts, AppearanceFact, Segment } from '../figures/codec/answer-facts.ts';
import { sumOffsets } from '../figures/codec/month-checksum.ts';
import { toMonthKey } from '../figures/codec/month-key.ts';
import {
  answerOfHead,
  dayOfHead,
  isGroundedHead,
  isRefusalHead,
  type MonthPage,
  momentOfHead,
  type PageOffsets,
  readAppearances,
  readCitations,
  readQueryIds,
  segmentOfHead,
  visitAnswers,
} from '../figures/codec/month-page.ts';
import { toUnits } from '../figures/codec/units.ts';
import { FactDelta } from '../figures/store/fact-delta.ts';
import { checksumOffsets, saveMonthChecksums } from '../figures/store/save-checksums.ts';
import { readSegments } from '../figures/store/segments.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { measureCitations } from '../measuring/measure-citations.ts';
import type { MeasuredAnswer } from '../measuring/measurement.ts';
import type { WalkedMonth } from './walk-facts.ts';

interface AnswerRow {
  id: number;
  projectId: number;
  promptId: number;
  ordinal: number;
  day: number;
  answeredAt: number;
  engine: string;
  language: string;
  surface: string;
  isBranded: 0 | 1;
  isGrounded: 0 | 1;
  isRefusal: 0 | 1;
  words: number;
  packId: number;
  offsets: Uint8Array;
}

const ANSWERS = `SELECT answer.id AS id, answer.project_id AS projectId, prompt_id AS promptId, ordinal, day,
    answered_at AS answeredAt, engine, answer.language AS language, surface, answer.is_branded AS isBranded,
    is_grounded AS isGrounded, is_refusal AS isRefusal, words, mention_offsets AS offsets, pack_id AS packId
  FROM answer JOIN prompt ON prompt.id = prompt_id JOIN provenance ON provenance.id = provenance_id
  WHERE prompt_id = ?`;

/** Measures again what differs in a prompt's months and takes out facts of answers that are not there. */
export function mendPrompt(db: Connection, promptId: number, months: readonly WalkedMonth[]): void {
  const { wrong, orphans, damagedMonths, wrongChecksums } = examinePrompt(db, promptId, months);
  if (wrong.length + orphans.length + damagedMonths.length + wrongChecksums === 0) return;
  const drop = db.prepare('DELETE FROM fact_month WHERE id = ?');
  for (const month of damagedMonths) drop.run(toMonthKey(promptId, month));
  const delta = new FactDelta();
  for (const orphan of orphans) delta.remove({ promptId, ...orphan, offsetsSum: 0 });
  delta.save(db);
  for (const row of wrong) {
    const facts = measureAgain(db, row);
    if (facts) delta.add(facts);
  }
  delta.save(db);
  saveMonthChecksums(db, promptId, { isFirst: false });
}

interface Findings {
  /** Answers without facts or with other ones than theirs, or with other offsets. */
  wrong: AnswerRow[];
  /**
   * Facts to take out: of wrong answers, of answers that are not there, and of an answer for the second time. `day` is one of the month
   * that they are in: what they say of their own day may be no day of it.
   */
  orphans: { answerId: number; day: number }[];
  /** Whose bytes are not those that were stored: nothing in them is looked at. */
  damagedMonths: number[];
  /** Months whose sum of offsets is not right although all offsets are. */
  wrongChecksums: number;
}

/** Holds the facts of a prompt's months against its answers. */
export function examinePrompt(db: Connection, promptId: number, months: readonly WalkedMonth[]): Findings {
  const answers = new Map((db.prepare(ANSWERS).all(promptId) as AnswerRow[]).map((row) => [row.id, row]));
  const segments = readSegments(db);
  const contents = new StoredContents(db);
  const seen = new Map<number, boolean>();
  const orphans: Findings['orphans'] = [];
  const damagedMonths: number[] = [];
  let wrongChecksums = 0;
  const byMonth = Map.groupBy(answers.values(), ({ day }) => monthOf(day));
  for (const { month, row, page } of months) {
    if (page === null) {
      damagedMonths.push(month);
      continue;
    }
    const others = findOtherOffsets(db, row.offsetsSum, byMonth.get(month) ?? [], contents);
    if (others?.size === 0) wrongChecksums++;
    const firstDay = firstDayOf(month);
    visitAnswers(page, (offsets) => {
      const answerId = answerOfHead(page.heads, offsets.head);
      const day = firstDay + dayOfHead(page.heads, offsets.head) - 1;
      const answer = answers.get(answerId);
      const isRight =
        answer !== undefined &&
        !seen.has(answerId) &&
        !others?.has(answerId) &&
        saysTheSame(db, answer, { page, offsets, day, segments, contents });
      if (!isRight) orphans.push({ answerId, day: firstDay });
      seen.set(answerId, isRight);
    });
  }
  const wrong = [...answers.values()].filter((answer) => seen.get(answer.id) !== true);
  return { wrong, orphans, damagedMonths, wrongChecksums };
}

/** Answers of a month whose offsets are not those of their texts; null where the sum is right or not known. */
function findOtherOffsets(
  db: Connection,
  sum: number | null,
  answers: readonly AnswerRow[],
  contents: StoredContents,
): Set<number> | null {
  if (sum === null || sum === checksumOffsets(answers)) return null;
  const others = answers.filter((answer) => {
    const content = contents.read(answer);
    return content && !packOffsets(measure(db, answer, content).mentions).equals(answer.offsets);
  });
  return new Set(others.map(({ id }) => id));
}

interface Stored {
  page: MonthPage;
  offsets: PageOffsets;
  day: number;
  segments: ReadonlyMap<number, Segment>;
  contents: StoredContents;
}

function saysTheSame(db: Connection, answer: AnswerRow, { page, offsets, day, segments, contents }: Stored): boolean {
  const { heads } = page;
  const segment = segments.get(segmentOfHead(heads, offsets.head));
  const head = [
    day,
    momentOfHead(heads, offsets.head),
    isGroundedHead(heads, offsets.head),
    isRefusalHead(heads, offsets.head),
  ];
  const moment = answer.answeredAt - startOfDay(answer.day);
  const expected = [answer.day, moment, answer.isGrounded === 1, answer.isRefusal === 1];
  const { engine, language, surface, isBranded } = answer;
  const content = contents.read(answer);
  return (
    isSame(head, expected) &&
    isSame(segment, { engine, language, surface, isBranded }) &&
    // What is damaged contradicts nothing.
    (content === null || saysSameContent(db, content, { page, offsets })) &&
    isSame(listNamed(readAppearances(page, offsets)), listOffsets(answer))
  );
}

function saysSameContent(
  db: Connection,
  content: AnswerContent,
  { page, offsets }: Pick<Stored, 'page' | 'offsets'>,
): boolean {
  return (
    isSame(
      readCitations(page, offsets).map((fact) => [urlOf(db, fact.sourceId), fact.place]),
      listCitations(content.cited),
    ) &&
    isSame(
      readQueryIds(page, offsets).map((id) => foldedOf(db, id)),
      listQueries(content.queries),
    )
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const NO_DOMAINS: ReadonlyMap<string, number[]> = new Map();

function listCitations(cited: Parameters<typeof measureCitations>[0]): [string, number][] {
  return measureCitations(cited, NO_DOMAINS).map(({ url, place }) => [url, place]);
}

function listQueries(queries: readonly string[] | null): string[] {
  return (queries ?? []).map(foldQuery).filter((folded) => folded !== '');
}

function urlOf(db: Connection, id: number): unknown {
  return db.prepare('SELECT url FROM source WHERE id = ?').pluck().get(id);
}

function foldedOf(db: Connection, id: number): unknown {
  return db.prepare('SELECT folded FROM search_query WHERE id = ?').pluck().get(id);
}

/** Brand, order and depth of each named brand. */
function listNamed(appearances: readonly AppearanceFact[]): number[][] {
  return appearances.filter((fact) => fact.isNamed).map((fact) => [fact.brandId, fact.order ?? 0, fact.depthUnits]);
}

function listOffsets({ offsets, words }: AnswerRow): number[][] {
  return unpackOffsets(offsets).map(({ brandId, firstWord }, index) => [
    brandId,
    index + 1,
    toUnits((firstWord / words) * 100),
  ]);
}

function measure(db: Connection, row: AnswerRow, { text, cited }: AnswerContent): MeasuredAnswer {
  return measureAnswer({ text, language: row.language, cited }, readCompiledBrands(db, row.projectId).brands);
}

/** By today's rules. The offsets are written again with the facts. Null for an answer that cannot be read. */
function measureAgain(db: Connection, row: AnswerRow): AnswerFacts | null {
  const content = new StoredContents(db).read(row);
  if (content === null) return null;
  const measured = measure(db, row, content);
  const offsets = packOffsets(measured.mentions);
  db.prepare('UPDATE answer SET mention_offsets = ? WHERE id = ?').run(offsets, row.id);
  const { engine, language, surface, isBranded } = row;
  return {
    answerId: row.id,
    projectId: row.projectId,
    promptId: row.promptId,
    ordinal: row.ordinal,
    day: row.day,
    momentMs: row.answeredAt - startOfDay(row.day),
    segment: { engine, language, surface, isBranded },
    isGrounded: row.isGrounded === 1,
    isRefusal: row.isRefusal === 1,
    appearances: toAppearances(measured, readLayers(db, row.id)),
    citations: saveSources(db, row.projectId, measured.citations),
    queryIds: saveQueries(db, row.projectId, content.queries ?? []),
    offsetsSum: sumOffsets(row.id, offsets),
  };
}
