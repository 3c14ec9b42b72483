/** A connection through a proxy by `CONNECT`, and agents whose connections are such tunnels. Sends nothing of a request. */
import { type ClientRequest, Agent as HttpAgent, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionOptions, SecureContext } from 'node:tls';

import { judgeRefusal, ProxyError, toProxyFault } from './proxy-error.ts';
import { type HttpProxy, nameProxy } from './proxy-routes.ts';

/** A proxy may look for a virus or a user first, and finds the server by itself. */
const TUNNEL_MS = 20_000;

type Connected = (error: Error | null, socket: Duplex) => void;
/** What an agent is given about the connection to make. */
type Target = { host?: string | null | undefined; port?: number | string | null | undefined };

export interface TunnelOptions {
  proxy: HttpProxy;
  /** Which certificates the connection to the proxy itself trusts, where it is TLS. */
  trust?: SecureContext | undefined;
  /** The address that the proxy connects to, instead of the server's name. */
  pinned?: string;
  kept?: { keepAlive: true; timeout: number; maxFreeSockets: number };
}

/** For `https:` servers: TLS goes through the tunnel, with the server's own name. */
export class SecureTunnelAgent extends HttpsAgent {
  readonly #options: TunnelOptions;

  constructor(options: TunnelOptions) {
    super(options.kept);
    this.#options = options;
  }

  override createConnection(target: ConnectionOptions & Target, connected?: Connected): undefined {
    openTunnel(this.#options, target).then(
      (socket) => {
        const tls = super.createConnection({ ...target, socket } as Parameters<HttpsAgent['createConnection']>[0]);
        connected?.(null, tls as Duplex);
      },
      (error) => connected?.(error, null as never),
    );
  }
}

/** For `http:` servers that have to be reached at one address: a proxy that is sent a whole address looks the name up itself. */
export class PlainTunnelAgent extends HttpAgent {
  readonly #options: TunnelOptions;

  constructor(options: TunnelOptions) {
    super(options.kept);
    this.#options = options;
  }

  override createConnection(target: Target, connected?: Connected): undefined {
    openTunnel(this.#options, target).then(
      (socket) => connected?.(null, socket),
      (error) => connected?.(error, null as never),
    );
  }
}

/** Rejects with a `ProxyError`, or as the connection to the proxy does where that says nothing of the proxy. */
function openTunnel({ proxy, trust, pinned }: TunnelOptions, target: Target): Promise<Socket> {
  const authority = toAuthority(pinned ?? target.host ?? '', Number(target.port));
  return new Promise((resolve, reject) => {
    const sent = requestOfProxy(proxy, trust, {
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, 'user-agent': 'Sightline', ...toAuthorization(proxy) },
      agent: false,
    });
    const timer = setTimeout(() => sent.destroy(new ProxyError('PROXY_TIMEOUT', nameProxy(proxy))), TUNNEL_MS);
    sent.on('close', () => clearTimeout(timer));
    sent.on('connect', (reply, socket, early) => {
      clearTimeout(timer);
      if (reply.statusCode !== undefined && reply.statusCode >= 200 && reply.statusCode <= 299) {
        if (early.length > 0) socket.unshift(early);
        return resolve(socket);
      }
      socket.destroy();
      reject(judgeRefusal(proxy, reply));
    });
    sent.on('error', (error) => reject(toProxyFault(proxy, error)));
    sent.end();
  });
}

interface ProxyRequest {
  method: string;
  path: string;
  headers: Record<string, string | number>;
  agent: HttpAgent | false;
  signal?: AbortSignal;
  maxHeaderSize?: number;
}

/** A request to the proxy itself. */
export function requestOfProxy(
  { isSecure, host, port }: HttpProxy,
  trust: SecureContext | undefined,
  options: ProxyRequest,
): ClientRequest {
  if (!isSecure) return requestHttp({ host, port, ...options });
  const secured = { host, port, servername: isIP(host) === 0 ? host : '', secureContext: trust, ...options };
  return requestHttps(secured);
}

export function toAuthorization({ credentials }: HttpProxy): Record<string, string> {
  if (credentials === null) return {};
  return { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` };
}

function toAuthority(host: string, port: number): string {
  return `${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}
