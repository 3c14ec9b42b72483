/** The cache of everything read from the core. A call that finds the window signed out makes the frame find out too. */
import { QueryCache, QueryClient } from '@tanstack/react-query';

import { AppError } from '#shared/app-error.ts';
import { toDataFault } from '#shared/data-fault.ts';

import { isSignedOut } from '../api/app-client.ts';
import { DATA_FAULT } from '../api/live-updates.ts';
import { shouldRetry } from '../api/operation-query.ts';

const STALE_AFTER_MS = 60_000;

/** The frame shows whether the window is signed in by this operation. */
const GATE = 'projects.list';

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const fault = error instanceof AppError ? toDataFault(error) : null;
        if (fault) client.setQueryData(DATA_FAULT, fault);
        if (isSignedOut(error) && query.queryKey[0] !== GATE) void client.invalidateQueries({ queryKey: [GATE] });
      },
      // Whoever missed the event finds out by this: a folder that is gone answers nothing.
      onSuccess: (_data, { queryKey: [name] }) => {
        if (name === GATE && client.getQueryData(DATA_FAULT)) client.setQueryData(DATA_FAULT, null);
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
