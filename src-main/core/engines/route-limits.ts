/** How many calls a route takes at once and how far apart: the owner's numbers, else the route's. Pure. */
import type { EngineRoute } from './engine-route.ts';
import type { RouteOverrides } from './engine-settings.ts';

export interface RouteLimits {
  /** Most calls under way at once, at least 1. */
  concurrency: number;
  /** Least time between two starts. */
  paceMs: number;
}

export function planRouteLimits(
  route: Pick<EngineRoute, 'concurrency' | 'paceMs'>,
  saved: RouteOverrides | undefined,
): RouteLimits {
  return { concurrency: saved?.concurrency ?? route.concurrency, paceMs: saved?.paceMs ?? route.paceMs };
}
