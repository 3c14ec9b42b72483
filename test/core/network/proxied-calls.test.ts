import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { createSecureContext, type SecureContext } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { CallFailure, RawReply, RouteContext } from '#main/core/engines/engine-route.ts';
import { createFetchWhole } from '#main/core/engines/wire/fetch-whole.ts';
import { sendRequest } from '#main/core/engines/wire/send-request.ts';
import { mayBePaid } from '#main/core/money/ledger.ts';
import type { Paths } from '#main/core/network/open-request.ts';
import { DIRECT, type ProxyRoutes, readPacResult } from '#main/core/network/proxy-routes.ts';
import { UpdateCheck } from '#main/shell/update-check.ts';
import { FAILURE_EFFECTS } from '#shared/vocabulary/failures.ts';
import { type CertificateAuthority, createAuthority } from '#support/certificate-authority.ts';
import { makeContext } from '#support/engine-requests.ts';
import { type LoopbackProxy, startLoopbackProxy } from '#support/loopback-proxy.ts';

const HOST = 'api.engine.example';
const PASSWORD = 'ann:s@crät';

let authority: CertificateAuthority;
let trust: SecureContext;
let engine: Server;
let plainEngine: Server;
let proxy: LoopbackProxy;
const open: { close(): Promise<unknown> }[] = [];
let requests: { method: string; url: string; host: string; authorization: string; body: string }[];

beforeAll(async () => {
  authority = await createAuthority();
  trust = createSecureContext({ ca: [authority.cert] });
  engine = await listen(createSecureServer(await authority.issue([HOST])));
  plainEngine = await listen(createServer());
});
beforeEach(async () => {
  requests = [];
  proxy = await startLoopbackProxy({ toPort: (asked) => portOf(asked.startsWith('http:') ? plainEngine : engine) });
});
afterEach(async () => {
  await proxy.close();
  for (const one of open.splice(0)) await one.close();
});
afterAll(() => {
  for (const server of [engine, plainEngine]) server.close();
});

