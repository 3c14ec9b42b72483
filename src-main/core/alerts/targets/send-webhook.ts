/**
 * Posts a message to a webhook: to an address that was looked up and checked here, over TLS, without following redirects, within a few seconds,
 * reading nothing of the reply but its status. Never throws; its outcome holds no address and no secret.
 */

import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { AlertOutcome } from '#shared/vocabulary/alerts.ts';
import type { RawReply } from '../../engines/engine-route.ts';
import { readRetryAfterMs } from '../../engines/wire/retry-after.ts';
import { type GuardedAddress, isPublicAddress, resolveGuarded } from '../../network/guarded-address.ts';
import { overRoutes, type Paths } from '../../network/open-request.ts';
import { ProxyError } from '../../network/proxy-error.ts';
import type { ProxyRoute } from '../../network/proxy-routes.ts';
import { PlainTunnelAgent, SecureTunnelAgent } from '../../network/proxy-tunnel.ts';

export interface SendResult {
  outcome: AlertOutcome;
  status: number | null;
  /** The receiver asked for that long a wait. */
  retryAfterMs?: number;
}

export interface Post {
  url: string;
  body: string;
  headers: Record<string, string>;
  /** The owner lets it lie on this machine or its network. */
  allowsPrivate: boolean;
  paths: Paths;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

export async function sendWebhook({ timeoutMs = TIMEOUT_MS, ...post }: Post): Promise<SendResult> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const ended = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('timeout')), { once: true }),
    );
    const reply = await Promise.race([postTo(post, signal), ended]);
    if (reply === null) return { outcome: 'refused_address', status: null };
    const { status } = reply;
    if (status >= 200 && status <= 299) return { outcome: 'sent', status };
    if (status >= 300 && status <= 399) return { outcome: 'redirected', status };
    const retryAfterMs = readRetryAfterMs(reply);
    return { outcome: 'answered', status, ...(retryAfterMs !== null && { retryAfterMs }) };
  } catch {
    return { outcome: signal.aborted ? 'timeout' : 'unreachable', status: null };
  }
}

async function postTo(post: Omit<Post, 'timeoutMs'>, signal: AbortSignal): Promise<Reply | null> {
  const url = URL.parse(post.url);
  const address = url && (await checkAddress(url, post.allowsPrivate));
  if (!url || !address) return null;
  const routes = await post.paths.planRoutes(url);
  const trust = await post.paths.loadTrust();
  return overRoutes(routes, (route) => postOver(url, { ...post, address, route, signal, trust }));
}

/** The one address to connect to; null: it must not be asked. Without TLS only what lies on this machine or its network. */
export async function checkAddress(url: URL, allowsPrivate: boolean): Promise<GuardedAddress | null> {
  if (url.username !== '' || url.password !== '') return null;
  if (!allowsPrivate)
    return url.protocol === 'https:' ? resolveGuarded(url, { ports: [Number(url.port || 443)] }) : null;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? { address: host } : await lookup(host);
  if (METADATA.test(found.address)) return null;
  if (url.protocol === 'http:' && isPublicAddress(found.address)) return null;
  return { address: found.address, family: isIP(found.address) === 6 ? 6 : 4 };
}

/** Where clouds give their machines secrets: never allowed. */
const METADATA = /^(?:::ffff:)?169\.254\.|^fe80:|^fd00:ec2::254$/i;

interface Sent extends Omit<Post, 'timeoutMs' | 'paths'> {
  address: GuardedAddress;
  route: ProxyRoute;
  signal: AbortSignal;
  trust: Awaited<ReturnType<Paths['loadTrust']>>;
}

type Reply = Omit<RawReply, 'body'>;

function postOver(url: URL, { address, route, signal, trust, body, headers }: Sent): Promise<Reply> {
  if (route.kind === 'unusable') throw new ProxyError('PROXY_UNUSABLE', route.named);
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const tunnel = route.kind === 'proxy' ? { proxy: route.proxy, trust, pinned: address.address } : null;
    const options: RequestOptions & { secureContext: typeof trust } = {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Sightline',
        connection: 'close',
      },
      signal,
      secureContext: trust,
      ...(tunnel
        ? { agent: isSecure ? new SecureTunnelAgent(tunnel) : new PlainTunnelAgent(tunnel) }
        : {
            agent: false,
            lookup: (_host, asked, done) =>
              asked.all ? done(null, [address]) : done(null, address.address, address.family),
          }),
    };
    const sent: ClientRequest = (isSecure ? requestHttps : requestHttp)(url, options);
    sent.on('response', (reply) => {
      reply.on('error', () => {});
      const headers = Object.entries(reply.headers).map(([name, value]) => [name, String(value)]);
      resolve({ status: reply.statusCode ?? 0, headers: Object.fromEntries(headers), receivedAt: Date.now() });
      // However long it is, nobody reads it.
      reply.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
