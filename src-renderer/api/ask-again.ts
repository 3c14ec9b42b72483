/**
 * Has replies of the cache asked again: those on the screen at once, the rest when they are next shown. A reply that is on its way may have
 * been read before the change. The cache drops one that replaces another by itself; a first one it would keep and take for fresh.
 */
import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';

const awaited = new WeakSet<Query>();

export function askAgain(cache: QueryClient, filters: Pick<QueryFilters, 'predicate'> = {}): void {
  for (const query of cache.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    if (query.state.data === undefined) void askAfterFirst(cache, query);
  }
  void cache.invalidateQueries(filters);
}

/** Once, however many changes come meanwhile. */
async function askAfterFirst(cache: QueryClient, query: Query): Promise<void> {
  if (awaited.has(query)) return;
  awaited.add(query);
  await query.promise?.catch(() => {});
  awaited.delete(query);
  void cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
}
