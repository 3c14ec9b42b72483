/** What the owner chose about engines, as it is stored: a route for an engine, settings for a route. No keys. */
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import type { RouteOptions } from './engine-route.ts';
import { chooseRoute, type RouteChoice } from './registry.ts';
import { loadRouteSettings } from './route-settings.ts';

/** Absent fields have the values of the environment or the route. */
export interface RouteOverrides extends RouteOptions {
  baseUrl?: string;
  model?: string;
  timeoutMs?: number;
  maxOutputTokens?: number;
  concurrency?: number;
  paceMs?: number;
}

export interface EngineSettings {
  /** Route id by engine. */
  routes: Partial<Record<Engine, string>>;
  /** Address, model and pace by route id. */
  addresses: Record<string, RouteOverrides>;
}

/** Null takes an override away; absent leaves it. */
export type RouteChanges = { [K in keyof RouteOverrides]?: RouteOverrides[K] | null | undefined };

const KEY = 'engines';
export const OVERRIDES = [
  ...['baseUrl', 'model', 'timeoutMs', 'maxOutputTokens', 'concurrency', 'paceMs'],
  ...['maxSearches', 'reasoningEffort', 'searchDepth'],
] as const satisfies readonly (keyof RouteOverrides)[];

export function readEngineSettings(db: Connection): EngineSettings {
  const row = db.get(query.selectFrom('setting').select('value').where('key', '=', KEY));
  return row ? JSON.parse(row.value) : { routes: {}, addresses: {} };
}

export const loadEngineSettings = defineRead('engines.settings', (db, _input: null) => readEngineSettings(db));

export const saveEngineSettings = defineWrite(
  'engines.saveSettings',
  (db, input: RouteChanges & { engine: Engine; route: string | null }): EngineSettings => {
    const settings = readEngineSettings(db);
    if (input.route === null) delete settings.routes[input.engine];
    else {
      settings.routes[input.engine] = input.route;
      settings.addresses[input.route] = applyChanges(settings.addresses[input.route] ?? {}, input);
    }
    const value = JSON.stringify(settings);
    db.run(
      query
        .insertInto('setting')
        .values({ key: KEY, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value })),
    );
    return settings;
  },
);

function applyChanges(known: RouteOverrides, changes: RouteChanges): RouteOverrides {
  const asked = OVERRIDES.filter((field) => changes[field] !== undefined).map((field) => [field, changes[field]]);
  const merged = Object.entries({ ...known, ...Object.fromEntries(asked) });
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

/** How an engine is reached now, or why it cannot be. */
export function planRoute(
  engine: Engine,
  environment: 'live' | 'test',
  settings: EngineSettings,
  env: Readonly<Record<string, string | undefined>>,
): RouteChoice {
  return chooseRoute({
    engine,
    environment,
    preferred: settings.routes[engine] ?? null,
    settingsOf: (route) => loadRouteSettings(route, env, settings.addresses[route.id] ?? null),
  });
}

/** Every engine with its live route, or why it waits. */
export function planLiveRoutes(settings: EngineSettings, env: Readonly<Record<string, string | undefined>>) {
  return ENGINES.map((engine) => {
    const choice = planRoute(engine, 'live', settings, env);
    return 'waiting' in choice
      ? { engine, route: null, surface: null, model: null, waiting: choice.waiting, honours: null }
      : {
          ...{ engine, route: choice.route.id, surface: choice.route.surface },
          model: choice.route.toModel?.(engine, choice.settings.model) ?? choice.settings.model,
          waiting: null,
          honours: choice.route.honours,
        };
  });
}
