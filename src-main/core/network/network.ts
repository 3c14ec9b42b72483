/** The network as requests of this process see it: settings, environment, system and certificates put together. It sends nothing itself. */
import type { SecureContext } from 'node:tls';
import type { Logger } from 'pino';

import type { NetworkSettings } from '#shared/contract/network.ts';
import type { Storage } from '../../storage/command.ts';
import { isLoopbackHost } from './local-host.ts';
import { loadNetworkSettings } from './network-settings.ts';
import type { Paths } from './open-request.ts';
import { DIRECT, type ProxyRoutes, readPacResult } from './proxy-routes.ts';
import { type ProxyPlan, planRoutes } from './resolve-proxy.ts';
import { readTrust, type Trust } from './trusted-certificates.ts';

/** The password of the manual proxy, kept with the engine keys. */
export const PROXY_PASSWORD = 'SIGHTLINE_PROXY_PASSWORD';
/** Another process may have changed the settings. */
const FRESH_MS = 2_000;

export interface NetworkOptions {
  storage: Storage;
  /** With the saved secrets on top: the password is one of them. */
  env: Readonly<Record<string, string | undefined>>;
  log: Logger;
  /** What the system says of an origin, as PAC scripts write it; absent where there is no system to ask. */
  resolveProxy?: ((origin: string) => Promise<string>) | undefined;
}

export class Network implements Paths {
  readonly #options: NetworkOptions;
  #settings: NetworkSettings | null = null;
  #readAtMs = 0;
  #trust: Promise<Trust> | null = null;

  constructor(options: NetworkOptions) {
    this.#options = options;
  }

  get hasSystem(): boolean {
    return this.#options.resolveProxy !== undefined;
  }

  planRoutes(url: URL): ProxyRoutes | Promise<ProxyRoutes> {
    if (isLoopbackHost(url.hostname)) return DIRECT;
    return this.plan(url).then(({ routes }) => routes);
  }

  /** The routes, and who says so. */
  async plan(url: URL): Promise<ProxyPlan & { routes: ProxyRoutes }> {
    const { env } = this.#options;
    const settings = this.#settings ?? (await this.#load());
    const password = env[PROXY_PASSWORD] ?? null;
    const plan = planRoutes(url, { settings, env, password, hasSystem: this.hasSystem });
    return { ...plan, routes: plan.routes ?? (await this.#askSystem(url)) };
  }

  async loadTrust(): Promise<SecureContext | undefined> {
    return (await this.describeTrust()).context;
  }

  /** Whose certificates are trusted: read once, and what cannot be read is logged once. */
  describeTrust(): Promise<Trust> {
    this.#trust ??= readTrust(this.#options.env).then((trust) => {
      for (const problem of trust.problems) this.#options.log.warn(problem);
      return trust;
    });
    return this.#trust;
  }

  /** Reads the settings again, if that was not done just now or `isKnown` to have changed. True when they are others than before. */
  async refresh(isKnown = false): Promise<boolean> {
    const sinceMs = performance.now() - this.#readAtMs;
    if (!isKnown && this.#settings !== null && sinceMs < FRESH_MS) return false;
    const before = this.#settings;
    const now = await this.#load();
    return before !== null && JSON.stringify(before) !== JSON.stringify(now);
  }

  async #load(): Promise<NetworkSettings> {
    this.#settings = await this.#options.storage.read(loadNetworkSettings, null);
    this.#readAtMs = performance.now();
    return this.#settings;
  }

  /** The path and the query are nobody's business. A system that cannot say is one without a proxy. */
  async #askSystem(url: URL): Promise<ProxyRoutes> {
    try {
      return readPacResult((await this.#options.resolveProxy?.(`${url.origin}/`)) ?? '');
    } catch (error) {
      this.#options.log.warn({ err: error }, 'The proxy of the system cannot be asked for');
      return DIRECT;
    }
  }
}
