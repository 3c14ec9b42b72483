import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson } from '#main/core/engines/wire/post-json.ts';
import { makeContext, TEST_KEY } from '#support/engine-requests.ts';
import { type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';

const POST = { serverName: 'Testserver', endpoint: 'responses', body: { a: 'ü' } };
let fake: FakeOpenAi;

beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.close());

describe('postJson', () => {
  it('brings back status, headers and bytes as they came, without cookies', async () => {
    fake.setReply({ kind: 'raw', status: 418, body: 'téa', headers: { 'X-Odd': '1', 'set-cookie': 'session=1' } });
    const reply = await postJson(POST, makeContext({ baseUrl: fake.url }));
    expect(reply).toMatchObject({ status: 418, headers: { 'x-odd': '1' }, receivedAt: 1_793_700_000_000 });
    expect(reply).not.toHaveProperty('headers.set-cookie');
    expect('body' in reply && new TextDecoder().decode(reply.body)).toBe('téa');
  });

  it('sends no authorization header without a key', async () => {
    fake.setReply({ kind: 'empty-body' });
    await postJson(POST, makeContext({ baseUrl: fake.url, apiKey: null }));
    expect(fake.requests.at(-1)).toMatchObject({ method: 'POST', path: '/v1/responses', body: { a: 'ü' } });
    expect(fake.requests.at(-1)?.headers).not.toHaveProperty('authorization');
  });

  it('blots out a key that a gateway echoes, before anyone can store it', async () => {
    fake.setReply({ kind: 'raw', body: `{"echo":"${TEST_KEY}"}`, headers: { 'x-echo': `Bearer ${TEST_KEY}` } });
    const reply = await postJson(POST, makeContext({ baseUrl: fake.url }));
    expect('body' in reply && new TextDecoder().decode(reply.body)).toBe('{"echo":"[key removed]"}');
    expect('headers' in reply && reply.headers['x-echo']).toBe('[key removed]');
  });

  it('does not follow a redirect', async () => {
    const before = fake.requests.length;
    fake.setReply({ kind: 'status', status: 307, headers: { location: `${fake.url}/v1/elsewhere` } });
    expect(await postJson(POST, makeContext({ baseUrl: fake.url }))).toMatchObject({ status: 307 });
    expect(fake.requests.length).toBe(before + 1);
  });

  it.each([
    ['hangs', { kind: 'hang' } as const],
    ['is too slow', { kind: 'slow', delayMs: 5000, next: { kind: 'empty-body' } } as const],
  ])('times out when the server %s', async (_, reply) => {
    fake.setReply(reply);
    const outcome = await postJson(POST, makeContext({ baseUrl: fake.url, timeoutMs: 80 }));
    expect(outcome).toMatchObject({ reason: 'timeout', message: 'Testserver did not reply within 0.08 s.' });
  });

  it('times out in the middle of a body, and when fetch ignores its signal', async () => {
    const deaf = () => new Promise<Response>(() => undefined);
    const trickle = () => Promise.resolve(new Response(new ReadableStream()));
    for (const fetch of [deaf, trickle]) {
      expect(await postJson(POST, makeContext({ timeoutMs: 50 }, { fetch }))).toMatchObject({ reason: 'timeout' });
    }
  });

  it('waits for a slow reply within the time', async () => {
    fake.setReply({ kind: 'slow', delayMs: 100, next: { kind: 'raw', body: 'ok' } });
    expect(await postJson(POST, makeContext({ baseUrl: fake.url }))).toMatchObject({ status: 200 });
  });

  it.each([['reset'], ['cut']] as const)('calls a %s connection a network failure', async (kind) => {
    fake.setReply({ kind });
    expect(await postJson(POST, makeContext({ baseUrl: fake.url }))).toMatchObject({ reason: 'network' });
  });

  it('calls a closed port a network failure and says so', async () => {
    const gone = await startFakeOpenAi();
    await gone.close();
    expect(await postJson(POST, makeContext({ baseUrl: gone.url }))).toEqual({
      kind: 'failure',
      reason: 'network',
      message: 'Testserver cannot be reached: nothing listens at its address (ECONNREFUSED).',
      retryAfterMs: null,
      mayBePaid: false,
    });
  });

  it('takes five megabytes and refuses nine', async () => {
    fake.setReply({ kind: 'huge', bytes: 5 * 1024 * 1024 });
    expect(await postJson(POST, makeContext({ baseUrl: fake.url }))).toMatchObject({ status: 200 });
    fake.setReply({ kind: 'huge', bytes: 9 * 1024 * 1024 });
    expect(await postJson(POST, makeContext({ baseUrl: fake.url }))).toMatchObject({ reason: 'schema_drift' });
  });

  it('stops when the caller aborts, and sends nothing when that was before', async () => {
    fake.setReply({ kind: 'hang' });
    const controller = new AbortController();
    const before = fake.requests.length + 1;
    const call = postJson(POST, makeContext({ baseUrl: fake.url }, { signal: controller.signal }));
    await expect.poll(() => fake.requests.length).toBe(before);
    controller.abort();
    expect(await call).toMatchObject({ reason: 'aborted' });
    const late = await postJson(POST, makeContext({ baseUrl: fake.url }, { signal: controller.signal }));
    expect(late).toMatchObject({ reason: 'aborted' });
    await wait(50);
    expect(fake.requests.length).toBe(before);
  });

  it('is a value for an unusable address or key, and quotes neither', async () => {
    const noAddress = await postJson(POST, makeContext({ baseUrl: 'http://me:secret@127.0.0.1' }));
    expect(noAddress).toMatchObject({ reason: 'bad_request', message: expect.not.stringContaining('secret') });
    for (const apiKey of ['sk-ключ-123456', 'sk-a\r\nx-evil: 1', 'two words']) {
      const outcome = await postJson(POST, makeContext({ baseUrl: fake.url, apiKey }));
      expect(outcome).toMatchObject({ reason: 'auth', message: expect.not.stringContaining(apiKey) });
    }
  });

  it('never repeats what fetch says when it throws, since that may quote the request', async () => {
    const fetch = () => Promise.reject(new TypeError(`Bearer ${TEST_KEY} is bad`, { cause: { code: TEST_KEY } }));
    expect(await postJson(POST, makeContext({}, { fetch }))).toMatchObject({
      reason: 'network',
      message: 'Testserver cannot be reached: the connection failed.',
    });
  });
});
