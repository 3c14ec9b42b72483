/**
 * Asks with other filters for all that is shown now: a screen shows the same for any filter. It draws nothing and keeps nothing;
 * whoever draws reads the same with the same input, and finds it under way or done.
 */
import type { QueryClient } from '@tanstack/react-query';

import { type ComparedInput, withoutComparison } from './figure-input.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What an input has beyond these filters; null where it is not of them. */
function listOthers(input: unknown, filters: Fields): Fields | null {
  if (!isFields(input)) return null;
  const isOfThem = Object.entries(filters).every(
    ([key, value]) => JSON.stringify(input[key]) === JSON.stringify(value),
  );
  return isOfThem ? Object.fromEntries(Object.entries(input).filter(([key]) => !(key in filters))) : null;
}

/** Each call on the screen that follows the filters `before` is begun with `after`, unless that was asked already. */
export function prefetchFilters(cache: QueryClient, before: ComparedInput, after: ComparedInput): void {
  // Which of the calls compare does not show while none does.
  if (before.compareStart === undefined && after.compareStart !== undefined) return;
  for (const { queryKey, options } of cache.getQueryCache().findAll({ type: 'active' })) {
    const [operation, input, ...form] = queryKey;
    const compares = isFields(input) && input.compareStart !== undefined;
    const others = listOthers(input, compares ? before : withoutComparison(before));
    // A further page of other rows is not what will be shown.
    if (!others || Number(others.page ?? 1) > 1) continue;
    const alike = [operation, { ...(compares ? after : withoutComparison(after)), ...others }, ...form];
    if (cache.getQueryState(alike) !== undefined) continue;
    void cache.prefetchQuery({ ...options, queryKey: alike, queryHash: undefined, initialData: undefined });
  }
}
