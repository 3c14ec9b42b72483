/** The settings of the network over their operations, and what a run makes of a proxy. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { type LiveProject, startLiveProject, waitFor, waitForRun } from '#support/live-project.ts';
import { type LoopbackProxy, startLoopbackProxy } from '#support/loopback-proxy.ts';

const HOST = 'api.engine.example';
const PASSWORD = 'canary-of-the-proxy';
const VARIABLES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];

let live: LiveProject;
let proxy: LoopbackProxy;
let state: string;
let before: Record<string, string | undefined>;

beforeAll(() => {
  const names = [...VARIABLES, 'SIGHTLINE_KEYRING', 'XDG_STATE_HOME'];
  before = Object.fromEntries(names.map((name) => [name, process.env[name]]));
  for (const name of VARIABLES) delete process.env[name];
  process.env.SIGHTLINE_KEYRING = 'off';
  state = makeTempDir();
  process.env.XDG_STATE_HOME = state;
});
afterAll(() => {
  removeDir(state);
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});
beforeEach(async () => {
  live = await startLiveProject({});
  proxy = await startLoopbackProxy({
    password: `ann:${PASSWORD}`,
    toPort: () => Number(new URL(live.fake.baseUrl).port),
  });
  process.env.OPENAI_BASE_URL = `http://${HOST}/v1`;
});
afterEach(async () => {
  await live.close();
  await proxy.close();
  for (const name of VARIABLES) delete process.env[name];
});

const ask = (prompt: string) => live.service.call('prompts.create', { projectId: live.projectId, prompt });
const update = (change: Parameters<typeof live.service.call<'network.update'>>[1]) =>
  live.service.call('network.update', change);
const listPaid = () => live.rows("SELECT * FROM ledger WHERE outcome <> 'answer'");

describe('a run behind a proxy', () => {
  it('waits for the password, blames no key, books nothing, and goes on once it is set', async () => {
    await update({ proxy: 'manual', address: `http://${proxy.address}` });
    await ask('Which tool plans projects well?');
    const [notice] = await waitFor(
      'the notice',
      () => live.service.call('health.notices', {}),
      (notices) => notices.length > 0,
    );
    expect(notice).toMatchObject({ kind: 'proxy_auth', engine: null, facts: { engines: ['chatgpt'] } });
    expect(notice?.message).toContain('PROXY_AUTH_REQUIRED');
    const { waiting } = await waitFor(
      'the outage',
      () => live.service.call('system.status', {}),
      (status) => status.waiting.some(({ message }) => message.startsWith('Waiting for ChatGPT')),
    );
    expect(waiting).toMatchObject([{ engine: 'chatgpt', reason: 'proxy_auth', jobs: 1 }]);
    expect(listPaid()).toEqual([]);
    expect(live.fake.requests).toEqual([]);

    await update({ user: 'ann', password: PASSWORD });
    await waitForRun(live);
    expect(live.fake.requests).toHaveLength(1);
    expect(live.fake.requests[0]?.headers).not.toHaveProperty('proxy-authorization');
    expect(proxy.asked.at(-1)).toBe(`POST http://${HOST}/v1/responses`);
    expect(await live.service.call('health.notices', {})).toEqual([]);
  });

  it('is told apart in a test of an engine', async () => {
    await update({ proxy: 'manual', address: proxy.address });
    const test = () => live.service.call('engines.test', { engine: 'chatgpt' });
    expect(await test()).toMatchObject({
      ok: false,
      problem: 'proxy_auth',
      facts: { errorCode: 'PROXY_AUTH_REQUIRED' },
    });
    proxy.manner = { status: 403 };
    // An http address is handed over whole: what a proxy says there, the server may have said.
    expect(await test()).toMatchObject({ ok: false });
    await update({ address: 'http://127.0.0.1:9' });
    const gone = await test();
    expect(gone).toMatchObject({ problem: 'proxy_unreachable', facts: { errorCode: 'PROXY_UNREACHABLE' } });
    expect(gone.advice).toContain('nothing was asked or paid');
  });

  it("goes by the environment, and by the owner's setting before it", async () => {
    process.env.HTTP_PROXY = `http://ann:${PASSWORD}@${proxy.address}`;
    await ask('First?');
    await waitForRun(live);
    expect(proxy.asked).toHaveLength(1);
    const { environment } = await live.service.call('network.get', {});
    expect(environment).toEqual({ http: proxy.address, https: null, exceptions: null });
    process.env.OPENAI_BASE_URL = live.fake.baseUrl;
    await ask('Second?');
    await waitFor(
      'both answers',
      async () => live.fake.requests.length,
      (count) => count === 2,
    );
    expect(proxy.asked).toHaveLength(1);
  });
});

describe('the settings of the network', () => {
  it('begin as the environment and the system say', async () => {
    expect(await live.service.call('network.get', {})).toEqual({
      settings: { proxy: 'system', address: null, exceptions: [], user: null, coversLocal: false },
      password: { from: 'none', problem: null },
      environment: { https: null, http: null, exceptions: null },
      hasSystem: false,
    });
  });

  it('keep the password where keys are kept, and show it nowhere', async () => {
    const told = await update({ proxy: 'manual', address: proxy.address, user: 'ann', password: PASSWORD });
    expect(told.password).toEqual({ from: 'saved', problem: null });
    expect(JSON.stringify([told, await live.service.call('network.test', {})])).not.toContain(PASSWORD);
    const encoded = Buffer.from(`ann:${PASSWORD}`).toString('base64');
    for (const name of readdirSync(live.dataDir, { recursive: true, withFileTypes: true })) {
      if (!name.isFile()) continue;
      const text = readFileSync(join(name.parentPath, name.name), 'latin1');
      expect([name.name, text.includes(PASSWORD), text.includes(encoded)]).toEqual([name.name, false, false]);
    }
    await live.restart();
    expect((await live.service.call('network.get', {})).password.from).toBe('saved');
    expect((await update({ password: null })).password.from).toBe('none');
  });

  it.each([
    [{ proxy: 'manual' }, 'address'],
    [{ address: 'socks5://proxy.example:1080' }, 'address'],
    [{ address: 'http://ann:secret@proxy.example' }, 'address'],
    [{ address: 'http://proxy.example/path' }, 'address'],
    [{ user: 'a:b' }, 'user'],
    [{ password: 'line\nbreak' }, 'password'],
  ] as const)('refuse %j', async (change, path) => {
    await expect(update(change as never)).rejects.toThrow(path);
  });

  it('are tested without a key or a question', async () => {
    await update({ proxy: 'manual', address: proxy.address, user: 'ann', password: PASSWORD });
    const { servers } = await live.service.call('network.test', {});
    const here = { host: HOST, source: 'manual', proxy: proxy.address, fault: null, errorCode: null, issuer: null };
    expect(servers).toMatchObject([{ ...here, ok: true }]);
    expect(live.fake.requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
    await update({ password: 'wrong' });
    const [refused] = (await live.service.call('network.test', {})).servers;
    expect(refused).toMatchObject({ ok: false, fault: 'proxy_auth_required', status: null });
  });
});
