/** Engines over Gemini and SerpApi through the real queue: what is asked, stored and cited, and what a crash leaves. */
import { zstdDecompressSync } from 'node:zlib';

import { afterEach, describe, expect, it } from 'vitest';

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

const listSources = (project: ExecutorProject) =>
  project
    .rows<{ url: string }>('SELECT url FROM citation JOIN source ON source.id = source_id ORDER BY answer_id, place')
    .map(({ url }) => url);

const PAGES: FakePage[] = [
  { id: 'a', title: 'kordiva.example', target: 'https://www.kordiva.example/pricing' },
  { id: 'b', title: 'askbarn.example', target: null },
  { id: 'c', title: 'kordiva.example', target: 'https://kordiva.example/pricing' },
];

describe('an answer of Gemini', () => {
  it('is stored with the pages behind its links, and the domain of a link that leads nowhere', async () => {
    const [project, fake] = await startGemini(PAGES, 500);
    await project.ask('Which planning tool suits a small team?');
    expect(fake.calls()).toHaveLength(1);
    expect(fake.lookUps().toSorted()).toEqual(['HEAD a', 'HEAD b', 'HEAD c']);
    // The first and the third link lead to one page.
    expect(listSources(project)).toEqual(['https://kordiva.example/pricing', 'https://askbarn.example']);
    expect(project.rows('SELECT route, surface, engine_version, is_grounded FROM answer')).toEqual([
      { route: 'gemini-generate', surface: 'api', engine_version: 'gemini-fake-1', is_grounded: 1 },
    ]);
    expect(project.rows('SELECT text FROM answer_search')).toEqual([{ text: 'planning tool' }]);
    // The own domain is cited: the brand is, too.
    expect(project.rows('SELECT is_named, is_cited FROM appearance')).toEqual([{ is_named: 1, is_cited: 1 }]);
    expect(project.rows('SELECT target FROM redirect ORDER BY url')).toEqual([
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
    expect(listSources(project)).toEqual(['https://kordiva.example/pricing', 'https://kordiva.example/pricing']);
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
    expect(project.rows('SELECT engine, route, surface FROM answer ORDER BY engine')).toEqual([
      { engine: 'ai_overview', route: 'serpapi-ai-overview', surface: 'serp' },
      { engine: 'copilot', route: 'serpapi-copilot', surface: 'serp' },
      { engine: 'google_ai_mode', route: 'serpapi-ai-mode', surface: 'serp' },
    ]);
    expect(new Set(listSources(project))).toEqual(new Set(['https://kordiva.example/a']));
    const stored = project.rows<{ headers: string; body: Uint8Array }>('SELECT headers, body FROM raw_reply');
    expect(stored).toHaveLength(4);
    for (const { headers, body } of stored) {
      expect(`${headers}${zstdDecompressSync(body)}`).not.toContain(KEY);
      expect(String(zstdDecompressSync(body))).toContain('[key removed]');
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
