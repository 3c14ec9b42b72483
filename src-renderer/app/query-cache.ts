/** The cache of everything read from the core. A call that finds the window signed out makes the frame find out too. */
import { QueryCache, QueryClient } from '@tanstack/react-query';

import { isSignedOut } from '../api/app-client.ts';
import { shouldRetry } from '../api/operation-query.ts';

const STALE_AFTER_MS = 60_000;

/** The frame shows whether the window is signed in by this operation. */
const GATE = 'projects.list';

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isSignedOut(error) && query.queryKey[0] !== GATE) void client.invalidateQueries({ queryKey: [GATE] });
      },
    }),
    defaultOptions: {
      // The core is on this machine: without a network it answers all the same.
      queries: { networkMode: 'always', staleTime: STALE_AFTER_MS, retry: shouldRetry, retryDelay: 400 },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
