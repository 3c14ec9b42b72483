/** `projects.estimate`: what a first run would cost and bring, before there is a project. */
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { listOwnRoutes } from '../core/engines/registry.ts';
import type { PlannedCall } from '../core/money/call-cost.ts';
import { loadEstimate } from '../core/money/load-estimate.ts';
import { handler } from './handler.ts';
import { planReaches } from './plan-reaches.ts';

export const estimateProject = handler('projects.estimate', async (core, _caller, input) =>
  core.storage.read(loadEstimate, {
    models: input.models,
    prompts: input.prompts,
    samples: input.samples,
    schedule: input.schedule,
    monthlyCapUsd: input.monthlyCapUsd ?? null,
    reaches: await planReaches(core, input.environment),
    likely: LIKELY,
    nowMs: core.now(),
  }),
);

/** The preferred way to each engine, with the model that it is asked for unless told otherwise. */
const LIKELY: Partial<Record<Engine, PlannedCall>> = Object.fromEntries(
  ENGINES.flatMap((engine) => {
    const [route] = listOwnRoutes(engine);
    if (!route) return [];
    const { model, maxOutputTokens } = route.defaults;
    return [[engine, { engine, route: route.id, model, maxOutputTokens }]];
  }),
);
