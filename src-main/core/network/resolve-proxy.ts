/** Which route a request goes: the owner's setting, then the environment, then the system. Pure; it asks nobody. */
import type { NetworkSettings } from '#shared/contract/network.ts';
import { isLocalHost, isLoopbackHost } from './local-host.ts';
import { isBypassed, readBypassList } from './proxy-bypass.ts';
import { DIRECT, nameProxyRoute, type ProxyRoute, type ProxyRoutes, readProxy } from './proxy-routes.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ProxyPlan {
  /** `loopback`, `local`, `excepted`: reached straight for what it is; otherwise who says it. */
  source: 'loopback' | 'local' | 'excepted' | 'off' | 'manual' | 'environment' | 'system' | 'unset';
  /** Null: the system has to be asked. */
  routes: ProxyRoutes | null;
}

export interface Surroundings {
  settings: NetworkSettings;
  env: Environment;
  /** Of the proxy in the settings. */
  password: string | null;
  /** Whether there is a system to ask: in the desktop app alone. */
  hasSystem: boolean;
}

/** The routes to try, in order, and who says so. */
export function planRoutes(url: URL, { settings, env, password, hasSystem }: Surroundings): ProxyPlan {
  if (isLoopbackHost(url.hostname)) return { source: 'loopback', routes: DIRECT };
  if (settings.proxy === 'none') return { source: 'off', routes: DIRECT };
  if (!settings.coversLocal && isLocalHost(url.hostname)) return { source: 'local', routes: DIRECT };
  if (settings.proxy === 'manual') {
    if (isBypassed(url, settings.exceptions)) return { source: 'excepted', routes: DIRECT };
    return { source: 'manual', routes: [toManual(settings, password)] };
  }
  if (isBypassed(url, readBypassList(readVariable(env, 'no_proxy')))) return { source: 'excepted', routes: DIRECT };
  const named = readVariable(env, url.protocol === 'https:' ? 'https_proxy' : 'http_proxy');
  if (named !== '') return { source: 'environment', routes: [readProxy(named)] };
  return hasSystem ? { source: 'system', routes: null } : { source: 'unset', routes: DIRECT };
}

function toManual({ address, user }: NetworkSettings, password: string | null): ProxyRoute {
  const route = readProxy(address ?? '');
  if (route.kind !== 'proxy' || user === null) return route;
  return { kind: 'proxy', proxy: { ...route.proxy, credentials: `${user}:${password ?? ''}` } };
}

/** The lower-case spelling counts first, as everywhere; an empty one is none. */
function readVariable(env: Environment, name: string): string {
  return env[name]?.trim() || env[name.toUpperCase()]?.trim() || '';
}

/** What the variables say, as it may be shown. */
export function describeVariables(env: Environment) {
  const show = (name: string) => {
    const written = readVariable(env, name);
    if (written === '') return null;
    return nameProxyRoute(readProxy(written));
  };
  return { https: show('https_proxy'), http: show('http_proxy'), exceptions: readVariable(env, 'no_proxy') || null };
}
