/** Searches of a scope, grouped: how often, from how many prompts, by which engines, and which occurrence is the newest. */
import { startOfDay } from '#shared/time/day.ts';
import type { Connection } from '../../storage/connection.ts';
import { momentOfHead } from '../facts/month-page.ts';
import { visitScope } from '../facts/read-facts.ts';
import { readSegments } from '../facts/segments.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';

export interface FanoutGroup {
  queryId: number;
  /** Occurrences: a query that one answer searched twice counts twice. */
  count: number;
  prompts: number;
}

/** One entry for each query of the scope. Counts stand in arrays by id: a year holds millions of searches. */
export function readFanoutGroups(db: Connection, scope: FigureScope): FanoutGroup[] {
  const { size } = db.prepare('SELECT coalesce(max(id), 0) + 1 AS size FROM search_query').get() as { size: number };
  const [counts, prompts, lastPrompts] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  visitScope(db, scope, ['searches'], ({ page, place, prompt: { id: promptId } }) => {
    const end = place.search + (page.heads[place.head + 5] ?? 0);
    for (let at = place.search; at < end; at++) {
      const id = page.searches[at] ?? 0;
      counts[id] = (counts[id] ?? 0) + 1;
      if (lastPrompts[id] === promptId) continue;
      lastPrompts[id] = promptId;
      prompts[id] = (prompts[id] ?? 0) + 1;
    }
  });
  const groups: FanoutGroup[] = [];
  for (const [queryId, count] of counts.entries()) {
    if (count > 0) groups.push({ queryId, count, prompts: prompts[queryId] ?? 0 });
  }
  return groups;
}

export interface Occurrences {
  engines: Set<string>;
  /** Milliseconds since 1970 of the newest occurrence, and the answer that it is in. */
  lastSeenMs: number;
  newestAnswerId: number;
}

/** Where queries occur: for the few that are shown. */
export function readOccurrences(
  db: Connection,
  scope: FigureScope,
  queryIds: readonly number[],
): Map<number, Occurrences> {
  const found = new Map<number, Occurrences>();
  const wanted = new Uint8Array(Math.max(0, ...queryIds) + 1);
  for (const id of queryIds) wanted[id] = 1;
  const segments = readSegments(db);
  visitScope(db, scope, ['searches'], ({ page, place, answerId, day, segmentId }) => {
    const end = place.search + (page.heads[place.head + 5] ?? 0);
    for (let at = place.search; at < end; at++) {
      const id = page.searches[at] ?? 0;
      if (wanted[id] !== 1) continue;
      const seenMs = startOfDay(day) + momentOfHead(page.heads, place.head);
      const engine = segments.get(segmentId)?.engine ?? '';
      const known = found.get(id);
      if (!known) found.set(id, { engines: new Set([engine]), lastSeenMs: seenMs, newestAnswerId: answerId });
      else {
        known.engines.add(engine);
        const isNewer = seenMs > known.lastSeenMs || (seenMs === known.lastSeenMs && answerId > known.newestAnswerId);
        if (isNewer) Object.assign(known, { lastSeenMs: seenMs, newestAnswerId: answerId });
      }
    }
  });
  return found;
}
