/** How each engine would be asked now, as forecasts need to know it. */
import type { Environment } from '#shared/contract/account.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import type { Core } from '../core/core.ts';
import { simulatedRoute } from '../core/engines/simulated/simulated-route.ts';
import type { Reach } from '../core/forecast/load-forecast.ts';
import { loadReached } from '../core/scheduling/reached-engines.ts';

export async function planReaches(core: Core, environment: Environment): Promise<Record<Engine, Reach>> {
  const reaches = environment === 'test' ? planSimulated() : await loadLive(core);
  return Object.fromEntries(reaches) as Record<Engine, Reach>;
}

function planSimulated(): [Engine, Reach][] {
  return ENGINES.map((engine) => [engine, { route: simulatedRoute.id, call: null }]);
}

async function loadLive(core: Core): Promise<[Engine, Reach][]> {
  const { routes, calls } = await loadReached(core.storage, core.keys, core.now());
  return routes.map(({ engine, route, waiting }) => [
    engine,
    waiting === null ? { route, call: calls[engine] ?? null } : { waiting },
  ]);
}
