/** Starts the window: picks the transport, draws the first screen. */
import '@fontsource-variable/inter/index.css';
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../charts/tooltip.css';
import './global.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';

import { chooseClient } from '../api/choose-client.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from './query-cache.ts';
import { createRouter } from './routes.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the app.');

createRoot(place).render(
  <StrictMode>
    <Providers client={chooseClient()} cache={createQueryClient()}>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
