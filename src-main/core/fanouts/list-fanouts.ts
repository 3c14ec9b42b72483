/** The fan-out list: what engines searched for while answering, most frequent first. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { lengthOf } from '#shared/time/window.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readWindowTotals } from '../metrics/brand-counts.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { type PageRequest, planPage } from '../paging.ts';
import { countBits } from '../rollups/bitmap.ts';
import { type FanoutGroup, readFanoutGroups } from './fanout-groups.ts';

type FanoutList = OperationOutput<'fanouts.list'>;

export interface FanoutListRequest extends PageRequest {
  scope: FigureScope;
}

export const loadFanouts = defineRead('fanouts.list', (db, request: FanoutListRequest): FanoutList => {
  const { scope } = request;
  const { shown, pagination } = planPage(rankGroups(db, readFanoutGroups(db, scope), request), request);
  const { answers, asked } = readWindowTotals(db, scope);
  return {
    fanouts: shown.map((group) => toItem(db, group)),
    pagination,
    meta: { totalResults: answers, totalPrompts: countBits(asked), timeframeDays: lengthOf(scope) },
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

function toItem(db: Connection, group: FanoutGroup): FanoutList['fanouts'][number] {
  return {
    query: readSpelling(db, group.queryId, group.newestAnswerId),
    count: group.count,
    promptCount: group.ordinals.size,
    models: [...group.engines].sort() as Engine[],
    lastSeen: new Date(group.lastSeenMs).toISOString(),
    samplePrompt: db
      .prepare('SELECT text FROM answer JOIN prompt ON prompt.id = prompt_id WHERE answer.id = ?')
      .pluck()
      .get(group.newestAnswerId) as string,
  };
}

/** As the answer spells it; its last spelling when it has several. */
function readSpelling(db: Connection, queryId: number, answerId: number): string {
  return db
    .prepare('SELECT text FROM answer_search WHERE answer_id = ? AND query_id = ? ORDER BY place DESC LIMIT 1')
    .pluck()
    .get(answerId, queryId) as string;
}
