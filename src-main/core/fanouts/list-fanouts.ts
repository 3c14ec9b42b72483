/** The fan-out list: what engines searched for while answering, most frequent first. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { lengthOf } from '#shared/time/window.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { AnswerContent } from '../answers/answer-content.ts';
import { foldQuery, tidyQuery } from '../answers/searches.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { readWindowTotals } from '../metrics/read-counts.ts';
import { type PageRequest, planPage } from '../paging.ts';
import { type FanoutGroup, type Occurrences, readFanoutGroups, readOccurrences } from './fanout-groups.ts';
import { findQueryIds } from './search-queries.ts';

type FanoutList = OperationOutput<'fanouts.list'>;

export interface FanoutListRequest extends PageRequest {
  scope: FigureScope;
  /** Words of the search; null: all. */
  search: string | null;
}

export const loadFanouts = defineRead('fanouts.list', (db, request: FanoutListRequest): FanoutList => {
  const { scope } = request;
  const found = findQueryIds(db, scope.projectId, request.search);
  const groups = readFanoutGroups(db, scope).filter(({ queryId }) => found === null || found.has(queryId));
  const { shown, pagination } = planPage(rankGroups(db, groups, request), request);
  const occurrences = readOccurrences(
    db,
    scope,
    shown.map((group) => group.queryId),
  );
  const { answers, asked } = readWindowTotals(db, scope);
  const contents = new StoredContents(db);
  return {
    fanouts: shown.map((group) => toItem({ db, contents }, group, occurrences.get(group.queryId)!)),
    pagination,
    meta: { totalResults: answers, totalPrompts: asked, timeframeDays: lengthOf(scope) },
  };
});

/** By count, then by the folded text of the query. Texts are read of groups that may be on the page, not of the long tail. */
function rankGroups(db: Connection, groups: readonly FanoutGroup[], { page, limit }: PageRequest): FanoutGroup[] {
  const byCount = groups.toSorted((a, b) => b.count - a.count);
  const leastCount = byCount[Math.min(page * limit, byCount.length) - 1]?.count ?? 0;
  const head = byCount.filter((group) => group.count >= leastCount);
  const texts = readFolded(db, head);
  const compareTexts = (a: FanoutGroup, b: FanoutGroup) =>
    (texts.get(a.queryId) ?? '') < (texts.get(b.queryId) ?? '') ? -1 : 1;
  head.sort((a, b) => b.count - a.count || compareTexts(a, b));
  return [...head, ...byCount.slice(head.length)];
}

function readFolded(db: Connection, groups: readonly FanoutGroup[]): Map<number, string> {
  const rows = db
    .prepare(
      'SELECT search_query.id, folded FROM json_each(?) AS wanted CROSS JOIN search_query ON search_query.id = wanted.value',
    )
    .raw()
    .all(JSON.stringify(groups.map((group) => group.queryId))) as [number, string][];
  return new Map(rows);
}

interface NewestRow {
  prompt: string;
  folded: string;
  id: number;
  packId: number;
}

function toItem(
  { db, contents }: { db: Connection; contents: StoredContents },
  group: FanoutGroup,
  seen: Occurrences,
): FanoutList['fanouts'][number] {
  const newest = db
    .prepare(
      `SELECT prompt.text AS prompt, folded, answer.id AS id, pack_id AS packId
       FROM answer JOIN prompt ON prompt.id = prompt_id, search_query
       WHERE answer.id = ? AND search_query.id = ?`,
    )
    .get(seen.newestAnswerId, group.queryId) as NewestRow;
  return {
    query: readSpelling(newest.folded, contents.read(newest)),
    count: group.count,
    promptCount: group.prompts,
    models: [...seen.engines].sort() as Engine[],
    lastSeen: new Date(seen.lastSeenMs).toISOString(),
    samplePrompt: newest.prompt,
  };
}

/** As the answer spells it; its last spelling when it has several. */
export function readSpelling(folded: string, { queries }: AnswerContent): string {
  const spelt = (queries ?? []).findLast((query) => foldQuery(query) === folded);
  return tidyQuery(spelt ?? folded);
}
