/** What the owner wants of the desktop app, and how to change it. A switch moves at once, and back when it was refused. */
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { useClient } from '../api/client-context.ts';
import { useOperation } from '../api/use-operation.ts';
import { notifyError } from '../ui/notify.tsx';

export type Desktop = OperationOutput<'desktop.get'>;
export type DesktopChange = OperationInput<'desktop.update'>;

const KEY = ['desktop.get', {}] as const;

export function useDesktop() {
  const client = useClient();
  const cache = useQueryClient();
  const query = useOperation('desktop.get', {});
  const update = useMutation({
    mutationFn: (change: DesktopChange) => client.call('desktop.update', change),
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey: KEY });
      const before = cache.getQueryData<Desktop>(KEY);
      if (before) cache.setQueryData<Desktop>(KEY, { ...before, settings: { ...before.settings, ...change } });
      return before;
    },
    onError: (error, _change, before) => {
      cache.setQueryData(KEY, before);
      notifyError(error);
    },
    onSuccess: (desktop) => cache.setQueryData(KEY, desktop),
  });
  const look = useMutation({
    mutationFn: () => client.call('desktop.checkForUpdates', {}),
    onSuccess: (desktop) => cache.setQueryData(KEY, desktop),
    onError: notifyError,
  });
  return { query, change: update.mutate, look };
}
