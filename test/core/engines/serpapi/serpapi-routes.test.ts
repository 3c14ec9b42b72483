import { describe, expect, it } from 'vitest';
import { type EngineRoute, isCallFailure } from '#main/core/engines/engine-route.ts';
import { aiModeRoute, aiOverviewRoute, copilotRoute } from '#main/core/engines/serpapi/serpapi-routes.ts';
import { makeContext, makeReply, makeRequest, readFixtureReply, TEST_KEY } from '#support/engine-requests.ts';
import { startScriptedServer } from '#support/scripted-server.ts';
import { billOf, bodiesOf } from './serpapi-kit.ts';

const readFixtures = (route: EngineRoute, ...names: string[]) =>
  route.read(
    names.map((name) => readFixtureReply(`serpapi/${name}`)),
    makeRequest(),
  );

async function send(route: EngineRoute, bodies: string[], parts: Parameters<typeof makeRequest>[0] = {}) {
  const server = await startScriptedServer((_, index) => {
    const body = bodies[Math.min(index, bodies.length - 1)] ?? '';
    return { kind: 'bytes', status: 200, headers: { 'content-type': 'application/json' }, body };
  });
  const outcome = await route.call(
    makeRequest({ prompt: 'Welches Tool?', ...parts }),
    makeContext({ baseUrl: server.url }),
  );
  await server.close();
  return { outcome, paths: server.requests.map((request) => `${request.method} ${request.path}`) };
}

describe('the outgoing search', () => {
  const key = `api_key=${TEST_KEY}`;
  it.each([
    [aiOverviewRoute, 'DE', 'de', `engine=google&q=Welches+Tool%3F&no_cache=true&hl=de&gl=de&${key}`],
    [aiModeRoute, 'ZH', 'gb', `engine=google_ai_mode&q=Welches+Tool%3F&no_cache=true&hl=zh-cn&gl=uk&${key}`],
    [aiModeRoute, 'ZH-TW', null, `engine=google_ai_mode&q=Welches+Tool%3F&no_cache=true&hl=zh-tw&${key}`],
    [copilotRoute, 'HE', 'IL', `engine=bing_copilot&q=Welches+Tool%3F&no_cache=true&${key}`],
  ])('is exactly this (%#)', async (route, language, country, query) => {
    const { paths } = await send(route, ['{}'], { language, country });
    expect(paths).toEqual([`GET /search.json?${query}`]);
  });

  it('fetches an overview that the page has only a token for, and keeps both replies', async () => {
    const { outcome, paths } = await send(aiOverviewRoute, bodiesOf('overview-token', 'overview-late'));
    expect(paths[1]).toBe(
      `GET /search.json?engine=google_ai_overview&page_token=KIVu4nicbVhZb6NKGhX3lQ%3D%3D&api_key=${TEST_KEY}`,
    );
    expect(isCallFailure(outcome) ? [] : outcome.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('asks once where the overview is in the page', async () => {
    const { outcome, paths } = await send(aiOverviewRoute, bodiesOf('overview-in-page'));
    expect(paths).toHaveLength(1);
    const read = isCallFailure(outcome) ? outcome : aiOverviewRoute.read(outcome, makeRequest());
    expect(read).toMatchObject({ kind: 'answer', bill: billOf(1) });
  });

  it('never stores the key that the server echoes, in whatever spelling', async () => {
    const echo = {
      search_metadata: { status: 'Success', json_endpoint: `https://serp.example/x.json?api_key=${TEST_KEY}` },
      search_parameters: { engine: 'google', api_key: TEST_KEY },
    };
    const { outcome } = await send(aiOverviewRoute, [JSON.stringify(echo)]);
    if (isCallFailure(outcome)) throw new Error(outcome.message);
    expect(new TextDecoder().decode(outcome[0]?.body)).not.toContain(TEST_KEY);
  });
});

describe('reading result pages', () => {
  it.each([
    ['overview-none', 1],
    ['overview-error', 1],
    ['no-results', 1],
  ])('%s shows nothing, which is charged', (name, requests) => {
    expect(readFixtures(aiOverviewRoute, name)).toEqual({ kind: 'not_shown', bill: billOf(requests) });
  });

  it('charges two searches where the late overview shows nothing', () => {
    const outcome = readFixtures(aiOverviewRoute, 'overview-token', 'overview-error');
    expect(outcome).toEqual({ kind: 'not_shown', bill: billOf(2) });
  });

  it('takes the Markdown of the server where it sends no blocks', () => {
    expect(readFixtures(aiModeRoute, 'mode-markdown-only')).toMatchObject({
      text: '# Tools\n\n**Kordiva** [\\[1\\]](https://kordiva.example/)',
      cited: [{ url: 'https://kordiva.example/pricing' }],
    });
  });

  it('does not take JSON of somebody else for a page that shows nothing', () => {
    for (const route of [aiOverviewRoute, copilotRoute]) {
      expect(route.read([makeReply({ ok: true })], makeRequest())).toMatchObject({ reason: 'schema_drift' });
    }
  });
});