async function listen<S extends Server>(server: S): Promise<S> {
  server.on('request', (message, reply) => {
    let body = '';
    message.on('data', (chunk: Buffer) => {
      body += chunk;
    });
    message.on('end', () => {
      const { host = '', authorization = '' } = message.headers;
      requests.push({ method: message.method, url: message.url, host, authorization, body });
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Routes as a PAC script would name them, with credentials for each. */
function pathsOver(said: string, options: { trust?: SecureContext; credentials?: string } = {}): Paths {
  const routes = readPacResult(said).map((route) =>
    route.kind === 'proxy' && options.credentials
      ? { ...route, proxy: { ...route.proxy, credentials: options.credentials } }
      : route,
  );
  return { planRoutes: () => routes as unknown as ProxyRoutes, loadTrust: async () => options.trust ?? trust };
}

async function ask(paths: Paths, url = `https://${HOST}/v1/responses?x=1`, timeoutMs = 30_000) {
  const context: RouteContext = { ...makeContext({ timeoutMs }), fetch: createFetchWhole(paths) };
  const headers = { authorization: 'Bearer sk-of-the-owner' };
  const request = { serverName: 'Engine', method: 'POST', url: new URL(url), headers, body: '{"q":"ü"}' } as const;
  return sendRequest(request, context);
}
const isReply = (outcome: RawReply | CallFailure): outcome is RawReply => !('kind' in outcome);

/** Asked for, failed as such, waited out, blamed on no key, and paid by nobody. */
function expectFree(outcome: RawReply | CallFailure, reason: CallFailure['reason'], code: string) {
  expect(outcome).toMatchObject({ kind: 'failure', reason });
  const failure = outcome as CallFailure;
  expect(failure.message).toContain(`(${code})`);
  expect(FAILURE_EFFECTS[failure.reason].question).toBe('again');
  expect(mayBePaid(failure)).toBe(false);
  expect(requests).toEqual([]);
}

describe('a call through a proxy', () => {
  it('is tunnelled: the proxy learns the name of the server, and no key or question', async () => {
    const outcome = await ask(pathsOver(`PROXY ${proxy.address}`));
    expect(isReply(outcome) && outcome.status).toBe(200);
    expect(proxy.asked).toEqual([`CONNECT ${HOST}:443`]);
    expect(proxy.credentials).toEqual([undefined]);
    expect(requests).toEqual([
      {
        method: 'POST',
        url: '/v1/responses?x=1',
        host: HOST,
        authorization: 'Bearer sk-of-the-owner',
        body: '{"q":"ü"}',
      },
    ]);
  });

  it('keeps its tunnel for the next call to that server, and for no other', async () => {
    const paths = pathsOver(`PROXY ${proxy.address}`);
    for (let call = 0; call < 3; call++) await ask(paths);
    await ask(paths, `https://${HOST}:8443/`);
    expect(proxy.asked).toEqual([`CONNECT ${HOST}:443`, `CONNECT ${HOST}:8443`]);
    expect(requests).toHaveLength(4);
  });

  it('gives a user name and a password to the proxy alone', async () => {
    const asking = await startLoopbackProxy({ password: PASSWORD, toPort: () => portOf(engine) });
    open.push(asking);
    const outcome = await ask(pathsOver(`PROXY ${asking.address}`, { credentials: PASSWORD }));
    expect(isReply(outcome) && outcome.status).toBe(200);
    expect(JSON.stringify(requests)).not.toContain('Basic');
  });

  it('to an http address is handed over whole', async () => {
    const outcome = await ask(pathsOver(`PROXY ${proxy.address}`), 'http://llm.engine.example:8080/v1/chat?y=2');
    expect(isReply(outcome) && outcome.status).toBe(200);
    expect(proxy.asked).toEqual(['POST http://llm.engine.example:8080/v1/chat?y=2']);
    expect(requests).toMatchObject([{ method: 'POST', url: '/v1/chat?y=2', host: 'llm.engine.example:8080' }]);
  });

  it('goes over a proxy that speaks TLS, whose certificate has to be trusted too', async () => {
    const certificate = await authority.issue(['127.0.0.1']);
    const secure = await startLoopbackProxy({ certificate, toPort: () => portOf(engine) });
    open.push(secure);
    const outcome = await ask(pathsOver(`HTTPS ${secure.address}`));
    expect(isReply(outcome) && outcome.status).toBe(200);
    requests = [];
    const stranger = createSecureContext({ ca: [(await createAuthority('Nobody')).cert] });
    expectFree(
      await ask(pathsOver(`HTTPS ${secure.address}`, { trust: stranger })),
      'certificate',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    );
  });

  it('goes the next route where the first proxy cannot be reached, and the last may be none', async () => {
    const outcome = await ask(pathsOver(`PROXY 127.0.0.1:9; PROXY ${proxy.address}; DIRECT`));
    expect(isReply(outcome) && outcome.status).toBe(200);
    expect(proxy.asked).toHaveLength(1);
    const own = `https://127.0.0.1:${portOf(engine)}/`;
    const straight = await ask(pathsOver('PROXY 127.0.0.1:9; DIRECT'), own);
    expect(straight).toMatchObject({ reason: 'certificate' });
  });
});

describe('a proxy that', () => {
  it.each([
    ['asks for a password', 407, { 'proxy-authenticate': 'Basic realm="x"' }, 'proxy_auth', 'PROXY_AUTH_REQUIRED'],
    ['asks for what is not spoken', 407, { 'proxy-authenticate': 'NTLM' }, 'proxy_auth', 'PROXY_AUTH_UNSUPPORTED'],
    ['refuses', 403, {}, 'proxy_refused', 'PROXY_REFUSED'],
    ['cannot reach the server', 502, {}, 'proxy_refused', 'PROXY_TARGET_UNREACHABLE'],
    ['shows a page of its own', 302, { location: 'http://sign-in.example/' }, 'proxy_refused', 'PROXY_REFUSED'],
  ] as const)('%s is said as such', async (_what, status, headers, reason, code) => {
    proxy.manner = { status, headers };
    expectFree(await ask(pathsOver(`PROXY ${proxy.address}`)), reason, code);
  });

  it('asks for a password is said as such of an http address, and a wrong password too', async () => {
    const asking = await startLoopbackProxy({ password: PASSWORD, toPort: () => portOf(plainEngine) });
    open.push(asking);
    const wrong = pathsOver(`PROXY ${asking.address}`, { credentials: 'ann:wrong' });
    expectFree(await ask(wrong, 'http://llm.engine.example/'), 'proxy_auth', 'PROXY_AUTH_REQUIRED');
    expectFree(await ask(wrong), 'proxy_auth', 'PROXY_AUTH_REQUIRED');
  });

  it('cannot be reached is said as such', async () => {
    for (const url of [`https://${HOST}/`, 'http://llm.engine.example/']) {
      expectFree(await ask(pathsOver('PROXY 127.0.0.1:9'), url), 'proxy_unreachable', 'PROXY_UNREACHABLE');
    }
  });

  it('breaks off before the tunnel is there is said as such', async () => {
    proxy.manner = 'cut';
    expectFree(await ask(pathsOver(`PROXY ${proxy.address}`)), 'proxy_unreachable', 'PROXY_BROKEN');
  });

  it('is none is said as such', async () => {
    const mute = createServer().on('connection', (socket) => socket.end('220 smtp.example ready\r\n'));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    expectFree(await ask(pathsOver(`PROXY 127.0.0.1:${portOf(mute)}`)), 'proxy_unreachable', 'PROXY_BROKEN');
    mute.close();
  });

  it('breaks the tunnel before the question went out costs nothing', async () => {
    proxy.manner = 'cut-tunnel';
    const outcome = (await ask(pathsOver(`PROXY ${proxy.address}`))) as CallFailure;
    expect(outcome).toMatchObject({ reason: 'network', mayBePaid: false });
    expect(requests).toEqual([]);
  });

  it('says nothing is given up with the call, which costs nothing', async () => {
    proxy.manner = 'hang';
    const outcome = await ask(pathsOver(`PROXY ${proxy.address}`), undefined, 300);
    expect(outcome).toMatchObject({ reason: 'timeout', mayBePaid: false });
  });

  it('speaks SOCKS is refused in words, and not passed by', async () => {
    expectFree(await ask(pathsOver('SOCKS5 127.0.0.1:1080')), 'proxy_unreachable', 'PROXY_UNUSABLE');
  });
});

describe('a certificate that', () => {
  const day = 86_400_000;
  async function askShown(names: string[], validity?: { from?: Date; until?: Date }, by = authority) {
    const server = await listen(createSecureServer(await by.issue(names, validity)));
    open.push({ close: async () => server.close() });
    const leading = await startLoopbackProxy({ toPort: () => portOf(server) });
    open.push(leading);
    return ask(pathsOver(`PROXY ${leading.address}`));
  }

  it('comes from an authority of the company is trusted with that authority', async () => {
    expect(isReply(await askShown([HOST]))).toBe(true);
  });

  it('comes from somebody else is refused as such', async () => {
    const stranger = await createAuthority('Stranger');
    expectFree(await askShown([HOST], {}, stranger), 'certificate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE');
  });

  it('has expired, or is not valid yet, is refused as such', async () => {
    const past = { from: new Date(Date.now() - 3 * day), until: new Date(Date.now() - day) };
    expectFree(await askShown([HOST], past), 'certificate', 'CERT_HAS_EXPIRED');
    const future = { from: new Date(Date.now() + day) };
    expectFree(await askShown([HOST], future), 'certificate', 'CERT_NOT_YET_VALID');
  });

  it('belongs to another name is refused as such', async () => {
    expectFree(await askShown(['other.example']), 'certificate', 'ERR_TLS_CERT_ALTNAME_INVALID');
  });
});

describe('the look for updates', () => {
  it('goes the same route, with the same trust', async () => {
    const feed = `https://${HOST}/feed.json`;
    const fetch = createFetchWhole(pathsOver(`PROXY ${proxy.address}`));
    const updates = new UpdateCheck({ feed, version: '0.1.0', fetch, now: () => 0 });
    expect(await updates.check()).toMatchObject({ problem: 'unreadable' });
    expect(requests).toMatchObject([{ method: 'GET', url: '/feed.json', host: HOST, authorization: '' }]);
    proxy.manner = { status: 407 };
    expect(
      await new UpdateCheck({
        feed,
        version: '0.1.0',
        fetch: createFetchWhole(pathsOver('PROXY 127.0.0.1:9')),
        now: () => 0,
      }).check(),
    ).toMatchObject({ problem: 'unreachable' });
  });
});

describe('a call without a proxy', () => {
  it('goes straight, and is not paid where nothing listens', async () => {
    const outcome = await ask({ planRoutes: () => DIRECT, loadTrust: async () => trust }, 'https://127.0.0.1:9/');
    expect(outcome).toMatchObject({ reason: 'network', mayBePaid: false });
  });
});
