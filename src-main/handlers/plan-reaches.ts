/** How each engine would be asked now, as forecasts need to know it. */
import type { Environment } from '#shared/contract/account.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import type { Core } from '../core/core.ts';
import { loadEngineSettings, planRoute } from '../core/engines/engine-settings.ts';
import type { Reach } from '../core/money/load-forecast.ts';

export async function planReaches(core: Core, environment: Environment): Promise<Record<Engine, Reach>> {
  const settings = await core.storage.read(loadEngineSettings, null);
  const reaches = ENGINES.map((engine): [Engine, Reach] => {
    const choice = planRoute(engine, environment, settings, core.env);
    if ('waiting' in choice) return [engine, choice];
    const { id: route, surface } = choice.route;
    const { model, maxOutputTokens } = choice.settings;
    return [engine, { route, call: surface === 'simulated' ? null : { engine, route, model, maxOutputTokens } }];
  });
  return Object.fromEntries(reaches) as Record<Engine, Reach>;
}
