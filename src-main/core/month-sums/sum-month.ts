/** Adds up the facts of a project's month, as they are when they are read. Writes nothing. */
import { startOfDay } from '#shared/time/day.ts';
import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { toMonthKey } from '../facts/fact-delta.ts';
import {
  dayOfHead,
  type MonthBlobs,
  type MonthPage,
  momentOfHead,
  openPage,
  segmentOfHead,
  visitAnswers,
  visitCitations,
} from '../facts/month-page.ts';
import type { ScopePrompt } from '../facts/read-facts.ts';
import { readSegments } from '../facts/segments.ts';
import type { ProjectMonth } from './month-state.ts';
import { NumberRows } from './number-rows.ts';
import { type PromptSums, sumPromptMonth } from './prompt-sums.ts';
import { type SearchSums, sumSearches } from './search-sums.ts';
import { type SourceSums, sumSources } from './source-sums.ts';

export interface PromptMonthSums extends PromptSums {
  /** As in `fact_month`. */
  id: number;
}

/** Prompts of a project in the order of their ordinals. */
export function readProjectPrompts(db: Connection, projectId: number): ScopePrompt[] {
  return db
    .prepare('SELECT id, ordinal FROM prompt WHERE project_id = ? ORDER BY ordinal')
    .all(projectId) as ScopePrompt[];
}

/** Null for a prompt without answers in the month. */
export function readPromptSumsOf(db: Connection, key: number, ownBrandId: number): PromptMonthSums | null {
  const row = db.prepare('SELECT heads, appearances FROM fact_month WHERE id = ?').get(key) as MonthBlobs | undefined;
  return row ? { id: key, ...sumPromptMonth(openPage(row), ownBrandId) } : null;
}

/** Sums of those prompts that have none stored, a few at a time. */
export function* listMissingPromptSums(db: Connection, { projectId, month }: ProjectMonth): Generator<PromptMonthSums> {
  const ownBrandId = readOwnBrandId(db, projectId);
  const isThere = db.prepare(
    'SELECT 1 FROM prompt_month JOIN own_month ON own_month.id = prompt_month.id WHERE prompt_month.id = ?',
  );
  for (const prompt of readProjectPrompts(db, projectId)) {
    const key = toMonthKey(prompt.id, month);
    const sums = isThere.get(key) ? null : readPromptSumsOf(db, key, ownBrandId);
    if (sums) yield sums;
  }
}

export interface ListSums {
  sources: SourceSums;
  searches: SearchSums;
}

/** What citations and searches of the month add up to. */
export function sumLists(db: Connection, { projectId, month }: ProjectMonth): ListSums {
  const [citations, searches] = [new NumberRows(4), new NumberRows(5)];
  const read = db.prepare('SELECT heads, citations, searches FROM fact_month WHERE id = ?');
  for (const prompt of readProjectPrompts(db, projectId)) {
    const row = read.get(toMonthKey(prompt.id, month)) as MonthBlobs | undefined;
    if (row) listFacts(openPage(row), prompt.ordinal, citations, searches);
  }
  const segments = readSegments(db);
  return {
    sources: sumSources(citations),
    searches: sumSearches(searches, (segmentId) => segments.get(segmentId)?.engine ?? ''),
  };
}

function listFacts(page: MonthPage, ordinal: number, citations: NumberRows, searches: NumberRows): void {
  const { heads } = page;
  visitAnswers(page, (place) => {
    const { head, search } = place;
    const segmentId = segmentOfHead(heads, head);
    visitCitations(page, place, (sourceId, nth) => citations.push(sourceId, segmentId, ordinal, nth));
    const momentMs = startOfDay(dayOfHead(heads, head) - 1) + momentOfHead(heads, head);
    const lastSearch = search + (heads[head + 5] ?? 0);
    for (let at = search; at < lastSearch; at++) {
      searches.push(page.searches[at] ?? 0, segmentId, ordinal, momentMs, heads[head] ?? 0);
    }
  });
}
