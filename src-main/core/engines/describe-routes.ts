/** Every route as the settings show it: where it calls, how fast, and whether it has its key. Tells no key. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { EngineKeys } from '../secrets/engine-keys.ts';
import type { EngineRoute } from './engine-route.ts';
import { type EngineSettings, OVERRIDES, planLiveRoutes } from './engine-settings.ts';
import { findModel } from './models/catalogue.ts';
import { ENGINE_ROUTES } from './registry.ts';
import { planRouteLimits } from './route-limits.ts';
import { loadRouteSettings, toDefaultSettings } from './route-settings.ts';

type RouteState = OperationOutput<'engines.routes'>['routes'][number];

/** In the order of the registry; the simulated route is not the owner's to set. */
export function describeRoutes(settings: EngineSettings, keys: EngineKeys): RouteState[] {
  const states = planLiveRoutes(settings, keys.env);
  return ENGINE_ROUTES.filter((route) => route.surface !== 'simulated').map((route) => {
    const saved = settings.addresses[route.id];
    const reach = loadRouteSettings({ ...route, needsKey: false }, keys.env, saved ?? null) ?? toDefaultSettings(route);
    return {
      route: route.id,
      label: route.label,
      surface: route.surface,
      nearness: route.nearness,
      engines: [...route.engines],
      servedEngines: states.filter((state) => state.route === route.id).map((state) => state.engine),
      baseUrl: reach.baseUrl,
      model: reach.model,
      timeoutMs: reach.timeoutMs,
      maxOutputTokens: reach.maxOutputTokens,
      maxSearches: reach.maxSearches ?? null,
      reasoningEffort: reach.reasoningEffort ?? null,
      efforts: toEfforts(route, reach.model),
      searchDepth: reach.searchDepth ?? null,
      knows: [...(route.knows ?? [])],
      ...planRouteLimits(route, saved),
      changed: OVERRIDES.filter((field) => saved?.[field] !== undefined),
      key: describeKey(route, keys),
    };
  });
}

/** Routes that name the same variable, and so share a key. */
export function listKeyRoutes(variable: string): EngineRoute[] {
  return ENGINE_ROUTES.filter((route) => route.environment.keyVariable === variable);
}

/** Null for a model that nobody knows, and for one that stands for several. */
function toEfforts(route: EngineRoute, model: string): RouteState['efforts'] {
  const efforts = findModel(route.id, model)?.efforts;
  return efforts ? [...efforts] : null;
}

function describeKey(route: EngineRoute, keys: EngineKeys): RouteState['key'] {
  const variable = route.environment.keyVariable;
  return variable === null ? null : { isNeeded: route.needsKey, variable, ...keys.describe(variable) };
}
