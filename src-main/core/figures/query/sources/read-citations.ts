/** Reads citations of one period or more, at one level or more, in one pass. */
import type { Connection } from '../../../../storage/connection.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { walkLists } from '../walk-lists.ts';
import { type CitationLevel, CitationTally } from './citation-tally.ts';

/** A window, and what is counted in it. */
export interface CitedPeriod {
  scope: FigureScope;
  levels: readonly CitationLevel[];
}

type LevelTallies<L extends readonly CitationLevel[]> = { [Index in keyof L]: CitationTally };
type Tallies<P extends readonly CitedPeriod[]> = { [Index in keyof P]: LevelTallies<P[Index]['levels']> };

/** One tally for each period and level. Periods differ in nothing but their days. */
export function readCitations<const P extends readonly CitedPeriod[]>(db: Connection, periods: P): Tallies<P> {
  const read = periods.map(({ scope, levels }) => levels.map((level) => new CitationTally(db, scope, level)));
  const counters = periods.flatMap(({ scope }, index) => (read[index] ?? []).map((counter) => ({ scope, counter })));
  walkLists(db, ['citations'], counters);
  return read as unknown as Tallies<P>;
}
