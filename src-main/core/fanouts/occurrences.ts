/** Finds where a search occurs: in months that are over only at the prompts that are known to have led to it. */
import { startOfDay } from '#shared/time/day.ts';
import { monthOf } from '#shared/time/month.ts';
import type { Connection } from '../../storage/connection.ts';
import { readStoredFacts } from '../answers/stored-facts.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { APPEARANCE, brandAt, momentOfHead, occurrencesAt } from '../facts/month-page.ts';
import { openMonths, readScopePrompts, type VisitedAnswer } from '../facts/read-facts.ts';
import { readSegments } from '../facts/segments.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { toWantedIds, visitSections } from '../month-sums/list-parts.ts';
import { planRest } from '../month-sums/plan-months.ts';
import { readSearchDetails, type SearchTaker } from '../month-sums/search-sums.ts';

/** As many as facts tell apart; the exact number of more is with the answer. */
const MOST_OCCURRENCES = 63;

export interface Occurrence {
  answerId: number;
  promptId: number;
  engine: string;
  seenMs: number;
  isVisible: boolean;
  /** Times that the own brand is named in the answer. */
  mentions: number;
}

/** Newest first; an answer that searched for it twice is there twice. */
export function findOccurrences(db: Connection, scope: FigureScope, queryId: number): Occurrence[] {
  if (scope.lastDay < scope.firstDay) return [];
  const ownBrandId = readOwnBrandId(db, scope.projectId);
  const segments = readSegments(db);
  const found: Occurrence[] = [];
  const visitMonths = openMonths(db, scope, ['searches', 'appearances'], (answer) => {
    const { page, place, answerId, prompt, day, segmentId } = answer;
    const end = place.search + (page.heads[place.head + 5] ?? 0);
    let occurrence: Occurrence | null = null;
    for (let at = place.search; at < end; at++) {
      if (page.searches[at] !== queryId) continue;
      occurrence ??= {
        answerId,
        promptId: prompt.id,
        engine: segments.get(segmentId)?.engine ?? '',
        seenMs: startOfDay(day) + momentOfHead(page.heads, place.head),
        ...readOwnPart(db, answer, ownBrandId),
      };
      found.push(occurrence);
    }
  });
  const summed = readSummedMonths(db, scope, queryId);
  const rest = planRest(scope, [...summed.keys()]);
  for (const prompt of readScopePrompts(db, scope)) {
    for (const months of rest) visitMonths(prompt, months);
    for (const [month, ordinals] of summed) {
      if (ordinals.has(prompt.ordinal)) visitMonths(prompt, { first: month, last: month });
    }
  }
  return found.sort((a, b) => b.seenMs - a.seenMs || b.answerId - a.answerId);
}

/** Who led to it, in each month of the window that is summed up, edges that are cut off included. */
function readSummedMonths(db: Connection, scope: FigureScope, queryId: number): Map<number, ReadonlySet<number>> {
  const { projectId } = scope;
  const months = db
    .prepare('SELECT month FROM search_month WHERE project_id = ? AND month BETWEEN ? AND ? ORDER BY month')
    .pluck()
    .all(projectId, monthOf(scope.firstDay), monthOf(scope.lastDay)) as number[];
  const wanted = toWantedIds([queryId], queryId + 1);
  return new Map(
    months.map((month) => {
      const ordinals = new Set<number>();
      const taker: SearchTaker = { addDetails: () => {}, addPrompt: (_, ordinal) => ordinals.add(ordinal) };
      visitSections(db, 'search', { projectId, month }, wanted, (set, bytes) => readSearchDetails(bytes, set, taker));
      return [month, ordinals];
    }),
  );
}

function readOwnPart(
  db: Connection,
  { page: { heads, appearances }, place, answerId }: VisitedAnswer,
  ownBrandId: number,
): Pick<Occurrence, 'isVisible' | 'mentions'> {
  const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
  for (let at = place.appearance; at < end; at += APPEARANCE) {
    if (brandAt(appearances, at) !== ownBrandId) continue;
    const mentions = occurrencesAt(appearances, at);
    if (mentions < MOST_OCCURRENCES) return { isVisible: true, mentions };
    const exact = readStoredFacts(db, answerId)?.appearances.find((fact) => fact.brandId === ownBrandId);
    return { isVisible: true, mentions: exact?.occurrences ?? mentions };
  }
  return { isVisible: false, mentions: 0 };
}
