/** Tells the desktop app what its window speaks and how it looks, so that menus and dialogs of the system do the same. */
import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { isDesktopWindow } from '../api/choose-client.ts';
import { useClient } from '../api/client-context.ts';
import { operationQuery } from '../api/operation-query.ts';
import { LANGUAGE } from '../texts/language.ts';

export function useDesktopTongue(): void {
  const client = useClient();
  const { colorScheme } = useMantineColorScheme();
  const query = useQuery({ ...operationQuery(client, 'desktop.get', {}), enabled: isDesktopWindow() });
  const known = query.data?.settings;
  const isNews = known !== undefined && (known.language !== LANGUAGE || known.appearance !== colorScheme);
  useEffect(() => {
    if (!isNews) return;
    // The app's menus stay as they were when it cannot be told; nothing else hangs on it.
    client.call('desktop.update', { language: LANGUAGE, appearance: colorScheme }).catch(() => {});
  }, [client, isNews, colorScheme]);
}
