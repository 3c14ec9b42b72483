/** Walks a window of a prompt: by what its months add up to as far as that goes, the rest by their facts. Counts nothing. */
import { firstDayOf } from '#shared/time/month.ts';
import type { Connection } from '../../../storage/connection.ts';
import { type OwnPart, visitOwnSeries } from '../aggregate/own-series.ts';
import { type CellTaker, readPromptMonth } from '../aggregate/prompt-month.ts';
import { monthOfKey, toMonthKey } from '../codec/month-key.ts';
import type { FigureScope } from '../store/figure-scope.ts';
import { planRest, planWholeMonths, toMonthRange } from '../store/plan-months.ts';
import {
  type FactKind,
  type MonthRange,
  openMonths,
  type ScopePrompt,
  type VisitedAnswer,
} from '../store/read-facts.ts';
import { planSegmentFilter } from '../store/segments.ts';

/** One way to take the months of a prompt other than by their facts. */
interface WalkLayer {
  table: 'prompt_month' | 'own_month' | 'cited_month';
  /** Where it serves; null: nowhere. */
  months: MonthRange | null;
  /** False when it cannot make use of the sum. */
  onAggregate(body: Uint8Array, month: number): boolean;
}

export interface MonthWalk {
  /** The first that has a month takes it. */
  layers: readonly WalkLayer[];
  /** Kinds of facts that are needed where there is no sum. */
  kinds: readonly FactKind[];
  onAnswer(answer: VisitedAnswer): void;
}

/** Months that are whole in the window, by the counts of their brands. */
export function toAggregateLayer(db: Connection, scope: FigureScope, taker: CellTaker): WalkLayer {
  const wanted = planSegmentFilter(db, scope);
  return {
    table: 'prompt_month',
    months: planWholeMonths(scope),
    onAggregate: (body) => {
      readPromptMonth(body, wanted, taker);
      return true;
    },
  };
}

/** Any month, by the entry of one brand for each answer: a series has days, so that it serves for edges too. */
export function toOwnSeriesLayer(
  db: Connection,
  scope: FigureScope,
  brandId: number,
  onEntry: (entry: OwnPart) => void,
): WalkLayer {
  const wanted = planSegmentFilter(db, scope);
  return {
    table: 'own_month',
    months: toMonthRange(scope),
    onAggregate: (body, month) =>
      visitOwnSeries(body, brandId, { ...scope, before: firstDayOf(month) - 1, wanted }, onEntry),
  };
}

/**
 * What walks one prompt over all months of the window, or over ranges of them; each answer of the window comes once, in an aggregate or
 * by itself.
 */
export function openWalk(
  db: Connection,
  scope: FigureScope,
  walk: MonthWalk,
): (prompt: ScopePrompt, ranges?: readonly MonthRange[]) => void {
  if (scope.lastDay < scope.firstDay) return () => {};
  const visitMonths = openMonths(db, scope, walk.kinds, (answer) => walk.onAnswer(answer));
  const layers = walk.layers.map((layer) => openLayer(db, layer));
  const all = [toMonthRange(scope)];
  return (prompt, ranges = all) => {
    let left = ranges;
    for (const take of layers) left = left.flatMap((range) => take(prompt, range));
    for (const months of left) visitMonths(prompt, months);
  };
}

/** What takes what it can of a range of months of a prompt, and gives the others. */
type TakeMonths = (prompt: ScopePrompt, range: MonthRange) => MonthRange[];

function openLayer(db: Connection, { table, months, onAggregate }: WalkLayer): TakeMonths {
  const read = db.prepare(`SELECT id, body FROM ${table} WHERE id BETWEEN ? AND ? ORDER BY id`);
  return (prompt, range) => {
    const first = Math.max(range.first, months?.first ?? Number.POSITIVE_INFINITY);
    const last = Math.min(range.last, months?.last ?? Number.NEGATIVE_INFINITY);
    if (last < first) return [range];
    const rows = read.all(toMonthKey(prompt.id, first), toMonthKey(prompt.id, last)) as {
      id: number;
      body: Uint8Array;
    }[];
    const taken = rows.filter(({ id, body }) => onAggregate(body, monthOfKey(id)));
    return planRest(
      range,
      taken.map(({ id }) => monthOfKey(id)),
    );
  };
}
