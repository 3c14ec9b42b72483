/** Engine settings through the owner's transport: routes, addresses, keys, tests, health. What a key may never do is here too. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

const CANARY = 'sk-canary-0123456789WXYZ';

let test: TestService;
let fake: FakeOpenAi;
const state = makeTempDir();
beforeAll(async () => {
  // Saved keys of a test go nowhere near this account's own.
  process.env.SIGHTLINE_KEYRING = 'off';
  process.env.XDG_STATE_HOME = state;
  test = await startTestService();
  fake = await startFakeOpenAi();
});
afterAll(async () => {
  await test.close();
  await fake.close();
  removeDir(state);
  delete process.env.SIGHTLINE_KEYRING;
  delete process.env.XDG_STATE_HOME;
});
afterEach(async () => {
  delete process.env.SIGHTLINE_PASSPHRASE;
  await test.call('engines.removeKey', { route: 'openai-responses' });
});

const routeOf = async (id: string) =>
  (await test.call('engines.routes', {})).routes.find((state) => state.route === id);
/** Each use of one takes as long as all else in a test: set where the passphrase is what is tested, and a file locks the keys elsewhere. */
const usePassphrase = () => {
  process.env.SIGHTLINE_PASSPHRASE = 'a passphrase of tests';
};
const setKey = () => test.call('engines.setKey', { route: 'openai-responses', key: CANARY });

describe('engines.setKey', () => {
  it('lets an engine be asked, and gives the key back to nobody', async () => {
    usePassphrase();
    const before = (await test.call('engines.list', {})).find(({ engine }) => engine === 'chatgpt');
    expect(before?.waiting).toContain('waits for a key');
    const saved = await setKey();
    expect(saved).toMatchObject({ box: 'passphrase', variable: 'OPENAI_API_KEY', ending: 'WXYZ' });
    const after = (await test.call('engines.list', {})).find(({ engine }) => engine === 'chatgpt');
    expect(after).toMatchObject({ route: 'openai-responses', waiting: null });
    const everything = [saved, await test.call('engines.routes', {}), await test.call('system.status', {})];
    expect(JSON.stringify(everything)).not.toContain('canary');
  });

  it('keeps it out of database, log and backup', async () => {
    usePassphrase();
    await setKey();
    const backup = join(test.dataDir, 'copy.db');
    await test.call('system.backup', { path: backup });
    for (const file of ['sightline.db', 'sightline.db-wal', 'logs/sightline.log', 'engine-keys.json', 'copy.db']) {
      expect(readFileSync(join(test.dataDir, file)).includes('canary'), file).toBe(false);
    }
  });

  it('refuses what is no key without repeating it, and routes that are none', async () => {
    for (const key of ['brief', 'has a space in it', 'schlüssel-mit-ümlaut']) {
      const reply = await test.owner.call('engines.setKey', { route: 'openai-responses', key });
      expect(reply).toMatchObject({ error: { code: 'VALIDATION_ERROR', details: { issues: [{ path: 'key' }] } } });
      expect(JSON.stringify(reply)).not.toContain(key);
    }
    for (const route of ['simulated', 'nowhere']) {
      const reply = await test.owner.call('engines.setKey', { route, key: CANARY });
      expect(reply).toMatchObject({ error: { code: 'VALIDATION_ERROR', details: { issues: [{ path: 'route' }] } } });
    }
  });

  it('survives a restart, and is gone when it is removed', async () => {
    await setKey();
    await test.restart();
    expect((await routeOf('openai-responses'))?.key).toMatchObject({ from: 'saved', ending: 'WXYZ', problem: null });
    expect(await test.call('engines.removeKey', { route: 'openai-responses' })).toMatchObject({ isRemoved: true });
    expect((await routeOf('openai-responses'))?.key).toMatchObject({ from: 'none', ending: null });
    expect(await test.call('engines.removeKey', { route: 'openai-responses' })).toMatchObject({ isRemoved: false });
  });

  it('is not for API keys, nor is anything else about engines', async () => {
    const api = await test.freshApi({ environment: 'live' });
    for (const path of ['/engines', '/engines/routes', '/engines/health', '/health/notices']) {
      const reply = await api.send({ path });
      expect(reply.status, path).toBe(404);
    }
  });
});

