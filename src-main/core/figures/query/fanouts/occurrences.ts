/** Finds where a search occurs: in months that are over only at the prompts that are known to have led to it. */
import { startOfDay } from '#shared/time/day.ts';
import { monthOf } from '#shared/time/month.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { readCount } from '../../aggregate/counted-ids.ts';
import { toWantedIds, visitSections } from '../../aggregate/list-parts.ts';
import { listAggregatedMonths, openList } from '../../aggregate/month-lists.ts';
import type { ProjectMonth } from '../../aggregate/month-state.ts';
import { readSearchDetails, type SearchTaker } from '../../aggregate/search-list.ts';
import { momentOfHead, searchLength } from '../../codec/month-page.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { openMonths, readScopePrompts, type VisitedAnswer } from '../../store/read-facts.ts';
import { planSegmentFilter, readSegments } from '../../store/segments.ts';
import { type OwnPartOfAnswer, openOwnParts } from './own-parts.ts';

export interface Occurrence extends OwnPartOfAnswer {
  answerId: number;
  promptId: number;
  engine: string;
  seenMs: number;
}

export interface FoundOccurrences {
  /** Newest first, `most` or more unless there are fewer; an answer that searched for it twice is there twice. */
  newest: Occurrence[];
  total: number;
}

/** Months come from the newest back; once there are enough, those that are summed up are only counted. */
export function findOccurrences(db: Connection, scope: FigureScope, queryId: number, most: number): FoundOccurrences {
  const newest: Occurrence[] = [];
  let counted = 0;
  if (scope.lastDay < scope.firstDay) return { newest, total: 0 };
  const visitMonths = openMonths(db, scope, ['searches'], openVisitor(db, scope, queryId, newest));
  const { projectId } = scope;
  // With tags too: its lists say which prompts to look at.
  const summed = new Set(listAggregatedMonths(db, { ...scope, tags: null }, ['search']));
  const wanted = planSegmentFilter(db, scope);
  const prompts = readScopePrompts(db, scope);
  for (let month = monthOf(scope.lastDay); month >= monthOf(scope.firstDay); month--) {
    const isSummed = summed.has(month);
    if (isSummed && scope.tags === null && newest.length >= most) {
      counted += readCount(openList(db, { projectId, month }, 'search'), wanted, queryId);
      continue;
    }
    const ordinals = isSummed ? readOrdinalsOf(db, { projectId, month }, queryId, wanted) : null;
    for (const prompt of prompts) {
      if (ordinals?.has(prompt.ordinal) ?? true) visitMonths(prompt, { first: month, last: month });
    }
  }
  newest.sort((a, b) => b.seenMs - a.seenMs || b.answerId - a.answerId);
  return { newest, total: newest.length + counted };
}

function openVisitor(db: Connection, scope: FigureScope, queryId: number, found: Occurrence[]) {
  const readOwnPart = openOwnParts(db, readOwnBrandId(db, scope.projectId));
  const segments = readSegments(db);
  return (answer: VisitedAnswer) => {
    const { page, offsets, answerId, prompt, day, segmentId } = answer;
    const end = offsets.search + searchLength(page.heads, offsets.head);
    let occurrence: Occurrence | null = null;
    for (let at = offsets.search; at < end; at++) {
      if (page.searches[at] !== queryId) continue;
      occurrence ??= {
        answerId,
        promptId: prompt.id,
        engine: segments.get(segmentId)?.engine ?? '',
        seenMs: startOfDay(day) + momentOfHead(page.heads, offsets.head),
        ...readOwnPart(answer),
      };
      found.push(occurrence);
    }
  };
}

/** Ordinals of the prompts that led to it in a month that is summed up. */
function readOrdinalsOf(
  db: Connection,
  month: ProjectMonth,
  queryId: number,
  wanted: Uint8Array | null,
): ReadonlySet<number> {
  const ordinals = new Set<number>();
  const taker: SearchTaker = { addAsker: (_, ordinal) => ordinals.add(ordinal) };
  visitSections(db, 'search', month, toWantedIds([queryId], queryId + 1), (set, bytes, end) =>
    readSearchDetails(bytes, end, { wanted, set, taker }),
  );
  return ordinals;
}
