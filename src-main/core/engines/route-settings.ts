/** Resolves where a route calls and with which key. Reads what it is given; fetches and stores nothing. */
import type { EngineRoute, RouteOptions, RouteSettings } from './engine-route.ts';

/** Web searches take 10 to 60 seconds; three times the slowest is a fault. */
export const DEFAULT_TIMEOUT_MS = 180_000;

/** What the owner saved for a route. Absent, null or blank fields fall through to the environment. */
export interface SavedRouteSettings extends RouteOptions {
  apiKey?: string | null;
  baseUrl?: string | null;
  model?: string | null;
  timeoutMs?: number | null;
  maxOutputTokens?: number | null;
}

/**
 * Settings of a route: saved ones win over environment variables, which win over the route's defaults. Null when the
 * route needs a key and there is none; an address alone does not make up for it.
 */
export function loadRouteSettings(
  route: EngineRoute,
  env: Readonly<Record<string, string | undefined>>,
  saved: SavedRouteSettings | null,
): RouteSettings | null {
  const { keyVariable, baseUrlVariable } = route.environment;
  const apiKey = toSetting(saved?.apiKey) ?? readVariable(env, keyVariable);
  if (route.needsKey && apiKey === null) return null;
  const defaults = toDefaultSettings(route);
  return {
    ...toKnownOptions(route, saved ?? {}),
    apiKey,
    baseUrl: toSetting(saved?.baseUrl) ?? readVariable(env, baseUrlVariable) ?? defaults.baseUrl,
    model: toSetting(saved?.model) ?? defaults.model,
    timeoutMs: saved?.timeoutMs ?? defaults.timeoutMs,
    // A number saved for a route that takes none counts for nothing.
    maxOutputTokens: defaults.maxOutputTokens && (saved?.maxOutputTokens ?? defaults.maxOutputTokens),
  };
}

/** Settings of a route that nobody configured; without a key. */
export function toDefaultSettings(route: EngineRoute): RouteSettings {
  return { ...route.defaults, apiKey: null, timeoutMs: DEFAULT_TIMEOUT_MS };
}

/** What was saved for a route that has no field for it counts for nothing. */
function toKnownOptions(route: EngineRoute, { maxSearches, reasoningEffort, searchDepth }: RouteOptions): RouteOptions {
  const knows = (option: keyof RouteOptions) => route.knows?.includes(option) ?? false;
  return {
    ...(maxSearches !== undefined && knows('maxSearches') && { maxSearches }),
    ...(reasoningEffort !== undefined && knows('reasoningEffort') && { reasoningEffort }),
    ...(searchDepth !== undefined && knows('searchDepth') && { searchDepth }),
  };
}

function readVariable(env: Readonly<Record<string, string | undefined>>, name: string | null): string | null {
  return name === null ? null : toSetting(env[name]);
}

function toSetting(value: string | null | undefined): string | null {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
