/**
 * Begins what the first screen needs while the window itself is still being made: the screen's code, and what it and the frame
 * around it ask. Nothing hangs on it: what it began is found in the cache by whoever draws, what it did not is asked then.
 */
import type { QueryClient } from '@tanstack/react-query';

import { dayOf } from '#shared/time/day.ts';

import type { AppClient } from '../api/app-client.ts';
import { operationQuery } from '../api/operation-query.ts';
import { createPrefetch, type Prefetch } from '../api/prefetch.ts';
import { type ComparedInput, toComparedInput, withoutComparison } from '../filters/figure-input.ts';
import { loadFirstScreen, loadLastProjectId, toProjectPath } from '../filters/filter-memory.ts';
import { toFilters } from '../filters/filters.ts';
import { planMetInput } from '../filters/plan-met-input.ts';
import { planRankingInput, prefetchLines, prefetchOverview } from '../screens/overview/prefetch-overview.ts';
import { readPortfolioAddress, toPortfolioInput } from '../screens/portfolio/portfolio-address.ts';
import { findScreen } from './find-screen.ts';
import { PORTFOLIO_PATH } from './screens.ts';

/** Where the window will stand: the address; where that leaves it open, what was shown there last: all clients, or the last project. */
function planFirstPath(hash: string): string {
  const path = hash.replace(/^#/, '');
  if (path !== '' && path !== '/') return path;
  if (loadFirstScreen() === 'portfolio') return PORTFOLIO_PATH;
  const lastId = loadLastProjectId();
  return lastId === null ? path : toProjectPath(lastId);
}

/** `hash` is that of the page's address. */
export function startLoading(client: AppClient, cache: QueryClient, hash: string): void {
  const prefetch = createPrefetch(client, cache);
  const [pathname = '', search = ''] = planFirstPath(hash).split('?');
  prefetch('projects.list', {});
  const today = dayOf(Date.now());
  if (pathname === PORTFOLIO_PATH) {
    import('../screens/portfolio/portfolio-screen.tsx').catch(() => {});
    prefetch('portfolio.list', toPortfolioInput(readPortfolioAddress(new URLSearchParams(search)), today));
    prefetch('health.notices', {});
    return;
  }
  const found = findScreen(pathname);
  if (!found) return;
  const { entry, projectId } = found;
  // The router loads it again, and shows why it cannot be.
  entry.load().catch(() => {});
  const start = {
    client,
    cache,
    prefetch,
    comparedInput: toComparedInput(projectId, toFilters(new URLSearchParams(search)), today),
  };
  if (entry.name === 'overview') startOverview(start);
  prefetchFrame(prefetch, projectId);
  if (entry.hasFilters) {
    prefetch('tags.list', { projectId });
    prefetch('metrics.surfaces', planMetInput(projectId, today));
  }
}

function prefetchFrame(prefetch: Prefetch, projectId: string): void {
  prefetch('projects.get', { projectId });
  prefetch('runs.list', { projectId });
}

interface Start {
  client: AppClient;
  cache: QueryClient;
  prefetch: Prefetch;
  comparedInput: ComparedInput;
}

/** Also what hangs on an answer: which competitors are the strongest. */
function startOverview({ client, cache, prefetch, comparedInput }: Start): void {
  prefetchOverview(prefetch, comparedInput);
  cache
    .fetchQuery(operationQuery(client, 'competitors.list', planRankingInput(comparedInput)))
    .then(({ competitors }) => prefetchLines(prefetch, withoutComparison(comparedInput), competitors))
    .catch(() => {});
}
