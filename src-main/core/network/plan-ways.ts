/** Which way a request goes: the owner's setting, then the environment, then the system. Pure; it asks nobody. */
import type { NetworkSettings } from '#shared/contract/network.ts';
import { isExcepted, readExceptions } from './exceptions.ts';
import { isLocalHost, isLoopbackHost } from './local-host.ts';
import { DIRECT, nameWay, readProxy, type Way, type Ways } from './ways.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface WayPlan {
  /** `loopback`, `local`, `excepted`: reached straight for what it is; otherwise who says it. */
  source: 'loopback' | 'local' | 'excepted' | 'off' | 'manual' | 'environment' | 'system' | 'unset';
  /** Null: the system has to be asked. */
  ways: Ways | null;
}

export interface Surroundings {
  settings: NetworkSettings;
  env: Environment;
  /** Of the proxy in the settings. */
  password: string | null;
  /** Whether there is a system to ask: in the desktop app alone. */
  hasSystem: boolean;
}

/** The ways to try, in order, and who says so. */
export function planWays(url: URL, { settings, env, password, hasSystem }: Surroundings): WayPlan {
  if (isLoopbackHost(url.hostname)) return { source: 'loopback', ways: DIRECT };
  if (settings.proxy === 'none') return { source: 'off', ways: DIRECT };
  if (!settings.coversLocal && isLocalHost(url.hostname)) return { source: 'local', ways: DIRECT };
  if (settings.proxy === 'manual') {
    if (isExcepted(url, settings.exceptions)) return { source: 'excepted', ways: DIRECT };
    return { source: 'manual', ways: [toManual(settings, password)] };
  }
  if (isExcepted(url, readExceptions(readVariable(env, 'no_proxy')))) return { source: 'excepted', ways: DIRECT };
  const named = readVariable(env, url.protocol === 'https:' ? 'https_proxy' : 'http_proxy');
  if (named !== '') return { source: 'environment', ways: [readProxy(named)] };
  return hasSystem ? { source: 'system', ways: null } : { source: 'unset', ways: DIRECT };
}

function toManual({ address, user }: NetworkSettings, password: string | null): Way {
  const way = readProxy(address ?? '');
  if (way.kind !== 'proxy' || user === null) return way;
  return { kind: 'proxy', proxy: { ...way.proxy, credentials: `${user}:${password ?? ''}` } };
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
    return nameWay(readProxy(written));
  };
  return { https: show('https_proxy'), http: show('http_proxy'), exceptions: readVariable(env, 'no_proxy') || null };
}
