/**
 * An HTTP proxy on 127.0.0.1: tunnels by CONNECT and whole addresses, with or without a password, or one that misbehaves. Every name and
 * address leads to the server that the test says, so that nothing leaves this machine.
 */
import { createServer, request as forward, type IncomingMessage, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';

import type { IssuedCertificate } from './certificate-authority.ts';

export type ProxyManner =
  | 'pass'
  /** Says this status instead of opening a tunnel. */
  | { status: number; headers?: Record<string, string> }
  /** Takes the request and says nothing. */
  | 'hang'
  /** Breaks off in the middle of its own reply. */
  | 'cut'
  /** Opens the tunnel and breaks off at the first bytes. */
  | 'cut-tunnel';

export interface LoopbackProxy {
  /** `127.0.0.1:PORT`. */
  address: string;
  /** What it was asked for, such as `CONNECT api.example:443` or `GET http://api.example/`. */
  asked: string[];
  /** The `Proxy-Authorization` of each. */
  credentials: (string | undefined)[];
  manner: ProxyManner;
  close(): Promise<void>;
}

export interface ProxyOptions {
  /** `user:password` that it asks for. */
  password?: string;
  /** The port on 127.0.0.1 to which whatever was asked for leads. */
  toPort: (asked: string) => number;
  /** Speaks TLS itself. */
  certificate?: IssuedCertificate;
}

export async function startLoopbackProxy({ password, toPort, certificate }: ProxyOptions): Promise<LoopbackProxy> {
  const sockets = new Set<Socket>();
  const server: Server = certificate ? createSecureServer(certificate) : createServer();
  const proxy: LoopbackProxy = {
    address: '',
    asked: [],
    credentials: [],
    manner: 'pass',
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  /** The status that it refuses with; null: it may pass. */
  const judge = ({ method, url = '', headers }: IncomingMessage): [number, Record<string, string>] | null => {
    const given = headers['proxy-authorization'];
    proxy.asked.push(`${method} ${url}`);
    proxy.credentials.push(given);
    const { manner } = proxy;
    if (typeof manner === 'object') return [manner.status, manner.headers ?? {}];
    const wanted = password && `Basic ${Buffer.from(password).toString('base64')}`;
    return wanted && given !== wanted ? [407, { 'proxy-authenticate': 'Basic realm="Northwind"' }] : null;
  };
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  server.on('connect', (message: IncomingMessage, client: Socket, head: Buffer) => {
    client.on('error', () => {});
    const refusal = judge(message);
    const { manner } = proxy;
    if (manner === 'hang') return;
    if (manner === 'cut') return void client.write('HTTP/1.1 200 Conn', () => client.destroy());
    if (refusal) return void client.end(toHead(...refusal));
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (manner === 'cut-tunnel') return void client.once('data', () => client.destroy());
    const target = connect(toPort(message.url ?? ''), '127.0.0.1', () => {
      target.write(head);
      client.pipe(target).pipe(client);
    });
    sockets.add(target);
    target.on('error', () => client.destroy()).on('close', () => sockets.delete(target));
    client.on('close', () => target.destroy());
  });
  server.on('request', (message, reply) => {
    const refusal = judge(message);
    if (proxy.manner === 'hang') return;
    if (proxy.manner === 'cut' || proxy.manner === 'cut-tunnel') return void message.socket.destroy();
    if (refusal) return void reply.writeHead(...refusal).end();
    const { pathname, search } = new URL(message.url ?? '');
    // It is meant for the proxy alone.
    const { 'proxy-authorization': _own, ...headers } = message.headers;
    const passedOn = forward(
      {
        host: '127.0.0.1',
        port: toPort(message.url ?? ''),
        method: message.method ?? 'GET',
        path: `${pathname}${search}`,
        headers,
      },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    passedOn.on('error', () => reply.writeHead(502).end());
    message.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

function toHead(status: number, headers: Record<string, string>): string {
  const lines = Object.entries({ 'content-length': '0', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} Refused\r\n${lines.join('\r\n')}\r\n\r\n`;
}
