/**
 * Finds out where a link leads by following its redirects, each hop judged before it is asked. It reads no page, sends no
 * cookie or key, and connects to exactly the address that was judged, through a proxy as well (`../../network/README.md`).
 */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { SecureContext } from 'node:tls';

import { type AddressRules, type GuardedAddress, resolveGuarded } from '../../network/guarded-address.ts';
import { overRoutes, type Paths } from '../../network/open-request.ts';
import { ProxyError } from '../../network/proxy-error.ts';
import { DIRECT, type ProxyRoute, type ProxyRoutes } from '../../network/proxy-routes.ts';
import { PlainTunnelAgent, SecureTunnelAgent } from '../../network/proxy-tunnel.ts';
import { openDeadline } from './deadline.ts';

interface Step {
  status: number;
  /** The header as it came; null when there is none. */
  location: string | null;
}

type WalkRules = AddressRules & { isDestination: (url: URL) => boolean; paths: Paths | null };

/** What one question goes over. */
interface Hop {
  address: GuardedAddress;
  routes: ProxyRoutes;
  trust: SecureContext | undefined;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** What a server says that does not answer a question without a body. */
const HEAD_REFUSED: ReadonlySet<number> = new Set([405, 501]);

/**
 * The last address of a link and its status (any status but a redirect to follow), or null: an address that must not be
 * asked (see `resolveGuarded`), more than `maxHops` redirects, no connection, aborted, or not done within `timeoutMs`
 * (for all hops together). Asks by HEAD; a server that refuses it gets a GET of which only the head is read. Never throws.
 * `isAllowed` names addresses that are trusted on any port, such as a test's own server. `isDestination` is shown where
 * each redirect leads; what it accepts is the last address, which is then not asked at all.
 */
export async function followRedirects(
  url: string,
  options: {
    timeoutMs: number;
    maxHops: number;
    isAllowed?: (address: string) => boolean;
    isDestination?: (url: URL) => boolean;
    /** Default: straight. */
    paths?: Paths;
    signal?: AbortSignal;
  },
): Promise<{ url: string; status: number } | null> {
  const deadline = openDeadline(options.signal ?? new AbortController().signal, options.timeoutMs);
  const { isAllowed, isDestination = () => false, paths = null } = options;
  const rules: WalkRules = { ...(isAllowed ? { isAllowed } : {}), isDestination, paths };
  try {
    return await Promise.race([walk(url, options.maxHops, rules, deadline.signal), deadline.ended]);
  } catch {
    return null;
  } finally {
    deadline.close();
  }
}

async function walk(
  start: string,
  maxHops: number,
  rules: WalkRules,
  signal: AbortSignal,
): Promise<{ url: string; status: number } | null> {
  let url = URL.parse(start);
  for (let hop = 0; url !== null && hop <= maxHops; hop += 1) {
    const address = await resolveGuarded(url, rules);
    if (address === null) return null;
    const step = await request(url, await planHop(url, address, rules.paths), signal);
    if (!REDIRECTS.has(step.status) || step.location === null) return { url: url.href, status: step.status };
    url = URL.parse(step.location, url.href);
    if (url !== null && rules.isDestination(url)) return { url: url.href, status: step.status };
  }
  return null;
}

async function planHop(url: URL, address: GuardedAddress, paths: Paths | null): Promise<Hop> {
  if (paths === null) return { address, routes: DIRECT, trust: undefined };
  return { address, routes: await paths.planRoutes(url), trust: await paths.loadTrust() };
}

async function request(url: URL, hop: Hop, signal: AbortSignal): Promise<Step> {
  const step = await requestOver('HEAD', url, hop, signal);
  return HEAD_REFUSED.has(step.status) ? requestOver('GET', url, hop, signal) : step;
}

function requestOver(method: 'HEAD' | 'GET', url: URL, hop: Hop, signal: AbortSignal): Promise<Step> {
  return overRoutes(hop.routes, (route) => readHead(method, url, { ...hop, route }, signal));
}

function readHead(
  method: 'HEAD' | 'GET',
  url: URL,
  { address, route, trust }: Omit<Hop, 'routes'> & { route: ProxyRoute },
  signal: AbortSignal,
): Promise<Step> {
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const headers = { accept: '*/*', connection: 'close', 'user-agent': 'Sightline' };
    const options = { method, headers, signal, ...toConnection(route, address, trust, isSecure) };
    const sent = (isSecure ? requestHttps : requestHttp)(url, options, (reply) => {
      const location = reply.headers.location;
      resolve({ status: reply.statusCode ?? 0, location: location === undefined ? null : toText(location) });
      reply.destroy();
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** To the judged address and no other, whoever makes the connection. */
function toConnection(route: ProxyRoute, address: GuardedAddress, trust: SecureContext | undefined, isSecure: boolean) {
  if (route.kind === 'unusable') throw new ProxyError('PROXY_UNUSABLE', route.named);
  if (route.kind === 'direct') return { agent: false as const, lookup: pinTo(address), secureContext: trust };
  const tunnel = { proxy: route.proxy, trust, pinned: address.address };
  return { agent: isSecure ? new SecureTunnelAgent(tunnel) : new PlainTunnelAgent(tunnel), secureContext: trust };
}

/** Answers the connection's own look-up with the address that was judged. */
function pinTo({ address, family }: GuardedAddress): LookupFunction {
  return (_host, lookup, done) => {
    if (lookup.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}

/** Headers arrive as bytes in Latin-1; addresses with letters beyond ASCII are sent as UTF-8. */
function toText(header: string): string {
  const text = Buffer.from(header, 'latin1').toString('utf8');
  return text.includes('\u{FFFD}') ? header : text;
}
