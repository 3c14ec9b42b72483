/** Takes an import back, whole. */
import { useMutation } from '@tanstack/react-query';

import { useClient } from '../api/client-context.ts';

export function useUndo(projectId: string) {
  const client = useClient();
  return useMutation({ mutationFn: (importId: string) => client.call('imports.undo', { projectId, importId }) });
}
