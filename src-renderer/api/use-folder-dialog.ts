/** The system's dialog for a folder; null in a browser, which cannot tell a path. */
import { useMutation } from '@tanstack/react-query';

import { useClient } from './client-context.ts';
import { useOperation } from './use-operation.ts';

export interface FolderDialog {
  isOpen: boolean;
  /** `onChosen` is not called where it is cancelled. */
  open(onChosen: (path: string) => void): void;
}

export function useFolderDialog(): FolderDialog | null {
  const client = useClient();
  const hasDialog = useOperation('desktop.get', {}).data?.app != null;
  const choose = useMutation({ mutationFn: () => client.call('desktop.chooseFile', { purpose: 'folder' }) });
  if (!hasDialog) return null;
  return {
    isOpen: choose.isPending,
    open: (onChosen) => choose.mutate(undefined, { onSuccess: ({ path }) => path && onChosen(path) }),
  };
}
