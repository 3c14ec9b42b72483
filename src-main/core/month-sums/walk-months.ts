/** Walks a window of a prompt: by what its months add up to as far as that goes, the rest by their facts. Counts nothing. */
import { firstDayOf } from '#shared/time/month.ts';
import type { Connection } from '../../storage/connection.ts';
import { toMonthKey } from '../facts/fact-delta.ts';
import {
  type FactKind,
  type MonthRange,
  openMonths,
  type ScopePrompt,
  type VisitedAnswer,
} from '../facts/read-facts.ts';
import { planSegmentFilter } from '../facts/segments.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { type OwnPart, visitOwnStrip } from './own-strip.ts';
import { planRest, planWholeMonths, toMonthRange } from './plan-months.ts';
import { readPromptSums, type SumTaker } from './prompt-sums.ts';

/** One way to take the months of a prompt other than by their facts. */
interface SumLayer {
  table: 'prompt_month' | 'own_month';
  /** Where it serves; null: nowhere. */
  months: MonthRange | null;
  /** False when it cannot make use of the sum. */
  onSum(body: Uint8Array, month: number, prompt: ScopePrompt): boolean;
}

export interface MonthWalk {
  /** The first that has a month takes it. */
  layers: readonly SumLayer[];
  /** Kinds of facts that are needed where there is no sum. */
  kinds: readonly FactKind[];
  onAnswer(answer: VisitedAnswer): void;
}

/** Months that are whole in the window, by the counts of their brands. `onMonth` is called after a month was taken. */
export function takeSums(
  db: Connection,
  scope: FigureScope,
  getTaker: () => SumTaker,
  onMonth: (month: number, prompt: ScopePrompt) => void = () => {},
): SumLayer {
  const wanted = planSegmentFilter(db, scope);
  return {
    table: 'prompt_month',
    months: planWholeMonths(scope),
    onSum: (body, month, prompt) => {
      readPromptSums(body, wanted, getTaker());
      onMonth(month, prompt);
      return true;
    },
  };
}

/** Any month, by the part of one brand in each answer: strips tell days, so that they serve for edges too. */
export function takeStrips(
  db: Connection,
  scope: FigureScope,
  brandId: number,
  onPart: (part: OwnPart, prompt: ScopePrompt) => void,
): SumLayer {
  const wanted = planSegmentFilter(db, scope);
  return {
    table: 'own_month',
    months: toMonthRange(scope),
    onSum: (body, month, prompt) =>
      visitOwnStrip(body, brandId, { ...scope, before: firstDayOf(month) - 1, wanted }, (part) => onPart(part, prompt)),
  };
}

/**
 * What walks one prompt over all months of the window, or over ranges of them; each answer of the window is told once, in a sum or
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

function openLayer(db: Connection, { table, months, onSum }: SumLayer): TakeMonths {
  const read = db.prepare(`SELECT id, body FROM ${table} WHERE id BETWEEN ? AND ? ORDER BY id`);
  return (prompt, range) => {
    const first = Math.max(range.first, months?.first ?? Number.POSITIVE_INFINITY);
    const last = Math.min(range.last, months?.last ?? Number.NEGATIVE_INFINITY);
    if (last < first) return [range];
    const rows = read.all(toMonthKey(prompt.id, first), toMonthKey(prompt.id, last)) as {
      id: number;
      body: Uint8Array;
    }[];
    const taken = rows.filter(({ id, body }) => onSum(body, id % 4096, prompt));
    return planRest(
      range,
      taken.map(({ id }) => id % 4096),
    );
  };
}
