/** Connects to a server as a call would, without a key or a question, and says what was met on the route. */
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type PeerCertificate, TLSSocket } from 'node:tls';

import type { ReachedServer } from '#shared/contract/network.ts';
import { toConnectionFault } from '#shared/vocabulary/connection-faults.ts';
import { isLoopbackHost } from './local-host.ts';
import type { Network } from './network.ts';
import { openRequest, overRoutes, type Path } from './open-request.ts';
import { judgeRefusal, toProxyFault } from './proxy-error.ts';
import { nameProxyRoute } from './proxy-routes.ts';

const PATIENCE_MS = 20_000;

type Met = Pick<ReachedServer, 'status' | 'errorCode' | 'issuer'>;

/** One `GET` of the origin: servers reply to it with whatever they have, and nothing is counted or paid. Never rejects. */
export async function probeServer(url: URL, network: Network): Promise<ReachedServer> {
  const startedMs = performance.now();
  const { source, routes } = await network.plan(url);
  const trust = isLoopbackHost(url.hostname) && url.protocol === 'http:' ? undefined : await network.loadTrust();
  const origin = new URL('/', url.origin);
  let tried = routes[0];
  const met = await overRoutes(routes, (route) => {
    tried = route;
    return ask(origin, { route, trust, isFresh: true });
  }).catch(toMet);
  const fault = met.errorCode === null ? null : toConnectionFault(met.errorCode);
  const durationMs = Math.round(performance.now() - startedMs);
  return {
    host: url.host,
    source,
    proxy: nameProxyRoute(tried),
    ok: met.errorCode === null,
    ...met,
    fault,
    durationMs,
  };
}

/** The certificate is judged after the connection, so that its issuer can be reported: nothing that is secret is sent, and no reply is read. */
function ask(origin: URL, path: Path): Promise<Met> {
  const { route } = path;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const headers = { accept: '*/*', connection: 'close', 'user-agent': 'Sightline' };
    const sent: ClientRequest = openRequest(origin, path, {
      method: 'GET',
      headers,
      signal,
      rejectUnauthorized: false,
    });
    const isHanded = route.kind === 'proxy' && origin.protocol === 'http:';
    sent.on('response', (reply) => {
      if (isHanded && reply.statusCode === 407) reject(judgeRefusal(route.proxy, reply));
      else resolve(readReply(reply));
      // A connection that is gone knows no certificate any more.
      reply.on('error', () => {}).destroy();
    });
    sent.on('error', (error) => {
      if (signal.aborted) reject(Object.assign(new Error('No reply in time.'), { code: 'CONNECT_TIMEOUT' }));
      else reject(isHanded ? toProxyFault(route.proxy, error) : error);
    });
    sent.end();
  });
}

function readReply({ socket, statusCode }: IncomingMessage): Met {
  const status = statusCode ?? null;
  if (!(socket instanceof TLSSocket)) return { status, errorCode: null, issuer: null };
  const issuer = nameIssuer(socket.getPeerCertificate());
  if (socket.authorized) return { status, errorCode: null, issuer };
  // The types have an error here; it is the code of one.
  return { status: null, errorCode: String(socket.authorizationError ?? 'CERT_REJECTED'), issuer };
}

function nameIssuer({ issuer }: Partial<PeerCertificate>): string | null {
  return [issuer?.O, issuer?.CN].flat().find((name) => name !== undefined && name !== '') ?? null;
}

function toMet(error: unknown): Met {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
  return { status: null, errorCode: code, issuer: null };
}
