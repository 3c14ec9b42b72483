/** Opens a request on a route: straight, through a tunnel, or handed to a proxy whole. The caller ends it and reads the reply. */
import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { SecureContext } from 'node:tls';

import { agentFor, tunnelAgentFor } from './connection-pool.ts';
import { isUnreachableProxy, ProxyError } from './proxy-error.ts';
import type { HttpProxy, ProxyRoute, ProxyRoutes } from './proxy-routes.ts';
import { requestOfProxy, SecureTunnelAgent, toAuthorization } from './proxy-tunnel.ts';

/** How requests leave this machine: which routes there are to a server, best first, and whose certificates are trusted. */
export interface Paths {
  planRoutes(url: URL): ProxyRoutes | Promise<ProxyRoutes>;
  /** Undefined: as the runtime does by itself. */
  loadTrust(): Promise<SecureContext | undefined>;
}

/** One route, with what it needs to be gone. */
export interface Path {
  route: ProxyRoute;
  trust: SecureContext | undefined;
  /** On a connection of its own, which is closed afterwards. */
  isFresh: boolean;
}

export interface SentHead {
  method: string;
  headers: Record<string, string | number>;
  signal?: AbortSignal;
  maxHeaderSize?: number;
  /** False: a certificate that is not trusted is reported in the socket, and the request goes on. For tests that send nothing. */
  rejectUnauthorized?: boolean;
}

/** One route after the other: the next is tried only where a proxy cannot be reached, since nothing was sent then. */
export async function overRoutes<T>(
  [route, ...others]: ProxyRoutes,
  attempt: (route: ProxyRoute) => Promise<T>,
): Promise<T> {
  const [next, ...rest] = others;
  if (next === undefined) return attempt(route);
  try {
    return await attempt(route);
  } catch (error) {
    if (!isUnreachableProxy(error)) throw error;
    return overRoutes([next, ...rest], attempt);
  }
}

/** Throws a `ProxyError` for a route that cannot be gone; else the request reports what goes wrong. */
export function openRequest(url: URL, { route, trust, isFresh }: Path, head: SentHead): ClientRequest {
  if (route.kind === 'unusable') throw new ProxyError('PROXY_UNUSABLE', route.named);
  const isSecure = url.protocol === 'https:';
  if (route.kind === 'proxy' && !isSecure) return handOver(url, route.proxy, trust, isFresh, head);
  if (!isSecure) return requestHttp(url, { ...head, agent: isFresh ? false : agentFor(false) });
  const agent =
    route.kind === 'proxy' ? toTunnelAgent(route.proxy, trust, isFresh) : isFresh ? false : agentFor(isSecure);
  const secured = { ...head, agent, secureContext: trust };
  return requestHttps(url, secured);
}

/** The bytes of TLS within TLS cannot be counted, so that a dead connection could not be distinguished from a broken reply: none stays open. */
function toTunnelAgent(proxy: HttpProxy, trust: SecureContext | undefined, isFresh: boolean) {
  return isFresh || proxy.isSecure ? new SecureTunnelAgent({ proxy, trust }) : tunnelAgentFor(proxy);
}

/** The proxy is given the whole address and connects by itself. */
function handOver(
  url: URL,
  proxy: HttpProxy,
  trust: SecureContext | undefined,
  isFresh: boolean,
  head: SentHead,
): ClientRequest {
  const { host, pathname, search } = url;
  const path = `http://${host}${pathname}${search}`;
  const headers = { ...head.headers, host, ...toAuthorization(proxy) };
  return requestOfProxy(proxy, trust, { ...head, path, headers, agent: isFresh ? false : agentFor(proxy.isSecure) });
}
