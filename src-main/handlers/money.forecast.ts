/** `money.forecast`: what a run would cost and bring. */
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import type { Core } from '../core/core.ts';
import { loadEngineSettings, planRoute } from '../core/engines/engine-settings.ts';
import { loadForecast, type Reach } from '../core/money/load-forecast.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';
import { toVisibleCaps } from './visible-caps.ts';

export const getForecast = handler('money.forecast', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const forecast = await core.storage.read(loadForecast, {
    project,
    promptIds: input.promptIds ?? null,
    engines: input.models ?? null,
    samples: input.samples ?? null,
    reaches: await planReaches(core, project.environment),
    nowMs: core.now(),
  });
  return { ...forecast, caps: toVisibleCaps(forecast.caps, caller) };
});

/** How each engine would be asked now. */
async function planReaches(core: Core, environment: 'live' | 'test'): Promise<Record<Engine, Reach>> {
  const settings = await core.storage.read(loadEngineSettings, null);
  const reaches = ENGINES.map((engine): [Engine, Reach] => {
    const choice = planRoute(engine, environment, settings, core.env);
    if ('waiting' in choice) return [engine, choice];
    const { id: route, surface } = choice.route;
    return [engine, { route, call: surface === 'simulated' ? null : { engine, route, model: choice.settings.model } }];
  });
  return Object.fromEntries(reaches) as Record<Engine, Reach>;
}
