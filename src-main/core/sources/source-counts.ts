/** How often the answers of a scope cite each source, from how many prompts and at which place. */
import type { Connection } from '../../storage/connection.ts';
import { visitScope } from '../facts/read-facts.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';

export interface SourceCounts {
  sourceId: number;
  /** Answers that cite it: an answer cites a source once, however often it points to it. */
  citations: number;
  prompts: number;
  /** Mean 1-based place. */
  averagePlace: number;
}

/** One entry for each source that the scope cites at all. Counts stand in arrays by id: a year holds millions of citations. */
export function readSourceCounts(db: Connection, scope: FigureScope): SourceCounts[] {
  const { size } = db.prepare('SELECT coalesce(max(id), 0) + 1 AS size FROM source').get() as { size: number };
  const [citations, placeSums] = [new Int32Array(size), new Int32Array(size)];
  const [prompts, lastPrompts] = [new Int32Array(size), new Int32Array(size)];
  visitScope(db, scope, ['citations'], ({ page, place, prompt: { id: promptId } }) => {
    const end = place.citation + (page.heads[place.head + 4] ?? 0) * 2;
    for (let at = place.citation; at < end; at += 2) {
      const id = page.citations[at] ?? 0;
      citations[id] = (citations[id] ?? 0) + 1;
      placeSums[id] = (placeSums[id] ?? 0) + (page.citations[at + 1] ?? 0);
      if (lastPrompts[id] === promptId) continue;
      lastPrompts[id] = promptId;
      prompts[id] = (prompts[id] ?? 0) + 1;
    }
  });
  const counts: SourceCounts[] = [];
  for (const [sourceId, cited] of citations.entries()) {
    if (cited === 0) continue;
    const averagePlace = (placeSums[sourceId] ?? 0) / cited;
    counts.push({ sourceId, citations: cited, prompts: prompts[sourceId] ?? 0, averagePlace });
  }
  return counts;
}
