/** Searches of a scope, grouped: how often, from how many prompts, by which engines, and which occurrence is the newest. */
import { startOfDay } from '#shared/time/day.ts';
import type { Connection } from '../../storage/connection.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { visitScopeFacts } from '../metrics/scope-facts.ts';

export interface FanoutGroup {
  queryId: number;
  /** Occurrences: a query that one answer searched twice counts twice. */
  count: number;
  ordinals: Set<number>;
  engines: Set<string>;
  /** Milliseconds since 1970 of the newest occurrence, and the answer that it is in. */
  lastSeenMs: number;
  newestAnswerId: number;
}

export function readFanoutGroups(db: Connection, scope: FigureScope): FanoutGroup[] {
  const groups = new Map<number, FanoutGroup>();
  visitScopeFacts(db, 'search_day', scope, ({ day, engine }, answerId, queryId, ordinal, momentMs) => {
    const seenMs = startOfDay(day) + momentMs;
    const group = groups.get(queryId) ?? emptyGroup(groups, queryId);
    group.count++;
    group.ordinals.add(ordinal);
    group.engines.add(engine);
    if (seenMs > group.lastSeenMs || (seenMs === group.lastSeenMs && answerId > group.newestAnswerId)) {
      group.lastSeenMs = seenMs;
      group.newestAnswerId = answerId;
    }
  });
  return [...groups.values()];
}

function emptyGroup(groups: Map<number, FanoutGroup>, queryId: number): FanoutGroup {
  const group = { queryId, count: 0, ordinals: new Set<number>(), engines: new Set<string>() };
  const fresh = { ...group, lastSeenMs: -1, newestAnswerId: 0 };
  groups.set(queryId, fresh);
  return fresh;
}
