/** The notice about an engine whose earlier service has ended: over which one it is asked now. */
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import { nameRoute } from '#shared/vocabulary/routes.ts';
import { RETIRED_ROUTES } from '../engines/registry.ts';
import type { RouteHealth } from './health-facts.ts';
import { NO_FACTS, type Notice } from './plan-notices.ts';

/** Shown as long as calls over the ended one lie no further back. */
const NOTICE_MS = 14 * 86_400_000;

export function planEndedRoutes(
  known: readonly RouteHealth[],
  inUse: ReadonlyMap<Engine, string | null>,
  nowMs: number,
): Notice[] {
  return known.flatMap(({ engine, route, lastSuccessMs, lastFailure }) => {
    const ended = RETIRED_ROUTES.find(({ id }) => id === route);
    const next = inUse.get(engine) ?? null;
    const lastCallMs = Math.max(lastSuccessMs ?? 0, lastFailure?.atMs ?? 0);
    if (!ended || next === null || nowMs - lastCallMs > NOTICE_MS) return [];
    return [
      {
        id: `route_ended:${engine}:${route}`,
        kind: 'route_ended',
        severity: 'warning',
        engine,
        route: next,
        message: `${ENGINE_LABELS[engine]} is asked over ${nameRoute(next)} now: ${nameRoute(route)} ended on ${ended.endedOn}.`,
        advice: 'Nothing has to be done. Figures of before and after come from two interfaces: compare them with care.',
        since: `${ended.endedOn}T00:00:00.000Z`,
        until: null,
        facts: { ...NO_FACTS, said: nameRoute(route) },
        projects: [],
      },
    ];
  });
}
