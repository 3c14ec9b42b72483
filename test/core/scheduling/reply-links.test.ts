/** Engines over Gemini and SerpApi through the real queue: what is asked, stored and cited, and what a crash leaves. */
import { afterEach, describe, expect, it } from 'vitest';

import { unpackContent } from '#main/core/answers/answer-content.ts';
import { unpackReplies } from '#main/core/answers/raw-replies.ts';
import { type ExecutorProject, startExecutorProject } from '#support/executor-project.ts';
import { type FakeGemini, type FakePage, startFakeGemini } from '#support/fake-gemini.ts';
import { startFakeSerpApi } from '#support/fake-serpapi.ts';
import { waitFor } from '#support/live-project.ts';

const KEY = 'key-0123456789abcdef';
const TEXT = 'Small teams like **Kordiva**.';
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function startGemini(pages: readonly FakePage[], linkTimeoutMs?: number): Promise<[ExecutorProject, FakeGemini]> {
  const fake = await startFakeGemini({ text: TEXT, pages, queries: ['planning tool', ''] });
  closers.push(fake.close);
  const env = { GEMINI_API_KEY: KEY, GEMINI_BASE_URL: fake.url };
  const project = await startExecutorProject({ models: ['gemini'], env, linkTimeoutMs });
  closers.push(project.close);
  return [project, fake];
}

const listSources = async (project: ExecutorProject) =>
  (await project.loadAnswers()).flatMap((answer) => answer.sources.map(({ url }) => url));

const PAGES: FakePage[] = [
  { id: 'a', title: 'kordiva.example', target: 'https://www.kordiva.example/pricing' },
  { id: 'b', title: 'askbarn.example', target: null },
  { id: 'c', title: 'kordiva.example', target: 'https://kordiva.example/pricing' },
];

describe('an answer of Gemini', () => {
  it('is stored with the pages behind its links, and the domain of a link that leads nowhere', async () => {
    const [project, fake] = await startGemini(PAGES, 3_000);
    await project.ask('Which planning tool suits a small team?');
    expect(fake.calls()).toHaveLength(1);
    expect(fake.lookUps().toSorted()).toEqual(['HEAD a', 'HEAD b', 'HEAD c']);
    // The first and the third link lead to one page.
    expect(await listSources(project)).toEqual(['https://kordiva.example/pricing', 'https://askbarn.example']);
    const [answer] = await project.loadAnswers();
    expect(answer).toMatchObject({
      route: 'gemini-generate',
      surface: 'api',
      engineVersion: 'gemini-fake-1',
      grounded: true,
      fanOutQueries: ['planning tool'],
      // The own domain is behind a link: the brand is cited.
      mentioned: true,
      cited: true,
    });
    expect(project.rows('SELECT target FROM redirect ORDER BY target DESC')).toEqual([
      { target: 'https://www.kordiva.example/pricing' },
      { target: 'https://kordiva.example/pricing' },
    ]);
  });

  it('is not asked again when the app ends while its links are resolved; they are at the next start', async () => {
    const [project, fake] = await startGemini([PAGES[1]!, PAGES[0]!], 60_000);
    await project.enqueue('Which planning tool suits a small team?');
    await waitFor('a look-up', fake.lookUps, (lookUps) => lookUps.length === 2);
    expect(project.rows('SELECT state FROM job')).toEqual([{ state: 'received' }]);
    await project.restart();
    await waitFor('more look-ups', fake.lookUps, (lookUps) => lookUps.length > 2);
    expect(fake.calls()).toHaveLength(1);
    expect(project.rows('SELECT count(*) AS answers FROM answer')).toEqual([{ answers: 0 }]);
  });

  it('does not look a link up again that it knows', async () => {
    const [project, fake] = await startGemini([PAGES[0]!]);
    await project.ask('Which planning tool suits a small team?');
    await project.ask('Which planning tool is cheap?');
    expect(fake.lookUps()).toEqual(['HEAD a']);
    expect(await listSources(project)).toEqual(['https://kordiva.example/pricing', 'https://kordiva.example/pricing']);
  });
});

describe('the surfaces of SerpApi', () => {
  it('are answered, each over its own route, and no stored byte holds the key', async () => {
    const page = { text: TEXT, sources: ['https://www.kordiva.example/a?utm_source=x'], showsOverview: true };
    const fake = await startFakeSerpApi(page);
    closers.push(fake.close);
    const env = { SERPAPI_API_KEY: KEY, SERPAPI_BASE_URL: fake.url };
    const project = await startExecutorProject({ models: ['ai_overview', 'google_ai_mode', 'copilot'], env });
    closers.push(project.close);
    await project.ask('Which planning tool suits a small team?');
    expect(fake.engines().toSorted()).toEqual(['bing_copilot', 'google', 'google_ai_mode', 'google_ai_overview']);
    expect((await project.loadAnswers()).map(({ model, route, surface }) => [model, route, surface])).toEqual([
      ['ai_overview', 'serpapi-ai-overview', 'serp'],
      ['copilot', 'serpapi-copilot', 'serp'],
      ['google_ai_mode', 'serpapi-ai-mode', 'serp'],
    ]);
    expect(new Set(await listSources(project))).toEqual(new Set(['https://kordiva.example/a']));
    const stored = project
      .rows<{ packed: Uint8Array; content: Uint8Array }>(
        'SELECT answer_raw.body AS packed, answer_content.body AS content FROM answer_raw JOIN answer_content USING (answer_id)',
      )
      .flatMap(({ packed, content }) => unpackReplies(packed, JSON.stringify(unpackContent(content))));
    expect(stored).toHaveLength(4);
    for (const { headers, body } of stored) {
      const text = `${JSON.stringify(headers)}${Buffer.from(body)}`;
      expect(text).not.toContain(KEY);
      expect(text).toContain('[key removed]');
    }
  });

  it('record that nothing was shown, which is no answer', async () => {
    const fake = await startFakeSerpApi({ text: TEXT, sources: [], showsOverview: false });
    closers.push(fake.close);
    const env = { SERPAPI_API_KEY: KEY, SERPAPI_BASE_URL: fake.url };
    const project = await startExecutorProject({ models: ['ai_overview'], env });
    closers.push(project.close);
    await project.ask('Which planning tool suits a small team?');
    expect(project.rows('SELECT state, outcome FROM job')).toEqual([{ state: 'done', outcome: 'not_shown' }]);
    expect(project.rows('SELECT count(*) AS answers FROM answer')).toEqual([{ answers: 0 }]);
  });
});
