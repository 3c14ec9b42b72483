/** The system's dialog for a file or folder; null in a browser, which cannot tell a path. */
import { useMutation } from '@tanstack/react-query';

import type { FilePurpose } from '#shared/contract/desktop.ts';
import { useClient } from './client-context.ts';
import { useOperation } from './use-operation.ts';

export interface FileDialog {
  isOpen: boolean;
  /** `onChosen` is not called where it is cancelled. */
  open(onChosen: (path: string) => void): void;
}

export function useFileDialog(purpose: FilePurpose): FileDialog | null {
  const client = useClient();
  const hasDialog = useOperation('desktop.get', {}).data?.app != null;
  const choose = useMutation({ mutationFn: () => client.call('desktop.chooseFile', { purpose }) });
  if (!hasDialog) return null;
  return {
    isOpen: choose.isPending,
    open: (onChosen) => choose.mutate(undefined, { onSuccess: ({ path }) => path && onChosen(path) }),
  };
}
