/**
 * Facts against the answers that they are of: each answer stands once in the month of its prompt, with its own moment and
 * segment, the sources and searches of its content and the brands of its marks.
 */
import { startOfDay } from '#shared/time/day.ts';
import { firstDayOf } from '#shared/time/month.ts';
import type { Connection } from '../../storage/connection.ts';
import { toAppearances } from '../answers/appearances.ts';
import { saveSources } from '../answers/citations.ts';
import { packMarks, unpackMarks } from '../answers/marks.ts';
import { foldQuery, saveQueries } from '../answers/searches.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import { readCompiledBrands } from '../brands/brand-store.ts';
import type { AnswerFacts, AppearanceFact } from '../facts/answer-facts.ts';
import { FactDelta } from '../facts/fact-delta.ts';
import {
  dayOfHead,
  isGroundedHead,
  isRefusalHead,
  type MonthBlobs,
  type MonthPage,
  momentOfHead,
  openPage,
  type PagePlace,
  readAppearances,
  readCitations,
  readQueryIds,
  segmentOfHead,
  visitAnswers,
} from '../facts/month-page.ts';
import { readSegments, type Segment } from '../facts/segments.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { measureCitations } from '../measuring/measure-citations.ts';
import { toUnits } from './units.ts';

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
  marks: Uint8Array;
}

const ANSWERS = `SELECT answer.id AS id, answer.project_id AS projectId, prompt_id AS promptId, ordinal, day,
    answered_at AS answeredAt, engine, answer.language AS language, surface, answer.is_branded AS isBranded,
    is_grounded AS isGrounded, is_refusal AS isRefusal, words, marks, pack_id AS packId
  FROM answer JOIN prompt ON prompt.id = prompt_id JOIN provenance ON provenance.id = provenance_id
  WHERE prompt_id = ?`;

export function countFactDifferences(db: Connection): number {
  return listPrompts(db).reduce((sum, promptId) => {
    const { wrong, strangers } = examinePrompt(db, promptId);
    return sum + wrong.length + strangers.length;
  }, 0);
}

/** Measures anew what differs and takes out facts of answers that are not there. */
export function mendFacts(db: Connection): void {
  for (const promptId of listPrompts(db)) {
    const { wrong, strangers } = examinePrompt(db, promptId);
    if (wrong.length === 0 && strangers.length === 0) continue;
    const delta = new FactDelta();
    for (const stranger of strangers) delta.remove({ promptId, ...stranger });
    delta.save(db);
    for (const row of wrong) delta.add(measureAnew(db, row));
    delta.save(db);
  }
}

function listPrompts(db: Connection): number[] {
  return db
    .prepare('SELECT id FROM prompt UNION SELECT DISTINCT id / 4096 FROM fact_month ORDER BY 1')
    .pluck()
    .all() as number[];
}

interface Findings {
  /** Answers without facts or with other ones than theirs. */
  wrong: AnswerRow[];
  /**
   * Facts to take out: of wrong answers, of answers that are not there, and of an answer for the second time. `day` is one of the month
   * that they lie in: what they say of their own day may be no day of it.
   */
  strangers: { answerId: number; day: number }[];
}

function examinePrompt(db: Connection, promptId: number): Findings {
  const answers = new Map((db.prepare(ANSWERS).all(promptId) as AnswerRow[]).map((row) => [row.id, row]));
  const segments = readSegments(db);
  const contents = new StoredContents(db);
  const seen = new Map<number, boolean>();
  const strangers: Findings['strangers'] = [];
  const months = db
    .prepare('SELECT id, heads, citations, searches, appearances FROM fact_month WHERE id BETWEEN ? AND ?')
    .all(promptId * 4096, promptId * 4096 + 4095) as (MonthBlobs & { id: number })[];
  for (const row of months) {
    const page = openPage(row);
    const firstDay = firstDayOf(row.id % 4096);
    visitAnswers(page, (place) => {
      const answerId = page.heads[place.head] ?? 0;
      const day = firstDay + dayOfHead(page.heads, place.head) - 1;
      const answer = answers.get(answerId);
      const isRight =
        answer !== undefined &&
        !seen.has(answerId) &&
        saysTheSame(db, answer, { page, place, day, segments, contents });
      if (!isRight) strangers.push({ answerId, day: firstDay });
      seen.set(answerId, isRight);
    });
  }
  return { wrong: [...answers.values()].filter((answer) => seen.get(answer.id) !== true), strangers };
}

interface Stored {
  page: MonthPage;
  place: PagePlace;
  day: number;
  segments: ReadonlyMap<number, Segment>;
  contents: StoredContents;
}

function saysTheSame(db: Connection, answer: AnswerRow, { page, place, day, segments, contents }: Stored): boolean {
  const { heads } = page;
  const segment = segments.get(segmentOfHead(heads, place.head));
  const head = [
    day,
    momentOfHead(heads, place.head),
    isGroundedHead(heads, place.head),
    isRefusalHead(heads, place.head),
  ];
  const moment = answer.answeredAt - startOfDay(answer.day);
  const expected = [answer.day, moment, answer.isGrounded === 1, answer.isRefusal === 1];
  const { engine, language, surface, isBranded } = answer;
  const content = contents.read(answer);
  return (
    isSame(head, expected) &&
    isSame(segment, { engine, language, surface, isBranded }) &&
    isSame(
      readCitations(page, place).map((fact) => [urlOf(db, fact.sourceId), fact.place]),
      listCitations(content.cited),
    ) &&
    isSame(
      readQueryIds(page, place).map((id) => foldedOf(db, id)),
      listQueries(content.queries),
    ) &&
    isSame(listNamed(readAppearances(page, place)), listMarked(answer))
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

function listMarked({ marks, words }: AnswerRow): number[][] {
  return unpackMarks(marks).map(({ brandId, firstWord }, index) => [
    brandId,
    index + 1,
    toUnits((firstWord / words) * 100),
  ]);
}

/** By the rules of now. The marks are written anew with the facts. */
function measureAnew(db: Connection, row: AnswerRow): AnswerFacts {
  const { brands } = readCompiledBrands(db, row.projectId);
  const { text, cited, queries } = new StoredContents(db).read(row);
  const measured = measureAnswer({ text, language: row.language, cited }, brands);
  db.prepare('UPDATE answer SET marks = ? WHERE id = ?').run(packMarks(measured.mentions), row.id);
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
    appearances: toAppearances(measured),
    citations: saveSources(db, row.projectId, measured.citations),
    queryIds: saveQueries(db, row.projectId, queries ?? []),
  };
}
