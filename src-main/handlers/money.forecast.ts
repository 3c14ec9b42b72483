/** `money.forecast`: what a run would cost and bring. */
import { loadForecast } from '../core/money/load-forecast.ts';
import { handler } from './handler.ts';
import { planReaches } from './plan-reaches.ts';
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