describe('engines.configure', () => {
  const configure = (input: object) => test.owner.call('engines.configure', { engine: 'mistral', ...input });

  it('keeps address, model, time limit and pace of a route, and takes each back', async () => {
    const settings = {
      baseUrl: 'http://127.0.0.1:9/v1',
      model: 'm',
      timeoutMs: 9_000,
      maxOutputTokens: 900,
      concurrency: 3,
      paceMs: 50,
    };
    await configure({ route: 'openai-compatible', ...settings });
    expect(await routeOf('openai-compatible')).toMatchObject({
      ...settings,
      servedEngines: ['mistral'],
      changed: ['baseUrl', 'model', 'timeoutMs', 'maxOutputTokens', 'concurrency', 'paceMs'],
    });
    const reset = {
      baseUrl: null,
      model: null,
      timeoutMs: null,
      maxOutputTokens: null,
      concurrency: null,
      paceMs: null,
    };
    await configure({ route: 'openai-compatible', ...reset });
    expect(await routeOf('openai-compatible')).toMatchObject({ model: 'llama3.2', concurrency: 1, changed: [] });
    await configure({ route: null });
    expect(await routeOf('openai-compatible')).toMatchObject({ servedEngines: [] });
  });

  it('wants https beyond this machine, unless http is allowed in so many words', async () => {
    const send = (baseUrl: string, allowHttp?: boolean) =>
      configure({ route: 'openai-compatible', baseUrl, ...(allowHttp === undefined ? {} : { allowHttp }) });
    for (const address of ['http://engine.example/v1', 'http://192.168.1.5:11434', 'http://127.0.0.1.example']) {
      expect(await send(address), address).toMatchObject({ error: { details: { issues: [{ path: 'baseUrl' }] } } });
      expect(await send(address, true), address).toHaveProperty('data');
    }
    for (const address of [
      'http://localhost:1',
      'http://127.9.9.9',
      'http://[::1]:2/v1',
      'https://engine.example/v1',
    ]) {
      expect(await send(address), address).toHaveProperty('data');
    }
    for (const address of ['https://me:secret@engine.example', 'https://engine.example/#top', 'ftp://engine.example']) {
      const reply = await send(address);
      expect(reply, address).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
      expect(JSON.stringify(reply)).not.toContain('secret');
    }
    await configure({ route: 'openai-compatible', baseUrl: null });
    await configure({ route: null });
  });

  it.each([
    { timeoutMs: 4_999 },
    { maxOutputTokens: 499 },
    { concurrency: 0 },
    { concurrency: 33 },
    { paceMs: -1 },
    { model: ' ' },
  ])('refuses %o', async (bad) => {
    expect(await configure({ route: 'openai-compatible', ...bad })).toMatchObject({
      error: { code: 'VALIDATION_ERROR', details: { issues: [{ path: Object.keys(bad)[0] }] } },
    });
  });
});

describe('engines.test', () => {
  it('says what is missing before it calls', async () => {
    const outcome = await test.call('engines.test', { engine: 'chatgpt' });
    expect(outcome).toMatchObject({ ok: false, problem: 'no_key', route: null, durationMs: 0 });
  });

  it('asks over the saved settings with the saved key, stores nothing, and tries another route when told to', async () => {
    await setKey();
    await test.call('engines.configure', { engine: 'chatgpt', route: 'openai-responses', baseUrl: fake.baseUrl });
    expect(await test.call('engines.test', { engine: 'chatgpt' })).toMatchObject({
      ok: true,
      route: 'openai-responses',
    });
    expect(fake.requests.at(-1)?.headers.authorization).toBe(`Bearer ${CANARY}`);
    expect((await test.call('system.status', {})).answers).toBe(0);
    expect(await test.call('engines.health', {})).toEqual([]);
    const local = await test.call('engines.test', { engine: 'chatgpt', route: 'openai-compatible' });
    expect(local).toMatchObject({ ok: false, route: 'openai-compatible', problem: 'refused' });
    const wrong = await test.owner.call('engines.test', { engine: 'grok', route: 'openai-responses' });
    expect(wrong).toMatchObject({ error: { code: 'VALIDATION_ERROR', details: { issues: [{ path: 'route' }] } } });
    await test.call('engines.configure', { engine: 'chatgpt', route: null });
  });
});

describe('health.notices', () => {
  it('tells a saved key that cannot be opened, until it is saved again', async () => {
    usePassphrase();
    await setKey();
    process.env.SIGHTLINE_PASSPHRASE = 'another passphrase';
    await test.restart();
    expect(await test.call('health.notices', {})).toMatchObject([
      { id: 'locked_key:OPENAI_API_KEY', kind: 'locked_key', severity: 'error', engine: null },
    ]);
    await setKey();
    expect(await test.call('health.notices', {})).toEqual([]);
  });
});
