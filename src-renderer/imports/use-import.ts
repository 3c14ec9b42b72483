/** Calls of the dialog: a preview follows what is chosen, and writing is told about by its token. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../api/client-context.ts';
import { toPreviewInput, toRunInput, type Wanted } from './plan-input.ts';

export function usePreview(wanted: Wanted) {
  const client = useClient();
  const [token] = useState(() => crypto.randomUUID());
  const { projectId, kind, file, wish } = wanted;
  // Of the file its name and size: a key of megabytes would be compared again and again.
  const { content = '', ...place } = file ?? {};
  const { allOrNothing: _, isActive: __, takesOffTopic: ___, ...asked } = wish;
  const query = useQuery({
    queryKey: ['imports.dialog', projectId, kind, place, content.length, content.slice(-200), asked],
    queryFn: () => client.call('imports.preview', { ...toPreviewInput(wanted), token }),
    enabled: file !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...query, token };
}

export function useRun(wanted: Wanted) {
  const client = useClient();
  const [token] = useState(() => crypto.randomUUID());
  const run = useMutation({ mutationFn: () => client.call('imports.run', { ...toRunInput(wanted), token }) });
  return { ...run, token };
}
