/** Words that engines add to prompts when they search: how often, in how many searches, from how many prompts. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { atOneMoment } from '../metrics/at-one-moment.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { readOrdinals } from '../month-sums/prompt-sets.ts';
import { pickCandidates } from '../ranked-page.ts';
import { readQueryTexts } from './search-queries.ts';
import { SearchTally } from './search-tally.ts';
import { type CountedWord, WordTally } from './word-tally.ts';

type FanoutWords = OperationOutput<'fanouts.words'>;

/** Distinct searches that are taken apart: the most frequent ones, fewer where many prompts have to be told apart. */
const MOST_QUERIES = 10_000;
const FEWEST_QUERIES = 1_000;
/** Searches times prompts: 2 MB. More would keep a reader waiting. */
const MOST_CELLS = 500_000;

export interface FanoutWordsRequest {
  scope: FigureScope;
  limit: number;
}

export const loadFanoutWords = defineRead(
  'fanouts.words',
  (db, request: FanoutWordsRequest): FanoutWords => atOneMoment(db, () => readWords(db, request)),
);

function readWords(db: Connection, { scope, limit }: FanoutWordsRequest): FanoutWords {
  const ordinals = readOrdinals(db, scope.projectId);
  const tally = new SearchTally(db, scope);
  const most = Math.min(MOST_QUERIES, Math.max(FEWEST_QUERIES, Math.floor(MOST_CELLS / ordinals)));
  const { ids, total } = pickCandidates(tally.counts, { page: 1, limit: most });
  const shown = ids.sort((a, b) => (tally.counts[b] ?? 0) - (tally.counts[a] ?? 0) || a - b).slice(0, most);
  return {
    words: countWords(db, scope.projectId, tally, shown).slice(0, limit),
    searches: shown.reduce((sum, id) => sum + (tally.counts[id] ?? 0), 0),
    isComplete: shown.length === total,
  };
}

/** `queryIds`: those that are taken apart. */
function countWords(db: Connection, projectId: number, tally: SearchTally, queryIds: readonly number[]): CountedWord[] {
  const texts = readQueryTexts(db, queryIds);
  const askers = new Int32Array(readOrdinals(db, projectId) * queryIds.length);
  tally.visitAskers(queryIds, (place, ordinal, occurrences) => {
    askers[ordinal * queryIds.length + place]! += occurrences;
  });
  const prompts = db.prepare('SELECT ordinal, text FROM prompt WHERE project_id = ?').all(projectId) as PromptText[];
  const words = new WordTally(
    queryIds.map((id) => texts.get(id) ?? ''),
    prompts.length,
  );
  for (const { ordinal, text } of prompts) {
    words.addPrompt(text, askers.subarray(ordinal * queryIds.length, (ordinal + 1) * queryIds.length));
  }
  return words.list();
}

interface PromptText {
  ordinal: number;
  text: string;
}
