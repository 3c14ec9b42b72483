/** What every screen may take for granted: looks, the client and its cache. */
import 'dayjs/locale/de';

import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { Notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';

import type { AppClient } from '../api/app-client.ts';
import { ClientContext } from '../api/client-context.ts';
import { LANGUAGE } from '../texts/language.ts';
import { useContrast } from '../ui/use-contrast.ts';
import { RESOLVERS, theme } from './theme.ts';

/** The same key as in public/appearance.js. */
const appearance = localStorageColorSchemeManager({ key: 'sightline.appearance' });

interface ProvidersProps {
  client: AppClient;
  cache: QueryClient;
  children: ReactNode;
}

export function Providers({ client, cache, children }: ProvidersProps) {
  const { contrast } = useContrast();
  useEffect(() => {
    // For style sheets that draw more where more is wanted.
    document.documentElement.setAttribute('data-contrast', contrast);
  }, [contrast]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={RESOLVERS[contrast]}
      colorSchemeManager={appearance}
      defaultColorScheme="auto"
    >
      <DatesProvider settings={{ locale: LANGUAGE, firstDayOfWeek: 1, weekendDays: [] }}>
        <ClientContext value={client}>
          <QueryClientProvider client={cache}>{children}</QueryClientProvider>
        </ClientContext>
      </DatesProvider>
      <Notifications position="bottom-right" transitionDuration={100} autoClose={6000} />
    </MantineProvider>
  );
}
