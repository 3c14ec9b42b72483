/** Words that engines add to prompts when they search: how often, in how many searches, from how many prompts. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { visitScope } from '../facts/read-facts.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { listAddedWords, listWords } from './added-words.ts';
import { SearchTally } from './search-tally.ts';

type FanoutWords = OperationOutput<'fanouts.words'>;

/** Distinct searches that are taken apart: the most frequent ones. More would keep a reader waiting. */
const MOST_QUERIES = 20_000;

export interface FanoutWordsRequest {
  scope: FigureScope;
  limit: number;
}

interface WordCount {
  count: number;
  queries: Set<number>;
  prompts: Set<number>;
}

export const loadFanoutWords = defineRead('fanouts.words', (db, { scope, limit }: FanoutWordsRequest): FanoutWords => {
  const { counts: occurrences } = new SearchTally(db, scope);
  const groups = [...occurrences.entries()]
    .flatMap(([queryId, count]) => (count > 0 ? [{ queryId, count }] : []))
    .sort((a, b) => b.count - a.count || a.queryId - b.queryId);
  const shown = groups.slice(0, MOST_QUERIES);
  const queries = readTexts(
    db,
    'search_query',
    'folded',
    shown.map(({ queryId }) => queryId),
  );
  const counts = countWords(db, scope, queries);
  const words = [...counts]
    .map(([word, { count, queries: found, prompts }]) => ({
      word,
      count,
      queryCount: found.size,
      promptCount: prompts.size,
    }))
    .sort((a, b) => b.count - a.count || b.promptCount - a.promptCount || (a.word < b.word ? -1 : 1));
  return {
    words: words.slice(0, limit),
    searches: shown.reduce((sum, { count }) => sum + count, 0),
    isComplete: shown.length === groups.length,
  };
});

/** What a search adds is worked out once for each prompt: the facts come prompt by prompt. */
function countWords(db: Connection, scope: FigureScope, queries: ReadonlyMap<number, string>): Map<string, WordCount> {
  const counts = new Map<string, WordCount>();
  let promptId = 0;
  let promptWords: ReadonlySet<string> = new Set();
  let added = new Map<number, WordCount[]>();
  visitScope(db, scope, ['searches'], ({ page, place, prompt }) => {
    if (prompt.id !== promptId) {
      promptId = prompt.id;
      promptWords = new Set(listWords(readTexts(db, 'prompt', 'text', [promptId]).get(promptId) ?? ''));
      added = new Map();
    }
    const end = place.search + (page.heads[place.head + 5] ?? 0);
    for (let at = place.search; at < end; at++) {
      const queryId = page.searches[at] ?? 0;
      const text = queries.get(queryId);
      if (text === undefined) continue;
      const words = added.get(queryId) ?? openWords(counts, listAddedWords(text, promptWords), { queryId, promptId });
      added.set(queryId, words);
      for (const word of words) word.count++;
    }
  });
  return counts;
}

function openWords(
  counts: Map<string, WordCount>,
  words: readonly string[],
  { queryId, promptId }: { queryId: number; promptId: number },
): WordCount[] {
  return words.map((word) => {
    const known = counts.get(word) ?? { count: 0, queries: new Set(), prompts: new Set() };
    counts.set(word, known);
    known.queries.add(queryId);
    known.prompts.add(promptId);
    return known;
  });
}

function readTexts(
  db: Connection,
  table: 'search_query' | 'prompt',
  column: 'folded' | 'text',
  ids: readonly number[],
): Map<number, string> {
  const rows = db
    .prepare(
      `SELECT ${table}.id, ${column} FROM json_each(?) AS wanted CROSS JOIN ${table} ON ${table}.id = wanted.value`,
    )
    .raw()
    .all(JSON.stringify(ids)) as [number, string][];
  return new Map(rows);
}
