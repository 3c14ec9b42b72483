/**
 * The one walk of what is counted by id over a whole scope: sources, searches, pairs of brands. Months that are over come as lists; the
 * rest, with tags all of it, page by page from facts. Counts nothing.
 */
import type { Connection } from '../../../storage/connection.ts';
import { type ListKind, listAggregatedMonths } from '../aggregate/month-lists.ts';
import type { ProjectMonth } from '../aggregate/month-state.ts';
import type { MonthPage } from '../codec/month-page.ts';
import type { FigureScope } from '../store/figure-scope.ts';
import { type MonthDays, planMonthDays, planRest, toMonthRange } from '../store/plan-months.ts';
import { type FactKind, type MonthRange, openPages, readScopePrompts, type ScopePrompt } from '../store/read-facts.ts';

/** What counts in a window. */
export interface ListCounter {
  /** Only a month with lists of all these kinds comes as lists. */
  readonly kinds: readonly ListKind[];
  /** False where they cannot be made use of: the month is read from facts. */
  addLists(month: ProjectMonth): boolean;
  /** A prompt's month, of which only these days are in the window. */
  addPage(page: MonthPage, days: MonthDays, prompt: ScopePrompt, month: number): void;
}

/**
 * Shows each counter every answer of its window once. Scopes differ in nothing but their days; their facts are read in one pass.
 * `facts`: kinds that any of the counters looks at. Gives, for each, the months that came as lists.
 */
export function walkLists(
  db: Connection,
  facts: readonly FactKind[],
  counters: readonly { scope: FigureScope; counter: ListCounter }[],
): number[][] {
  const [first] = counters;
  if (!first) return [];
  const walks = counters.map(({ scope, counter }) => {
    const listed = listAggregatedMonths(db, scope, counter.kinds).filter((month) =>
      counter.addLists({ projectId: scope.projectId, month }),
    );
    const isEmpty = scope.lastDay < scope.firstDay;
    return { scope, counter, listed, rest: toMonths(isEmpty ? [] : planRest(toMonthRange(scope), listed)) };
  });
  const visitMonths = openPages(db, facts, (page, month, prompt) => {
    for (const { scope, counter, rest } of walks) {
      if (rest.has(month)) counter.addPage(page, planMonthDays(scope, month), prompt, month);
    }
  });
  const ranges = toRanges(new Set(walks.flatMap(({ rest }) => [...rest])));
  if (ranges.length > 0) {
    for (const prompt of readScopePrompts(db, first.scope)) for (const range of ranges) visitMonths(prompt, range);
  }
  return walks.map(({ listed }) => listed);
}

function toMonths(ranges: readonly MonthRange[]): ReadonlySet<number> {
  return new Set(
    ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
}

function toRanges(months: ReadonlySet<number>): MonthRange[] {
  const ranges: MonthRange[] = [];
  for (const month of [...months].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.last === month - 1) last.last = month;
    else ranges.push({ first: month, last: month });
  }
  return ranges;
}
