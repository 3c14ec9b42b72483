import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { followRedirects } from '#main/core/engines/wire/follow-redirects.ts';
import { Network } from '#main/core/network/network.ts';
import type { Paths } from '#main/core/network/open-request.ts';
import { nameProxyRoute, readPacResult } from '#main/core/network/proxy-routes.ts';
import { readTrust } from '#main/core/network/trusted-certificates.ts';
import type { Storage } from '#main/storage/command.ts';
import { DEFAULT_NETWORK_SETTINGS } from '#shared/contract/network.ts';
import { createAuthority } from '#support/certificate-authority.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { type LoopbackProxy, startLoopbackProxy } from '#support/loopback-proxy.ts';
import { type ScriptedServer, startScriptedServer } from '#support/scripted-server.ts';

const log = pino({ level: 'silent' });
let settings = DEFAULT_NETWORK_SETTINGS;
let reads = 0;
const storage = {
  read: async () => {
    reads += 1;
    return settings;
  },
} as unknown as Storage;

describe('the network', () => {
  it('asks the system for the origin alone, and tries what it says in order', async () => {
    const asked: string[] = [];
    const resolveProxy = async (origin: string) => {
      asked.push(origin);
      return 'PROXY a.example:8080; DIRECT';
    };
    const network = new Network({ storage, env: {}, log, resolveProxy });
    const routes = await network.planRoutes(new URL('https://api.engine.example/v1/responses?secret=1'));
    expect(routes.map(nameProxyRoute)).toEqual(['a.example:8080', null]);
    expect(asked).toEqual(['https://api.engine.example/']);
    await network.planRoutes(new URL('http://127.0.0.1:11434/'));
    expect(asked).toHaveLength(1);
  });

  it('goes straight where the system cannot say', async () => {
    const network = new Network({ storage, env: {}, log, resolveProxy: () => Promise.reject(new Error('no session')) });
    expect((await network.planRoutes(new URL('https://api.engine.example/'))).map(nameProxyRoute)).toEqual([null]);
  });

  it('reads its settings once, again when it is told, and says whether they changed', async () => {
    const network = new Network({ storage, env: {}, log });
    reads = 0;
    const url = new URL('https://api.engine.example/');
    for (let call = 0; call < 5; call++) await network.planRoutes(url);
    expect([reads, await network.refresh(), reads]).toEqual([1, false, 1]);
    settings = { ...settings, proxy: 'manual', address: 'own.example:3128' };
    expect(await network.refresh(true)).toBe(true);
    expect((await network.planRoutes(url)).map(nameProxyRoute)).toEqual(['own.example:3128']);
    expect(await network.refresh(true)).toBe(false);
    settings = DEFAULT_NETWORK_SETTINGS;
  });
});

describe('trusted certificates', () => {
  const folder = makeTempDir();
  afterAll(() => removeDir(folder));

  it('are those of the runtime, of the system and of the file that the variable names', async () => {
    const path = join(folder, 'own.pem');
    writeFileSync(path, `# ours\n${(await createAuthority()).cert}\n`);
    const trust = await readTrust({ NODE_EXTRA_CA_CERTS: path });
    expect(trust).toMatchObject({ extraFile: { path, count: 1 }, problems: [] });
    expect(trust.systemCount).toBeGreaterThanOrEqual(0);
    expect(trust.context).toBeDefined();
  });

  it.each([
    ['missing.pem', null],
    ['empty.pem', 'nothing here'],
    ['broken.pem', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
  ])('go without a file that cannot be read, and say so: %s', async (name, text) => {
    const path = join(folder, name);
    if (text !== null) writeFileSync(path, text);
    const trust = await readTrust({ NODE_EXTRA_CA_CERTS: path });
    expect(trust.problems).toHaveLength(1);
    expect(trust.extraFile).toEqual({ path, count: 0 });
    expect(trust.context).toBeDefined();
  });

  it('that cannot be read are logged once', async () => {
    const lines: unknown[] = [];
    const told = { warn: (line: unknown) => lines.push(line) } as never;
    const network = new Network({ storage, env: { NODE_EXTRA_CA_CERTS: join(folder, 'gone.pem') }, log: told });
    for (let call = 0; call < 3; call++) await network.loadTrust();
    expect(lines).toHaveLength(1);
  });
});

describe('a link of an answer, followed through a proxy', () => {
  let server: ScriptedServer;
  let proxy: LoopbackProxy;
  const reply = { kind: 'bytes', status: 302, headers: { location: 'http://198.51.100.7/page' }, body: '' } as const;
  const OPTIONS = { timeoutMs: 4_000, maxHops: 3 };
  const paths = (): Paths => {
    const routes = readPacResult(`PROXY ${proxy.address}`);
    return { planRoutes: () => routes, loadTrust: async () => undefined };
  };
  beforeAll(async () => {
    server = await startScriptedServer(() => reply);
    proxy = await startLoopbackProxy({ toPort: () => Number(new URL(server.url).port) });
  });
  afterAll(async () => {
    await proxy.close();
    await server.close();
  });

  it('is asked for at the address that was judged, under its own name', async () => {
    const isDestination = (url: URL) => url.hostname === '198.51.100.7';
    const found = await followRedirects('http://1.1.1.1/grounding', { ...OPTIONS, paths: paths(), isDestination });
    expect(found).toEqual({ url: 'http://198.51.100.7/page', status: 302 });
    expect(proxy.asked).toEqual(['CONNECT 1.1.1.1:80']);
    expect(server.requests).toMatchObject([{ method: 'HEAD', path: '/grounding', headers: { host: '1.1.1.1' } }]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://10.0.0.5/',
    'http://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/',
    'http://intranet.corp/',
    'http://metadata/',
  ])('never reaches what is not on the open internet: %s', async (link) => {
    const before = proxy.asked.length;
    expect(await followRedirects(link, { ...OPTIONS, paths: paths() })).toBeNull();
    expect(proxy.asked).toHaveLength(before);
  });

  it('is not followed to such an address by a redirect, or where the proxy refuses', async () => {
    // The first hop leads to a documentation address, which is refused.
    expect(await followRedirects('http://1.1.1.1/x', { ...OPTIONS, paths: paths() })).toBeNull();
    proxy.manner = { status: 403 };
    expect(await followRedirects('http://1.1.1.1/x', { ...OPTIONS, paths: paths() })).toBeNull();
    proxy.manner = 'pass';
  });
});
