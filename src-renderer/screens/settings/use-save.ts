/** Calls a writing operation, says that it was saved, and has everything that may have changed read again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';

import { useClient } from '../../api/client-context.ts';
import { readAgain } from '../../api/read-again.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError } from '../../ui/notify.tsx';

/** `stale`: beginnings of the names of operations to read again. */
export function useSave<N extends OperationName>(
  operation: N,
  stale: readonly string[],
  toMessage: (output: OperationOutput<N>) => string | null = () => TEXTS.settings.saved,
) {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: OperationInput<N>) => client.call(operation, input),
    onSuccess: (output) => {
      const message = toMessage(output);
      if (message !== null) notifyDone(message);
    },
    onError: notifyError,
    // Not waited for: what was saved leaves its field before it is read again and shown.
    onSettled: () => {
      void readAgain(cache, ...stale);
    },
  });
}
