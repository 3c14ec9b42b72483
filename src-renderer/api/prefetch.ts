/**
 * Begins calls before what draws them is there, so that they run while code is loaded and things above them are drawn. It keeps
 * nothing itself: whoever draws reads the same operation with the same input, and finds it under way or done.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { OperationInput, OperationName } from '#shared/contract/index.ts';

import type { AppClient } from './app-client.ts';
import { useClient } from './client-context.ts';
import { operationQuery } from './operation-query.ts';

/** Begins a reading operation unless it was asked with that input before. What goes wrong is told to whoever draws it. */
export type Prefetch = <N extends OperationName>(operation: N, input: OperationInput<N>) => void;

export function createPrefetch(client: AppClient, cache: QueryClient): Prefetch {
  return (operation, input) => {
    const query = operationQuery(client, operation, input);
    if (cache.getQueryState(query.queryKey) === undefined) void cache.prefetchQuery(query);
  };
}

/** The same inside a component; always the same function. */
export function usePrefetch(): Prefetch {
  const client = useClient();
  const cache = useQueryClient();
  return useMemo(() => createPrefetch(client, cache), [client, cache]);
}
