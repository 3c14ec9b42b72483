/** Words that engines add to prompts when they search: how often, in how many searches, from how many prompts. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { AddedWords } from './added-words.ts';
import { SearchTally } from './search-tally.ts';

type FanoutWords = OperationOutput<'fanouts.words'>;

export interface FanoutWordsRequest {
  scope: FigureScope;
  limit: number;
}

export const loadFanoutWords = defineRead(
  'fanouts.words',
  (db, { scope, limit }: FanoutWordsRequest): FanoutWords =>
    db.atOneMoment(() => {
      const tally = new SearchTally(db, scope);
      const words = new AddedWords(db, scope.projectId, tally.counts);
      tally.visitAskers(words);
      return words.list(limit);
    }),
);
