/**
 * How sure it is which share of the answers cites a page or domain: its intervals, and the verdict of its change. Read from the citations of
 * every answer, for the few rows that are shown.
 */
import type { ChangeVerdict, FigureInterval } from '#shared/contract/intervals.ts';
import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { visitCitations } from '../../codec/month-page.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { countHits, countRowsAtOnce } from '../cells/count-hits.ts';
import { toInterval, toVerdict } from '../cells/figure-intervals.ts';

export interface CitedRows {
  scope: FigureScope;
  /** Numbers of pages or hosts. */
  ids: readonly number[];
  /** The host of each source; null: pages are counted. */
  hostOf: Int32Array | null;
}

export interface CitationCertainty {
  interval: FigureInterval;
  verdict: ChangeVerdict;
}

/** In the order of the ids. */
export function readCitationCertainty(db: Connection, rows: CitedRows): CitationCertainty[] {
  const atOnce = countRowsAtOnce(db, rows.scope.projectId);
  return Array.from({ length: Math.ceil(rows.ids.length / atOnce) }, (_, part) => {
    const ids = rows.ids.slice(part * atOnce, (part + 1) * atOnce);
    const now = countCitations(db, { ...rows, ids });
    const before = countCitations(db, { ...rows, ids, scope: toScopeBefore(rows.scope) });
    return ids.map((_, row) => ({
      interval: toInterval(now(row), 'citationRate'),
      verdict: toVerdict(now(row), before(row), 'citationRate'),
    }));
  }).flat();
}

/** Gives the cells of a row: answers by prompt and engine, and those that cite it. */
function countCitations(db: Connection, { scope, ids, hostOf }: CitedRows): (row: number) => AnswerCell[] {
  const rowOf = new Map(ids.map((id, row) => [id, row]));
  return countHits(db, {
    scope,
    rows: ids.length,
    kinds: ['citations'],
    visit: ({ page, offsets }, hit) =>
      visitCitations(page, offsets, (sourceId) => {
        const row = rowOf.get(hostOf === null ? sourceId : (hostOf[sourceId] ?? 0));
        if (row !== undefined) hit(row);
      }),
  });
}
