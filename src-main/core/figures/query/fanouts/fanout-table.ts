/** What the screen of fan-outs shows: a page of searches and the words that engines add, from one count of both. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../../../storage/command.ts';
import { AddedWords } from './added-words.ts';
import { type FanoutRequest, listFanouts } from './list-fanouts.ts';
import { SearchTally } from './search-tally.ts';

type FanoutTable = OperationOutput<'fanouts.table'>;

/** As many as are beside the table. */
const SHOWN_WORDS = 25;

/** The words come with the first page. */
export const loadFanoutTable = defineRead(
  'fanouts.table',
  (db, request: FanoutRequest): FanoutTable =>
    db.atOneMoment(() => {
      const { scope, page } = request;
      const tally = new SearchTally(db, scope);
      const words = page === 1 ? new AddedWords(db, scope.projectId, tally.counts) : undefined;
      const list = listFanouts(db, request, tally, words);
      return { ...list, added: words?.list(SHOWN_WORDS) ?? null };
    }),
);
