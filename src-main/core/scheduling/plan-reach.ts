/** How a lane reaches its engine now, with what distinguishes one route from another. Pure. */
import { createHash } from 'node:crypto';

import type { Engine } from '#shared/vocabulary/engines.ts';
import type { EngineRoute, RouteSettings } from '../engines/engine-route.ts';
import { type EngineSettings, planRoute } from '../engines/engine-settings.ts';
import type { NoRoute } from '../engines/registry.ts';
import { planRouteLimits, type RouteLimits } from '../engines/route-limits.ts';
import type { PlannedCall } from '../money/call-cost.ts';
import type { Lane } from './job-queue.ts';

export interface Reach {
  /** See `toLaneKey`. */
  lane: string;
  route: EngineRoute;
  settings: RouteSettings;
  limits: RouteLimits;
  /** Changes with the route, its address, its model or its key. */
  fingerprint: string;
}

/** The route, or why the lane is left out. */
export function planReach(
  lane: Lane,
  saved: EngineSettings,
  env: Readonly<Record<string, string | undefined>>,
): Reach | NoRoute {
  const choice = planRoute(lane.engine, lane.environment, saved, env);
  if ('waiting' in choice) return choice;
  const limits = planRouteLimits(choice.route, saved.addresses[choice.route.id]);
  return { ...choice, lane: toLaneKey(lane), limits, fingerprint: toFingerprint(choice.route, choice.settings) };
}

/** What one call is to money; null where it is simulated and costs nothing. */
export function planCall(engine: Engine, { route, settings }: Pick<Reach, 'route' | 'settings'>): PlannedCall | null {
  return route.surface === 'simulated' ? null : toPlannedCall(engine, { route, settings });
}

/** What the money side needs to know of a call. Named one by one: it is stored, and a key must not be. */
export function toPlannedCall(engine: Engine, { route, settings }: Pick<Reach, 'route' | 'settings'>): PlannedCall {
  const { model, maxOutputTokens, maxSearches, reasoningEffort, searchDepth } = settings;
  return {
    ...{ engine, route: route.id, model, maxOutputTokens },
    ...(maxSearches !== undefined && { maxSearches }),
    ...(reasoningEffort !== undefined && { reasoningEffort }),
    ...(searchDepth !== undefined && { searchDepth }),
  };
}

export function toLaneKey(lane: Lane): string {
  return `${lane.environment}:${lane.engine}`;
}

/** Tells settings apart without keeping the key. */
function toFingerprint(route: EngineRoute, settings: RouteSettings): string {
  return createHash('sha256')
    .update(JSON.stringify([route.id, settings]))
    .digest('hex');
}
