/** Reads stored facts: of one answer, or of all answers of a scope, prompt by prompt. Counts nothing. */
import { firstDayOf, monthOf } from '#shared/time/month.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../../storage/connection.ts';
import type { AppearanceFact, CitationFact } from '../codec/answer-facts.ts';
import { monthOfKey, toMonthKey } from '../codec/month-key.ts';
import {
  answerOfHead,
  dayOfHead,
  type MonthBlobs,
  type MonthPage,
  openPage,
  type PageOffsets,
  readAppearances,
  readCitations,
  readQueryIds,
  segmentOfHead,
  visitAnswers,
} from '../codec/month-page.ts';
import type { FigureScope } from './figure-scope.ts';
import { planSegmentFilter } from './segments.ts';

export type FactKind = 'citations' | 'searches' | 'appearances';

export interface ScopePrompt {
  id: number;
  ordinal: number;
}

/** One answer on its way through a visitor; the object is the same each time. */
export interface VisitedAnswer {
  prompt: ScopePrompt;
  page: MonthPage;
  offsets: PageOffsets;
  answerId: number;
  day: number;
  segmentId: number;
}

/**
 * Prompts that the filters leave: those with any of the tags, or all. Language is a property of the answer and filtered
 * there; here it only saves reading prompts of other languages.
 */
export function readScopePrompts(db: Connection, { projectId, tags, language }: FigureScope): ScopePrompt[] {
  if (tags === null) {
    return db
      .prepare('SELECT id, ordinal FROM prompt WHERE project_id = ? AND (? IS NULL OR language = ?) ORDER BY ordinal')
      .all(projectId, language, language) as ScopePrompt[];
  }
  return db
    .prepare(
      `SELECT DISTINCT prompt.id AS id, ordinal
       FROM tag JOIN prompt_tag ON tag_id = tag.id JOIN prompt ON prompt.id = prompt_id
       WHERE tag.project_id = ? AND folded IN (${tags.map(() => '?').join(', ')}) AND (? IS NULL OR language = ?)
       ORDER BY ordinal`,
    )
    .all(projectId, ...tags, language, language) as ScopePrompt[];
}

/** Prompts by their numbers. */
export function readPrompts(db: Connection, ids: readonly number[]): ScopePrompt[] {
  return db
    .prepare('SELECT id, ordinal FROM prompt WHERE id IN (SELECT value FROM json_each(?)) ORDER BY ordinal')
    .all(JSON.stringify(ids)) as ScopePrompt[];
}

/** More than every ordinal of a project. */
export function readOrdinals(db: Connection, projectId: number): number {
  return db.prepare('SELECT next_ordinal + 1 FROM project WHERE id = ?').pluck().get(projectId) as number;
}

/** Calls `visit` for each answer of the scope, prompt by prompt, with those kinds of facts at hand. */
export function visitScope(
  db: Connection,
  scope: FigureScope,
  kinds: readonly FactKind[],
  visit: (answer: VisitedAnswer) => void,
  prompts: readonly ScopePrompt[] = readScopePrompts(db, scope),
): void {
  if (scope.lastDay < scope.firstDay) return;
  const months = { first: monthOf(scope.firstDay), last: monthOf(scope.lastDay) };
  const visitMonths = openMonths(db, scope, kinds, visit);
  for (const prompt of prompts) visitMonths(prompt, months);
}

/** Both ends inclusive. */
export interface MonthRange {
  first: number;
  last: number;
}

/** What visits the facts of a prompt in a range of months, month by month: for loops over millions of them. */
export function openPages(
  db: Connection,
  kinds: readonly FactKind[],
  visit: (page: MonthPage, month: number, prompt: ScopePrompt) => void,
): (prompt: ScopePrompt, months: MonthRange) => void {
  const read = db.prepare(`SELECT id, ${['heads', ...kinds].join(', ')} FROM fact_month WHERE id BETWEEN ? AND ?`);
  return (prompt, { first, last }) => {
    const rows = read.all(toMonthKey(prompt.id, first), toMonthKey(prompt.id, last)) as (MonthBlobs & { id: number })[];
    for (const row of rows) visit(openPage(row), monthOfKey(row.id), prompt);
  };
}

/** What visits the answers of a prompt in a range of months: those of the scope's days and segments. */
export function openMonths(
  db: Connection,
  scope: FigureScope,
  kinds: readonly FactKind[],
  visit: (answer: VisitedAnswer) => void,
): (prompt: ScopePrompt, months: MonthRange) => void {
  const wanted = planSegmentFilter(db, scope);
  return openPages(db, kinds, (page, month, prompt) =>
    visitPage(page, { prompt, beforeMonth: firstDayOf(month) - 1, scope, wanted }, visit),
  );
}

interface PageScope {
  prompt: ScopePrompt;
  /** The day before the first of the month. */
  beforeMonth: number;
  scope: DayWindow;
  wanted: Uint8Array | null;
}

function visitPage(
  page: MonthPage,
  { prompt, beforeMonth, scope: { firstDay, lastDay }, wanted }: PageScope,
  visit: (answer: VisitedAnswer) => void,
): void {
  const { heads } = page;
  let answer: VisitedAnswer | null = null;
  visitAnswers(page, (offsets) => {
    const day = beforeMonth + dayOfHead(heads, offsets.head);
    if (day < firstDay || day > lastDay) return;
    const segmentId = segmentOfHead(heads, offsets.head);
    if (wanted !== null && wanted[segmentId] !== 1) return;
    const answerId = answerOfHead(heads, offsets.head);
    if (answer === null) answer = { prompt, page, offsets, answerId, day, segmentId };
    else {
      answer.answerId = answerId;
      answer.day = day;
      answer.segmentId = segmentId;
    }
    visit(answer);
  });
}

export interface StoredFacts {
  appearances: AppearanceFact[];
  citations: CitationFact[];
  queryIds: number[];
}

/** The facts of one answer; empty lists for one that has none stored. */
export function readAnswerFacts(
  db: Connection,
  { promptId, day, answerId }: { promptId: number; day: number; answerId: number },
): StoredFacts {
  const row = db
    .prepare('SELECT heads, citations, searches, appearances FROM fact_month WHERE id = ?')
    .get(toMonthKey(promptId, monthOf(day))) as MonthBlobs | undefined;
  const found: StoredFacts = { appearances: [], citations: [], queryIds: [] };
  if (!row) return found;
  const page = openPage(row);
  visitAnswers(page, (offsets) => {
    if (answerOfHead(page.heads, offsets.head) !== answerId) return;
    found.appearances = readAppearances(page, offsets);
    found.citations = readCitations(page, offsets);
    found.queryIds = readQueryIds(page, offsets);
  });
  return found;
}
