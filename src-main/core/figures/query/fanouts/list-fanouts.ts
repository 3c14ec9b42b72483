/** The fan-out list: what engines searched for while answering, most frequent first. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { lengthOf } from '#shared/time/window.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import type { AnswerContent } from '../../../answers/answer-content.ts';
import { foldQuery, tidyQuery } from '../../../answers/searches.ts';
import { StoredContents } from '../../../answers/stored-contents.ts';
import type { PageRequest } from '../../../paging.ts';
import { cutPage, pickCandidates } from '../../../ranked-page.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { readTotal } from '../breakdown.ts';
import { readSearchCertainty } from './search-intervals.ts';
import { findQueryIds, readQueryTexts } from './search-queries.ts';
import { type AskersOf, type FanoutGroup, SearchTally } from './search-tally.ts';

type FanoutList = OperationOutput<'fanouts.list'>;

export interface FanoutRequest extends PageRequest {
  scope: FigureScope;
  withIntervals?: boolean;
}

export interface FanoutListRequest extends FanoutRequest {
  /** Words of the search; null: all. */
  search: string | null;
}

export const loadFanouts = defineRead(
  'fanouts.list',
  (db, request: FanoutListRequest): FanoutList =>
    db.atOneMoment(() => {
      const tally = new SearchTally(db, request.scope);
      const found = findQueryIds(db, request.scope.projectId, request.search);
      if (found) tally.keepOnly(found);
      return listFanouts(db, request, tally);
    }),
);

/** Of what is in the tally, by count, then by the folded text of the query. `others`: see {@link SearchTally.describe}. */
export function listFanouts(db: Connection, request: FanoutRequest, tally: SearchTally, others?: AskersOf): FanoutList {
  const { scope } = request;
  const { ids, ...page } = pickCandidates(tally.counts, request);
  const { shown, pagination } = cutPage(orderQueries(db, ids, tally.counts), page, request);
  const { answers, asked } = readTotal(db, scope);
  const contents = new StoredContents(db);
  const certainty = request.withIntervals ? readSearchCertainty(db, scope, shown) : null;
  return {
    fanouts: tally.describe(shown, others).map((group, row) => ({
      ...toItem(db, contents, group),
      ...(certainty && { searched: certainty.rows[row]! }),
    })),
    pagination,
    meta: {
      totalResults: answers,
      totalPrompts: asked,
      timeframeDays: lengthOf(scope),
      ...(certainty && { searched: certainty.all }),
    },
  };
}

function orderQueries(db: Connection, ids: readonly number[], counts: Int32Array): number[] {
  const texts = readQueryTexts(db, ids);
  const compareTexts = (a: number, b: number) => ((texts.get(a) ?? '') < (texts.get(b) ?? '') ? -1 : 1);
  return ids.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || compareTexts(a, b));
}

interface NewestRow {
  prompt: string;
  folded: string;
  spelling: string | null;
  id: number;
  packId: number;
}

function toItem(db: Connection, contents: StoredContents, group: FanoutGroup): FanoutList['fanouts'][number] {
  const newest = db
    .prepare(
      `SELECT prompt.text AS prompt, folded, spelling, answer.id AS id, pack_id AS packId
       FROM answer JOIN prompt ON prompt.id = prompt_id, search_query
       WHERE answer.id = ? AND search_query.id = ?`,
    )
    .get(group.newestAnswerId, group.queryId) as NewestRow;
  return {
    query: newest.spelling ?? readSpelling(newest.folded, contents.read(newest)),
    count: group.count,
    promptCount: group.prompts,
    models: group.engines as Engine[],
    lastSeen: new Date(group.lastSeenMs).toISOString(),
    samplePrompt: newest.prompt,
  };
}

/** As the answer spells it; its last spelling when it has several. Folded where the answer is damaged. */
export function readSpelling(folded: string, content: AnswerContent | null): string {
  const spelt = (content?.queries ?? []).findLast((query) => foldQuery(query) === folded);
  return tidyQuery(spelt ?? folded);
}
