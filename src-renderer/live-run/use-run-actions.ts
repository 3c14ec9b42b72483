/** Starting and steering runs. What the core answers goes straight into the cache; what it refuses is told. */
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { OperationInput } from '#shared/contract/index.ts';

import { useClient } from '../api/client-context.ts';
import { saveRun } from '../api/live-updates.ts';
import { TEXTS } from '../texts/texts.ts';
import { notifyDone, notifyError } from '../ui/notify.tsx';

export function useRunStart(projectId: string) {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.call('runs.start', { projectId }),
    onSuccess: (run) => {
      saveRun(cache, run);
      const { started, nothing } = TEXTS.runs;
      notifyDone(run.jobs.total > 0 ? started(run.jobs.total) : nothing);
    },
    onError: notifyError,
  });
}

export function useRunControl() {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: OperationInput<'runs.control'>) => client.call('runs.control', input),
    onSuccess: (run) => saveRun(cache, run),
    onError: notifyError,
  });
}
