/** What clients send and look at beside the operations: compressed bodies, lists, unknown parameters, tags, rate headers. */
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Api, createApi } from '#support/api-client.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let api: Api;
let projectId: string;

beforeAll(async () => {
  test = await startTestService();
  api = await test.freshApi();
  const created = await api.post('/projects', {
    name: 'Kordiva',
    language: 'de',
    websiteUrl: 'https://kordiva.example',
  });
  projectId = (created.data as { id: string }).id;
  for (const [prompt, tags] of [
    ['Which board is best?', ['boards']],
    ['Which list is best?', ['lists, long']],
    ['Which chart is best?', ['charts']],
  ]) {
    await api.post(`/projects/${projectId}/prompts`, { prompt, tags });
  }
});
afterAll(() => test.close());

const sendPacked = (body: Uint8Array, encoding: string) =>
  api.send({
    method: 'POST',
    path: `/projects/${projectId}/attribution`,
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    body,
  });

describe('a compressed body', () => {
  const plain = Buffer.from(JSON.stringify({ channelId: 'ai_chatgpt', respondentName: 'Žofie' }));

  it.each([
    ['gzip', gzipSync(plain)],
    ['x-gzip', gzipSync(plain)],
    ['GZIP', gzipSync(plain)],
    ['deflate', deflateSync(plain)],
    ['br', brotliCompressSync(plain)],
    ['identity', plain],
  ])('in %s is read as what it holds', async (encoding, packed) => {
    const reply = await sendPacked(packed, encoding);
    expect(reply.status).toBe(200);
    expect(reply.data).toMatchObject({ channel_id: 'ai_chatgpt', source: 'api' });
  });

  it.each(['compress', 'zstd', 'gzip, br', 'constructor'])('in %s is 415', async (encoding) => {
    expect((await sendPacked(gzipSync(plain), encoding)).status).toBe(415);
  });

  it('that is none, or only a part of one, is 400', async () => {
    for (const broken of [plain, gzipSync(plain).subarray(0, 20)]) {
      const reply = await sendPacked(broken, 'gzip');
      expect(reply.status).toBe(400);
      expect(reply.error.message).toContain('gzip');
    }
  });

  it('that unpacks to more than a body may be is 413, without being unpacked to its end', async () => {
    // A header, and the same four megabytes a hundred times: packing all of them takes longer than everything else here.
    const part = deflateRawSync(Buffer.alloc(4_000_000, 32), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
    const bomb = Buffer.concat([gzipSync('').subarray(0, 10), ...Array.from({ length: 100 }, () => part)]);
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    expect((await sendPacked(bomb, 'gzip')).status).toBe(413);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });
});

describe('a list in a query', () => {
  const listPrompts = async (query: string) => {
    const reply = await api.get(`/projects/${projectId}/prompts?${query}`);
    expect(reply.status).toBe(200);
    expect(reply.headers['x-ignored-parameters']).toBeUndefined();
    return (reply.data as { prompts: { tags: string[] }[] }).prompts.flatMap(({ tags }) => tags).sort();
  };

  it.each([
    ['tags=boards,charts', ['boards', 'charts']],
    ['tags=boards&tags=charts', ['boards', 'charts']],
    ['tags[]=boards&tags[]=charts', ['boards', 'charts']],
    ['tags%5B%5D=boards&tags%5B%5D=charts', ['boards', 'charts']],
    ['tags[0]=boards&tags[1]=charts', ['boards', 'charts']],
    ['tags=["boards","charts"]', ['boards', 'charts']],
    ['tags[]=boards', ['boards']],
    ['tags[]=lists,%20long', ['lists, long']],
    [`tags=${encodeURIComponent('["lists, long"]')}`, ['lists, long']],
  ])('%s', async (query, expected) => {
    expect(await listPrompts(query)).toEqual(expected);
  });

  it('is taken so by tasks and competitors too', async () => {
    const tasks = await api.get(`/projects/${projectId}/tasks?status[]=open&status[]=done`);
    expect(tasks.status).toBe(200);
    expect((await api.get(`/projects/${projectId}/tasks?status[]=open&status[]=asleep`)).status).toBe(400);
    expect((await api.get(`/projects/${projectId}/competitors/timeseries?brandIds[]=`)).status).toBe(200);
  });

  it('is refused where one value is wanted', async () => {
    expect((await api.get(`/projects/${projectId}/prompts?limit=1&limit=2`)).status).toBe(400);
  });
});

describe('an unknown parameter', () => {
  it('is ignored and named in a header, on errors too', async () => {
    const misspelt = await api.get(`/projects/${projectId}/metrics?timefame=7d&model=chatgpt&x%0d%0aset-cookie:%20a=b`);
    expect(misspelt.status).toBe(200);
    expect(misspelt.headers['x-ignored-parameters']).toBe('timefame, x%0D%0Aset-cookie%3A%20a');
    const refused = await api.get(`/projects/${projectId}/metrics?timeframe=soon&modle=chatgpt`);
    expect(refused.status).toBe(400);
    expect(refused.headers['x-ignored-parameters']).toBe('modle');
    expect((await api.get('/me?verbose=1')).headers['x-ignored-parameters']).toBe('verbose');
  });

  it('is not told of parameters that are known, if only to be ignored', async () => {
    const known = await api.get(`/projects/${projectId}/metrics?page=3&limit=20`);
    expect(known.status).toBe(200);
    expect(known.headers['x-ignored-parameters']).toBeUndefined();
  });

  it('fills no header without end', async () => {
    const many = Array.from({ length: 100 }, (_, index) => `${'%C3%A9'.repeat(8)}${index}=1`).join('&');
    const header = String((await api.get(`/me?${many}`)).headers['x-ignored-parameters']);
    expect(header.split(', ')).toHaveLength(20);
  });
});

describe('an entity tag', () => {
  it('is on every GET and spares what has not changed', async () => {
    for (const path of ['/me', '/projects', `/projects/${projectId}/metrics`, `/projects/${projectId}/export`]) {
      const first = await api.get(path);
      const { etag } = first.headers;
      expect(etag, path).toMatch(/^"[\w-]+"$/);
      // The moment of an export is part of it.
      if (path.endsWith('/export')) continue;
      const again = await api.send({ path, headers: { 'if-none-match': `"other", W/${etag}` } });
      expect(again.status, path).toBe(304);
      expect(again.text).toBe('');
      expect(again.headers['x-ratelimit-remaining']).toBeDefined();
    }
  });

  it('changes with what it stands for', async () => {
    const path = `/projects/${projectId}/tags`;
    const { etag } = (await api.get(path)).headers;
    await api.post(`/projects/${projectId}/prompts`, { prompt: 'Which map is best?', tags: ['maps'] });
    const changed = await api.send({ path, headers: { 'if-none-match': String(etag) } });
    expect(changed.status).toBe(200);
    expect(changed.data).toContain('maps');
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('stands on no error and on nothing that was written', async () => {
    expect((await api.get('/projects/none')).headers.etag).toBeUndefined();
    const posted = await api.post(`/projects/${projectId}/attribution`, { channelId: 'direct' });
    expect(posted.headers.etag).toBeUndefined();
    expect(posted.headers['cache-control']).toBe('no-store');
  });
});

describe('the rate headers', () => {
  const typed = { 'content-type': 'application/json' };

  it.each([
    ['400', { path: '/projects', method: 'POST', headers: typed, body: '{' }, 400],
    ['400 of an empty body', { path: '/projects', method: 'POST', headers: typed, body: '' }, 400],
    ['404', { path: '/nowhere' }, 404],
    ['404 of a method', { path: '/me', method: 'DELETE' }, 404],
    ['413', { path: '/projects', method: 'POST', headers: typed, body: ' '.repeat(6_000_000) }, 413],
    ['415', { path: '/projects', method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' }, 415],
    ['the description', { path: '/openapi.json' }, 200],
  ] as const)('are on %s', async (_name, asked, status) => {
    const reply = await api.send(asked);
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject({ 'x-ratelimit-limit': '600', 'x-ratelimit-remaining': expect.any(String) });
  });

  it('are on a 403, and not for who has no valid key', async () => {
    const reader = await test.freshApi({ scopes: ['read'] });
    const refused = await reader.post('/projects', {});
    expect(refused.status).toBe(403);
    expect(refused.headers['x-ratelimit-limit']).toBe('600');
    for (const key of [null, 'sk_live_wrong']) {
      const open = await createApi(test.address, key).get('/openapi.json');
      expect(open.status).toBe(200);
      expect(open.headers['x-ratelimit-limit']).toBeUndefined();
    }
  });
});

describe('what a person would write', () => {
  it.each([
    'jürgen@müller.example',
    'имя@почта.рф',
    '用户@例子.中国',
    'anna.maria+crm@mail.kordiva.example',
    "o'hara@x-y.example",
  ])('the address %s is taken', async (respondentEmail) => {
    const reply = await api.post(`/projects/${projectId}/attribution`, { channelId: 'referral', respondentEmail });
    expect(reply.status).toBe(200);
    expect((reply.data as { respondent_email: string }).respondent_email).toBe(respondentEmail);
  });

  it.each([
    'jürgen',
    'a@b',
    'a b@c.example',
    '@c.example',
    'a@-c.example',
    'a@c..example',
    'a@@c.example',
    'a.@c.example',
  ])('%s is no address', async (respondentEmail) => {
    const reply = await api.post(`/projects/${projectId}/attribution`, { channelId: 'referral', respondentEmail });
    expect(reply.status).toBe(400);
    expect(reply.error.message).toBe('respondentEmail must be an e-mail address');
  });

  it('the channel "direct" has its category', async () => {
    const reply = await api.post(`/projects/${projectId}/attribution`, { channelId: 'direct' });
    expect(reply.data).toMatchObject({ channel_id: 'direct', channel_label: 'Direct', channel_category: 'direct' });
  });

  it('the length of a pitch is looked at only where there is one', async () => {
    const project = { name: 'Rastorio', language: 'en', pitchDurationDays: 3 };
    for (const more of [{}, { isPitch: false }])
      expect((await api.post('/projects', { ...project, ...more })).status).toBe(200);
    const pitch = await api.post('/projects', { ...project, isPitch: true });
    expect(pitch.status).toBe(400);
    expect(pitch.error.details).toMatchObject({ issues: [{ path: 'pitchDurationDays' }] });
  });
});
