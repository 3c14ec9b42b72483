/** Starting and steering runs. What the core answers goes straight into the cache; what it refuses is told. */
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { OperationInput } from '#shared/contract/index.ts';

import { useClient } from '../api/client-context.ts';
import { saveRun } from '../api/live-updates.ts';
import { TEXTS } from '../texts/texts.ts';
import { planError } from '../ui/plan-error.ts';

function tellError(error: unknown): void {
  const { title, help, detail } = planError(error);
  notifications.show({ title, message: detail ?? help, color: 'red' });
}

export function useRunStart(projectId: string) {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.call('runs.start', { projectId }),
    onSuccess: (run) => {
      saveRun(cache, run);
      const { started, nothing } = TEXTS.runs;
      notifications.show({ message: run.jobs.total > 0 ? started(run.jobs.total) : nothing, color: 'gray' });
    },
    onError: tellError,
  });
}

export function useRunControl() {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: OperationInput<'runs.control'>) => client.call('runs.control', input),
    onSuccess: (run) => saveRun(cache, run),
    onError: tellError,
  });
}
