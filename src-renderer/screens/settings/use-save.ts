/** Calls a writing operation and says that it was saved. */
import { useMutation } from '@tanstack/react-query';

import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';

import { useClient } from '../../api/client-context.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError } from '../../ui/notify.tsx';

export function useSave<N extends OperationName>(
  operation: N,
  toMessage: (output: OperationOutput<N>) => string | null = () => TEXTS.settings.saved,
) {
  const client = useClient();
  return useMutation({
    mutationFn: (input: OperationInput<N>) => client.call(operation, input),
    onSuccess: (output) => {
      const message = toMessage(output);
      if (message !== null) notifyDone(message);
    },
    onError: notifyError,
  });
}
