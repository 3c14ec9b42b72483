import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { followRedirects } from '#main/core/engines/wire/follow-redirects.ts';
import { readPacResult } from '#main/core/network/proxy-routes.ts';
import { startLoopbackProxy } from '#support/loopback-proxy.ts';

/** What the name server says, in turn; the operating system knows none of these names. */
const told: Record<string, string[][]> = {};
let lookups: string[] = [];

vi.mock('node:dns/promises', () => ({
  lookup: (host: string) => {
    lookups.push(host);
    const addresses = (told[host]?.length ?? 0) > 1 ? told[host]?.shift() : told[host]?.[0];
    return addresses
      ? Promise.resolve(addresses.map((address) => ({ address })))
      : Promise.reject(new Error('unknown'));
  },
}));

let server: Server;
let port: number;
let asked: string[] = [];
const isAllowed = (address: string) => address === '127.0.0.1';
const OPTIONS = { timeoutMs: 2000, maxHops: 3, isAllowed };

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(`${request.headers.host}${request.url}`);
    if (request.url === '/') reply.writeHead(302, { location: `http://second.example:${port}/page` }).end();
    else reply.writeHead(200).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

describe('a link that an answer names', () => {
  it('is connected to at the address that was judged: one look-up a hop, none by the connection', async () => {
    [told['first.example'], told['second.example'], lookups] = [[['127.0.0.1']], [['127.0.0.1']], []];
    const end = { url: `http://second.example:${port}/page`, status: 200 };
    expect(await followRedirects(`http://first.example:${port}/`, OPTIONS)).toEqual(end);
    expect(lookups).toEqual(['first.example', 'second.example']);
  });

  it('cannot change its name’s address between being judged and being asked', async () => {
    [told['flip.example'], asked] = [[['127.0.0.1'], ['169.254.169.254']], []];
    expect(await followRedirects(`http://flip.example:${port}/page`, OPTIONS)).toMatchObject({ status: 200 });
    expect(await followRedirects(`http://flip.example:${port}/page`, OPTIONS)).toBeNull();
    expect(asked).toEqual([`flip.example:${port}/page`]);
  });

  it('is tunnelled by a proxy to the address that was judged, never to the name, which the proxy would look up once more', async () => {
    const proxy = await startLoopbackProxy({ toPort: () => port });
    const ways = readPacResult(`PROXY ${proxy.address}`);
    const paths = { planRoutes: () => ways, loadTrust: async () => undefined };
    [told['flip.example'], asked] = [[['1.1.1.1'], ['169.254.169.254']], []];
    const options = { timeoutMs: 2000, maxHops: 3, paths };
    expect(await followRedirects('http://flip.example/page', options)).toMatchObject({ status: 200 });
    expect(await followRedirects('http://flip.example/page', options)).toBeNull();
    expect([proxy.asked, asked]).toEqual([['CONNECT 1.1.1.1:80'], ['flip.example/page']]);
    await proxy.close();
  });

  it('is not asked when any of its name’s addresses is on this network, wherever that one stands', async () => {
    asked = [];
    for (const other of ['10.0.0.8', '::1', 'fe80::1%eth0', 'fd00::1', '::ffff:169.254.169.254', '64:ff9b::a00:1']) {
      told['mixed.example'] = [['127.0.0.1', other]];
      expect(await followRedirects(`http://mixed.example:${port}/page`, OPTIONS)).toBeNull();
    }
    expect(asked).toEqual([]);
  });

  it('is not asked when a later hop’s name points at this network, or is unknown', async () => {
    for (const address of ['127.0.0.53', '192.168.0.1']) {
      [told['first.example'], told['second.example'], asked] = [[['127.0.0.1']], [[address]], []];
      expect(await followRedirects(`http://first.example:${port}/`, OPTIONS)).toBeNull();
      expect(asked).toEqual([`first.example:${port}/`]);
    }
    expect(await followRedirects('http://nobody.example/', OPTIONS)).toBeNull();
  });

  it('with a name of this network is refused before a name server hears of it', async () => {
    lookups = [];
    const names = [
      'localhost',
      'metadata.google.internal',
      'router.local',
      'intranet',
      'nas.lan',
      'x.home.arpa',
      'localhost.',
    ];
    for (const name of names) expect(await followRedirects(`http://${name}:${port}/`, OPTIONS)).toBeNull();
    expect(lookups).toEqual([]);
  });
});
