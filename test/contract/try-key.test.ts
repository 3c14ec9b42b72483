/** `engines.tryKey` at the wire: a key is called with before it is saved, and a refused one replaces nothing. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

const GOOD = 'sk-good-0123456789GOOD';
const WRONG = 'sk-wrong-0123456789WRNG';
const SENT = { engine: 'chatgpt', route: 'openai-responses' } as const;

let test: TestService;
let fake: FakeOpenAi;
const state = makeTempDir();
beforeAll(async () => {
  process.env.SIGHTLINE_KEYRING = 'off';
  // Where the key file of an account is; each use of a passphrase takes as long as all of a test.
  process.env.XDG_STATE_HOME = state;
  test = await startTestService();
  fake = await startFakeOpenAi();
  process.env.OPENAI_BASE_URL = fake.baseUrl;
});
afterAll(async () => {
  await test.close();
  await fake.close();
  removeDir(state);
  for (const name of ['SIGHTLINE_KEYRING', 'XDG_STATE_HOME', 'OPENAI_BASE_URL', 'OPENAI_API_KEY'])
    delete process.env[name];
});
beforeEach(async () => {
  await test.call('engines.removeKey', { route: SENT.route });
  fake.setReply(({ headers }) =>
    headers.authorization === `Bearer ${GOOD}`
      ? { kind: 'answer', text: 'Mild.' }
      : { kind: 'status', status: 401, code: 'invalid_api_key', message: `Incorrect API key provided: ${WRONG}` },
  );
});

const tryKey = (key: string) => test.call('engines.tryKey', { ...SENT, key });
const routeKey = async () =>
  (await test.call('engines.routes', {})).routes.find(({ route }) => route === SENT.route)?.key;
const lastTest = async () => (await test.call('engines.list', {})).find(({ engine }) => engine === 'chatgpt')?.lastTest;
const keysSent = () => fake.requests.map(({ headers }) => headers.authorization);

it('saves a key that works, and tells what the call brought', async () => {
  process.env.SIGHTLINE_PASSPHRASE = 'a passphrase of tests';
  expect(await tryKey(GOOD)).toMatchObject({
    isSaved: true,
    test: { ok: true, problem: null },
    inUse: { from: 'saved', ending: 'GOOD' },
    place: { box: 'passphrase' },
  });
  expect(keysSent().at(-1)).toBe(`Bearer ${GOOD}`);
  expect(await routeKey()).toMatchObject({ from: 'saved', ending: 'GOOD' });
  expect(await lastTest()).toMatchObject({ ok: true });
  delete process.env.SIGHTLINE_PASSPHRASE;
});

it('a refused key does not replace the one that works, nor what is told of it', async () => {
  await tryKey(GOOD);
  const tried = await tryKey(WRONG);
  expect(tried).toMatchObject({
    isSaved: false,
    test: { ok: false, problem: 'wrong_key' },
    inUse: { from: 'saved', ending: 'GOOD' },
    place: null,
  });
  expect(JSON.stringify(tried)).not.toContain(WRONG);
  expect(keysSent().at(-1)).toBe(`Bearer ${WRONG}`);
  expect(await routeKey()).toMatchObject({ from: 'saved', ending: 'GOOD' });
  expect(await lastTest()).toMatchObject({ ok: true });
  expect(await test.call('engines.test', { engine: 'chatgpt' })).toMatchObject({ ok: true });
  expect(keysSent().at(-1)).toBe(`Bearer ${GOOD}`);
});

it('a refused key leaves one of the environment alone, and is not saved where there was none', async () => {
  expect(await tryKey(WRONG)).toMatchObject({ isSaved: false, inUse: { from: 'none', ending: null } });
  process.env.OPENAI_API_KEY = GOOD;
  expect(await tryKey(WRONG)).toMatchObject({ isSaved: false, inUse: { from: 'environment', ending: 'GOOD' } });
  delete process.env.OPENAI_API_KEY;
  expect(await routeKey()).toMatchObject({ from: 'none' });
});

it('trouble that says nothing against the key does not keep it from being saved', async () => {
  fake.setReply({ kind: 'status', status: 503 });
  expect(await tryKey(GOOD)).toMatchObject({ isSaved: true, test: { ok: false, problem: 'overloaded' } });
  expect(await routeKey()).toMatchObject({ from: 'saved', ending: 'GOOD' });
});

it('refuses what is no key and a way that does not lead to the engine, without a call', async () => {
  const calls = fake.requests.length;
  for (const input of [
    { ...SENT, key: 'short' },
    { ...SENT, engine: 'claude', key: GOOD },
    { ...SENT, route: 'simulated', key: GOOD },
  ]) {
    const reply = await test.owner.call('engines.tryKey', input);
    expect(reply).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
  }
  expect(fake.requests).toHaveLength(calls);
});
