/** Words that engines add to prompts when they search: how often, in how many searches, from how many prompts. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { visitScope } from '../facts/read-facts.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { SearchTally } from './search-tally.ts';
import { type CountedWord, WordTally } from './word-tally.ts';

type FanoutWords = OperationOutput<'fanouts.words'>;

/** Distinct searches that are taken apart: the most frequent ones. More would keep a reader waiting. */
const MOST_QUERIES = 20_000;

export interface FanoutWordsRequest {
  scope: FigureScope;
  limit: number;
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
  const words = countWords(db, scope, queries);
  return {
    words: words.slice(0, limit),
    searches: shown.reduce((sum, { count }) => sum + count, 0),
    isComplete: shown.length === groups.length,
  };
});

/** The facts come prompt by prompt. */
function countWords(db: Connection, scope: FigureScope, queries: ReadonlyMap<number, string>): CountedWord[] {
  const tally = new WordTally(queries);
  let promptId = 0;
  const endPrompt = () => tally.endPrompt(promptId, readTexts(db, 'prompt', 'text', [promptId]).get(promptId) ?? '');
  visitScope(db, scope, ['searches'], ({ page, place, prompt }) => {
    if (prompt.id !== promptId && promptId !== 0) endPrompt();
    promptId = prompt.id;
    const end = place.search + (page.heads[place.head + 5] ?? 0);
    for (let at = place.search; at < end; at++) tally.addSearch(page.searches[at] ?? 0);
  });
  if (promptId !== 0) endPrompt();
  return tally.list();
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
