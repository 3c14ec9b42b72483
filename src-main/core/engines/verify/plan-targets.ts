/** Which routes a verification calls, for which engine, and with what limits. Pure. */
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import type { EngineRoute, RouteSettings } from '../engine-route.ts';
import { type EngineSettings, planLiveRoutes } from '../engine-settings.ts';
import { ENGINE_ROUTES } from '../registry.ts';
import { loadRouteSettings } from '../route-settings.ts';
import type { VerifiedTarget } from './verify-call.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Room for a short answer and for thinking before it. */
const MOST_OUTPUT_TOKENS = 4_000;
const MOST_SEARCHES = 2;
const LONGEST_WAIT_MS = 120_000;

/**
 * Every route with a key, in the order of the registry, each with one engine: one that is asked over it now, else the first that
 * goes over it by itself. `engines`: only routes that reach one of these.
 */
export function planTargets(saved: EngineSettings, env: Env, engines: readonly Engine[] = ENGINES): VerifiedTarget[] {
  const states = planLiveRoutes(saved, env);
  return ENGINE_ROUTES.filter(({ surface }) => surface !== 'simulated').flatMap((route) => {
    const settings = loadRouteSettings(route, env, saved.addresses[route.id] ?? null);
    if (!settings?.apiKey) return [];
    const served = states.filter((state) => state.route === route.id).map(({ engine }) => engine);
    const own = route.engines.filter((each) => !route.chosenOnlyFor?.includes(each));
    const engine = [...served, ...own, ...route.engines].find((each) => engines.includes(each));
    return engine === undefined ? [] : [{ engine, route, settings: toLimited(route, settings) }];
  });
}

/** All keys that routes know of here. */
export function listKeys(env: Env): string[] {
  const variables = new Set(ENGINE_ROUTES.map(({ environment }) => environment.keyVariable));
  return [...variables].flatMap((name) => (name === null ? [] : (env[name]?.trim() ?? []))).filter((key) => key !== '');
}

function toLimited(route: EngineRoute, settings: RouteSettings): RouteSettings {
  const { timeoutMs, maxOutputTokens, maxSearches = MOST_SEARCHES } = settings;
  return {
    ...settings,
    ...(route.knows?.includes('maxSearches') && { maxSearches: Math.min(maxSearches, MOST_SEARCHES) }),
    ...(route.knows?.includes('searchDepth') && { searchDepth: 'low' as const }),
    timeoutMs: Math.min(timeoutMs, LONGEST_WAIT_MS),
    maxOutputTokens: maxOutputTokens && Math.min(maxOutputTokens, MOST_OUTPUT_TOKENS),
  };
}
