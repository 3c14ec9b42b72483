import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { sendWebhook } from '#main/core/alerts/targets/send-webhook.ts';
import { followRedirects } from '#main/core/engines/wire/follow-redirects.ts';
import type { Paths } from '#main/core/network/open-request.ts';
import { type ProxyRoutes, readPacResult } from '#main/core/network/proxy-routes.ts';
import { startLoopbackProxy } from '#support/loopback-proxy.ts';

/** What the name server says, in turn; the operating system knows none of these names. */
const told: Record<string, string[][]> = {};
let lookups: string[] = [];

vi.mock('node:dns/promises', () => ({
  lookup: (host: string, options?: { all: boolean }) => {
    lookups.push(host);
    const addresses = (told[host]?.length ?? 0) > 1 ? told[host]?.shift() : told[host]?.[0];
    if (!addresses) return Promise.reject(new Error('unknown'));
    const found = addresses.map((address) => ({ address }));
    return Promise.resolve(options?.all ? found : found[0]);
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

describe('the address of a webhook', () => {
  const direct = {
    planRoutes: async (): Promise<ProxyRoutes> => [{ kind: 'direct' }],
    loadTrust: async () => undefined,
  };
  const post = (url: string, allowsPrivate: boolean, paths: Paths = direct) =>
    sendWebhook({ url, allowsPrivate, paths, body: '{}', headers: {}, timeoutMs: 2000 });
  const refused = { outcome: 'refused_address', status: null };

  it('is looked up once, judged, and connected to: a name that leads elsewhere a moment later changes nothing', async () => {
    [told['hook.example'], asked, lookups] = [[['127.0.0.1'], ['169.254.169.254']], [], []];
    expect(await post(`http://hook.example:${port}/hook`, true)).toEqual({ outcome: 'sent', status: 200 });
    expect([asked, lookups]).toEqual([[`hook.example:${port}/hook`], ['hook.example']]);
    expect(await post(`http://hook.example:${port}/hook`, true)).toEqual(refused);
    expect(asked).toHaveLength(1);
  });

  it('is not asked where any address of its name is of this network, or without TLS where it is not', async () => {
    asked = [];
    for (const address of ['127.0.0.1', '10.0.0.8', '::1', 'fd00::1', '::ffff:169.254.169.254']) {
      told['hook.example'] = [['1.1.1.1', address]];
      expect(await post('https://hook.example/hook', false), address).toEqual(refused);
    }
    told['hook.example'] = [['1.1.1.1']];
    expect(await post('http://hook.example/hook', true)).toEqual(refused);
    expect(await post('https://user:secret@hook.example/hook', true)).toEqual(refused);
    expect(asked).toEqual([]);
  });

  it('is what a proxy is asked for, never the name, which it would look up once more', async () => {
    const proxy = await startLoopbackProxy({ toPort: () => port });
    const paths = { planRoutes: async () => readPacResult(`PROXY ${proxy.address}`), loadTrust: async () => undefined };
    [told['hook.example'], asked] = [[['10.0.0.8']], []];
    expect(await post('http://hook.example/hook', true, paths)).toEqual({ outcome: 'sent', status: 200 });
    expect([proxy.asked, asked]).toEqual([['CONNECT 10.0.0.8:80'], ['hook.example/hook']]);
    await proxy.close();
  });
});
