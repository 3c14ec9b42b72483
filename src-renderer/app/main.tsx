/** Starts the window: picks the transport, draws the first screen. */
// Before all else, so that calls are under way while the words are loaded and the window is made.
import './start.ts';
import '@fontsource-variable/inter/index.css';
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../charts/tooltip.css';
import './global.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';

import { LANGUAGE } from '../texts/language.ts';
import { followFilters } from './follow-filters.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './routes.tsx';
import { cache, client } from './start.ts';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the app.');

const router = createRouter();
followFilters(cache, router);

// Said aloud by screen readers, and hyphenated, as what it is.
document.documentElement.lang = LANGUAGE;

createRoot(place).render(
  <StrictMode>
    <Providers client={client} cache={cache}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
