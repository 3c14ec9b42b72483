/** How each engine would be asked now, as forecasts need to know it. */
import type { Environment } from '#shared/contract/account.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import type { Core } from '../core/core.ts';
import { loadEngineSettings, planRoute } from '../core/engines/engine-settings.ts';
import type { Reach } from '../core/money/load-forecast.ts';
import { planCall } from '../core/scheduling/plan-reach.ts';

export async function planReaches(core: Core, environment: Environment): Promise<Record<Engine, Reach>> {
  const settings = await core.storage.read(loadEngineSettings, null);
  const reaches = ENGINES.map((engine): [Engine, Reach] => {
    const choice = planRoute(engine, environment, settings, core.env);
    if ('waiting' in choice) return [engine, choice];
    return [engine, { route: choice.route.id, call: planCall(engine, choice) }];
  });
  return Object.fromEntries(reaches) as Record<Engine, Reach>;
}
