/**
 * In which share of the answers the engine searched, and in which for one query, with how sure that is. Read from the searches of every answer,
 * for the few queries that are shown.
 */
import type { OperationOutput } from '#shared/contract/index.ts';
import { addUp } from '#shared/statistics/answer-cells.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { searchLength } from '../../codec/month-page.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { countHits, countRowsAtOnce } from '../cells/count-hits.ts';
import { toInterval } from '../cells/figure-intervals.ts';

type FanoutList = OperationOutput<'fanouts.list'>;
export type SearchedAnswers = NonNullable<FanoutList['meta']['searched']>;

export interface SearchCertainty {
  /** Answers that searched for anything. */
  all: SearchedAnswers;
  /** In the order of the ids. */
  rows: SearchedAnswers[];
}

export function readSearchCertainty(db: Connection, scope: FigureScope, queryIds: readonly number[]): SearchCertainty {
  // One row is that of all searches.
  const atOnce = Math.max(1, countRowsAtOnce(db, scope.projectId) - 1);
  const parts = Array.from({ length: Math.max(1, Math.ceil(queryIds.length / atOnce)) }, (_, part) =>
    countSearches(db, scope, queryIds.slice(part * atOnce, (part + 1) * atOnce)),
  );
  return { all: parts[0]!.all, rows: parts.flatMap(({ rows }) => rows) };
}

function countSearches(db: Connection, scope: FigureScope, ids: readonly number[]): SearchCertainty {
  const rowOf = new Map(ids.map((id, row) => [id, row]));
  const cellsOf = countHits(db, {
    scope,
    rows: ids.length + 1,
    kinds: ['searches'],
    visit: ({ page: { heads, searches }, offsets }, hit) => {
      const end = offsets.search + searchLength(heads, offsets.head);
      if (offsets.search < end) hit(ids.length);
      for (let at = offsets.search; at < end; at++) {
        const row = rowOf.get(searches[at] ?? 0);
        if (row !== undefined) hit(row);
      }
    },
  });
  const describe = (row: number): SearchedAnswers => {
    const cells = cellsOf(row);
    return { answers: addUp(cells).sum, interval: toInterval(cells, 'mentionRate') };
  };
  return { all: describe(ids.length), rows: ids.map((_, row) => describe(row)) };
}
