/** How often the answers of a scope cite each source, from how many prompts and at which place. */
import type { Connection } from '../../storage/connection.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { visitScopeFacts } from '../metrics/scope-facts.ts';

export interface SourceCounts {
  sourceId: number;
  /** Answers that cite it: an answer cites a source once, however often it points to it. */
  citations: number;
  prompts: number;
  /** Mean 1-based place. */
  averagePlace: number;
}

interface Sums {
  citations: number;
  placeSum: number;
  ordinals: Set<number>;
}

/** One entry for each source that the scope cites at all. */
export function readSourceCounts(db: Connection, scope: FigureScope): SourceCounts[] {
  const sources = new Map<number, Sums>();
  visitScopeFacts(db, 'citation_day', scope, (_cell, _answerId, sourceId, ordinal, place) => {
    const sums = sources.get(sourceId);
    if (!sums) sources.set(sourceId, { citations: 1, placeSum: place, ordinals: new Set([ordinal]) });
    else {
      sums.citations++;
      sums.placeSum += place;
      sums.ordinals.add(ordinal);
    }
  });
  return [...sources].map(([sourceId, { citations, placeSum, ordinals }]) => ({
    sourceId,
    citations,
    prompts: ordinals.size,
    averagePlace: placeSum / citations,
  }));
}
