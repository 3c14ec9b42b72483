/**
 * Reads citations of one period or more, at one level or more, in one pass. Months that are over come as sums, the rest from facts; with
 * tags, all of it from the facts of the tagged prompts.
 */
import type { Connection } from '../../../../storage/connection.ts';
import { listAggregatedMonths } from '../../aggregate/month-lists.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { planMonthDays, planRest, toMonthRange } from '../../store/plan-months.ts';
import { type MonthRange, openPages, readScopePrompts } from '../../store/read-facts.ts';
import { type CitationLevel, CitationTally } from './citation-tally.ts';

/** A window, and what is counted in it. */
export interface CitedPeriod {
  scope: FigureScope;
  levels: readonly CitationLevel[];
}

type LevelTallies<L extends readonly CitationLevel[]> = { [Place in keyof L]: CitationTally };
type Tallies<P extends readonly CitedPeriod[]> = { [Place in keyof P]: LevelTallies<P[Place]['levels']> };

/** One tally for each period and level, in one pass over the facts of all of them. Periods differ in nothing but their days. */
export function readCitations<const P extends readonly CitedPeriod[]>(db: Connection, periods: P): Tallies<P> {
  const months = new Set<number>();
  const read = periods.map(({ scope, levels }) => {
    const summed = listAggregatedMonths(
      db,
      scope,
      levels.map(({ kind }) => kind),
    );
    for (const { first, last } of planRest(toMonthRange(scope), summed))
      for (let month = first; month <= last; month++) months.add(month);
    return { scope, tallies: levels.map((level) => new CitationTally(db, scope, level, summed)) };
  });
  const [first] = periods;
  if (!first) return [] as unknown as Tallies<P>;
  const visitMonths = openPages(db, ['citations'], (page, month, prompt) => {
    for (const { scope, tallies } of read) {
      const days = planMonthDays(scope, month);
      if (days.first <= days.last) for (const tally of tallies) tally.addPage(page, days, prompt);
    }
  });
  const ranges = toRanges(months);
  for (const prompt of readScopePrompts(db, first.scope)) for (const range of ranges) visitMonths(prompt, range);
  return read.map(({ tallies }) => tallies) as unknown as Tallies<P>;
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
