/**
 * Begins what the first screen needs while the window itself is still being made: the screen's code, and what it and the frame
 * around it ask. Nothing hangs on it: what it began is found in the cache by whoever draws, what it did not is asked then.
 */
import type { QueryClient } from '@tanstack/react-query';

import { dayOf } from '#shared/time/day.ts';

import type { AppClient } from '../api/app-client.ts';
import { type Ask, createAsk } from '../api/ask-ahead.ts';
import { operationQuery } from '../api/operation-query.ts';
import { toFigureInput } from '../filters/figure-input.ts';
import { loadLastProjectId, toProjectPath } from '../filters/filter-memory.ts';
import { toFilters } from '../filters/filters.ts';
import { planMetInput } from '../filters/plan-met-input.ts';
import { askEngines, askLines, askOverview, planRankingInput } from '../screens/overview/ask-overview.ts';
import { findScreen } from './find-screen.ts';

/** Where the window will stand: the address, or the overview of the last project where the address leaves it open. */
function planFirstPath(hash: string): string {
  const path = hash.replace(/^#/, '');
  const lastId = loadLastProjectId();
  return (path === '' || path === '/') && lastId !== null ? toProjectPath(lastId) : path;
}

/** `hash` is that of the page's address. */
export function startLoading(client: AppClient, cache: QueryClient, hash: string): void {
  const ask = createAsk(client, cache);
  const [pathname = '', search = ''] = planFirstPath(hash).split('?');
  ask('projects.list', {});
  const found = findScreen(pathname);
  if (!found) return;
  const { entry, projectId } = found;
  // The router loads it again, and shows why it cannot be.
  entry.load().catch(() => {});
  const today = dayOf(Date.now());
  const start = {
    client,
    cache,
    ask,
    figureInput: toFigureInput(projectId, toFilters(new URLSearchParams(search)), today),
  };
  if (entry.name === 'overview') startOverview(start);
  askForFrame(ask, projectId);
  if (entry.hasFilters) {
    ask('tags.list', { projectId });
    ask('metrics.surfaces', planMetInput(projectId, today));
  }
}

function askForFrame(ask: Ask, projectId: string): void {
  ask('projects.get', { projectId });
  ask('runs.list', { projectId });
}

interface Start {
  client: AppClient;
  cache: QueryClient;
  ask: Ask;
  figureInput: ReturnType<typeof toFigureInput>;
}

/** Also what hangs on an answer: which engines there are, and which competitors are the strongest. */
function startOverview({ client, cache, ask, figureInput }: Start): void {
  const { projectId } = figureInput;
  askOverview(ask, figureInput);
  cache
    .fetchQuery(operationQuery(client, 'projects.get', { projectId }))
    .then(({ models }) => askEngines(ask, figureInput, models))
    .catch(() => {});
  cache
    .fetchQuery(operationQuery(client, 'competitors.list', planRankingInput(figureInput)))
    .then(({ competitors }) => askLines(ask, figureInput, competitors))
    .catch(() => {});
}
