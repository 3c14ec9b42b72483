/** What engines searched for in a window, with the engines, the answers and the prompts behind each search, the most frequent first. */
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../storage/connection.ts';
import { visitWindow } from '../tasks/facts/window-answers.ts';

/** Searched for less often, it may never come back. */
const FEWEST_ANSWERS = 2;
const MOST_SEARCHES = 500;

export interface FoundSearch {
  text: string;
  /** Of the prompts that most of its answers are to. */
  language: string;
  searches: number;
  answers: number;
  /** Answers behind it that cite the own site. */
  cited: number;
  engines: string[];
  /** The one that led to it most often. */
  promptId: number;
}

interface Sums {
  searches: number;
  answers: number;
  cited: number;
  engines: Set<string>;
  languages: Map<string, number>;
  prompts: Map<number, number>;
}

/** Answers that name each brand, and the engines whose answers do. */
export type NamedBrands = ReadonlyMap<number, { answers: number; engines: ReadonlySet<string> }>;

export function readSearches(
  db: Connection,
  project: { id: number; ownId: number },
  window: DayWindow,
): { searches: FoundSearch[]; named: NamedBrands } {
  const found = new Map<number, Sums>();
  const named = new Map<number, { answers: number; engines: Set<string> }>();
  visitWindow(db, project.id, project.ownId, window, ({ queryIds, segment, promptId, own, appearances }) => {
    for (const { brandId, isNamed } of appearances) {
      if (!isNamed) continue;
      const counts = named.get(brandId) ?? { answers: 0, engines: new Set() };
      named.set(brandId, counts);
      counts.answers++;
      counts.engines.add(segment.engine);
    }
    for (const id of queryIds) openSums(found, id).searches++;
    for (const id of new Set(queryIds)) {
      const sums = openSums(found, id);
      sums.answers++;
      if (own?.isCited) sums.cited++;
      sums.engines.add(segment.engine);
      count(sums.languages, segment.language);
      count(sums.prompts, promptId);
    }
  });
  const text = db.prepare('SELECT coalesce(spelling, folded) AS text FROM search_query WHERE id = ?').pluck();
  const searches = [...found]
    .filter(([, { answers }]) => answers >= FEWEST_ANSWERS)
    .sort(([idA, a], [idB, b]) => b.answers - a.answers || b.searches - a.searches || idA - idB)
    .slice(0, MOST_SEARCHES)
    .map(([id, { languages, prompts, engines, ...counts }]) => ({
      ...counts,
      text: text.get(id) as string,
      language: mostOf(languages),
      engines: [...engines].sort(),
      promptId: mostOf(prompts),
    }));
  return { searches, named };
}

function openSums(found: Map<number, Sums>, id: number): Sums {
  const sums = found.get(id) ?? {
    ...{ searches: 0, answers: 0, cited: 0 },
    engines: new Set<string>(),
    languages: new Map<string, number>(),
    prompts: new Map<number, number>(),
  };
  found.set(id, sums);
  return sums;
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function mostOf<K>(counts: ReadonlyMap<K, number>): K {
  const [[most] = []] = [...counts].sort(([, a], [, b]) => b - a);
  return most as K;
}
