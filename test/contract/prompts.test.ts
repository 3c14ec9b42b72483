import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';
import type { Api } from '#support/api-client.ts';
import { type SeededProject, seedProject, seedPrompts } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

let test: TestService;
let api: Api;
/** For whatever adds a prompt that no other test looks at. */
let shared: SeededProject;
/** For whatever adds none. */
let empty: SeededProject;
beforeAll(async () => {
  test = await startTestService();
  // What is asked here is not answered: that takes longer than to ask.
  await test.service.core.executor.stop();
  api = await test.freshApi();
  shared = await seedProject(api);
  empty = await seedProject(api);
});
afterAll(() => test.close());

type Listed = { id: string; prompt: string; state: string; createdAt: string };

const add = (project: SeededProject, body: object) => api.post(`/projects/${project.id}/prompts`, body);
const list = async (project: SeededProject, query: Record<string, string> = {}, from = api) =>
  (await from.get(`/projects/${project.id}/prompts`, query)).data as { prompts: Listed[]; pagination: object };
const texts = async (project: SeededProject, query: Record<string, string> = {}) =>
  (await list(project, query)).prompts.map(({ prompt }) => prompt);

describe('POST /projects/{projectId}/prompts', () => {
  it('gives back the prompt: queued, with what it inherits from the project', async () => {
    const project = await seedProject(api, { language: 'de' });
    const reply = await add(project, { prompt: '  Welches Werkzeug?  ', tags: ['Kauf', 'kauf', 'Test'] });
    expect(reply.status).toBe(200);
    expect(reply.data).toEqual({
      id: expect.stringMatching(UUID),
      prompt: 'Welches Werkzeug?',
      domain: 'brimlane.example',
      brandName: 'Brimlane',
      language: 'DE',
      models: ['chatgpt', 'perplexity', 'ai_overview'],
      tags: ['Kauf', 'Test'],
      created: true,
      enqueued: true,
    });
  });

  it.each(LANGUAGES)('stores the language %s in upper case, however it was sent', async (language) => {
    for (const spelling of [language, language.toUpperCase()]) {
      expect((await add(shared, { prompt: 'Q', language: spelling })).data).toMatchObject({
        language: language.toUpperCase(),
      });
    }
    expect(await texts(shared, { language })).toEqual(['Q']);
  });

  it('gives the existing prompt back, unchanged, for the same text and language', async () => {
    const project = await seedProject(api);
    const first = (await add(project, { prompt: 'Which one?', models: ['chatgpt'], tags: ['a'] })).data as {
      id: string;
    };
    const again = await add(project, { prompt: ' Which one? ', tags: ['b'] });
    expect(again.status).toBe(200);
    expect(again.data).toMatchObject({
      id: first.id,
      created: false,
      enqueued: false,
      models: ['chatgpt'],
      tags: ['a'],
    });
    const other = await add(project, { prompt: 'Which one?', language: 'fr' });
    expect(other.data).toMatchObject({ created: true, language: 'FR' });
    expect(await texts(project)).toHaveLength(2);
  });

  it('makes one prompt when the same comes twenty times at once', async () => {
    const project = await seedProject(api);
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(project, { prompt: 'At once?' })));
    const made = replies.map((reply) => reply.data as { id: string; created: boolean });
    expect(made.filter((prompt) => prompt.created)).toHaveLength(1);
    expect(new Set(made.map((prompt) => prompt.id)).size).toBe(1);
  });

  it('takes a subset of the models of the project', async () => {
    const project = await seedProject(api);
    expect((await add(project, { prompt: 'Q', models: ['ai_overview', 'chatgpt'] })).data).toMatchObject({
      models: ['ai_overview', 'chatgpt'],
    });
  });

  it('is 400 model_not_enabled for a model that the project does not have, and names it', async () => {
    const project = await seedProject(api);
    const reply = await add(project, { prompt: 'Q', models: ['chatgpt', 'grok', 'claude'] });
    expect(reply.status).toBe(400);
    expect(reply.error).toMatchObject({ code: 'model_not_enabled', details: { models: ['grok', 'claude'] } });
    expect(await texts(project)).toEqual([]);
  });

  it('is 400 website_url_required while the project has no website', async () => {
    const project = await seedProject(api, { websiteUrl: undefined, domain: 'brimlane.example' });
    const reply = await add(project, { prompt: 'Q' });
    expect(reply.status).toBe(400);
    expect(reply.error.code).toBe('website_url_required');
    await api.put(`/projects/${project.id}`, { websiteUrl: 'https://brimlane.example' });
    expect((await add(project, { prompt: 'Q' })).status).toBe(200);
  });

  it.each<[object, string]>([
    [{}, 'prompt'],
    [{ prompt: '' }, 'prompt'],
    [{ prompt: ' \n\t ' }, 'prompt'],
    [{ prompt: 'q'.repeat(501) }, 'prompt'],
    [{ prompt: 7 }, 'prompt'],
    [{ prompt: 'Q', models: [] }, 'models'],
    [{ prompt: 'Q', models: ['eliza'] }, 'models.0'],
    [{ prompt: 'Q', models: 'chatgpt' }, 'models'],
    [{ prompt: 'Q', language: 'xx' }, 'language'],
    [{ prompt: 'Q', tags: 'a,b' }, 'tags'],
    [{ prompt: 'Q', tags: [''] }, 'tags.0'],
    [{ prompt: 'Q', tags: ['t'.repeat(101)] }, 'tags.0'],
    [{ prompt: 'Q', domain: 'x.example' }, 'domain'],
  ])('refuses %j and stores nothing', async (body, path) => {
    const reply = await add(empty, body);
    expect(reply.status).toBe(400);
    expect(reply.error.details).toMatchObject({ issues: [{ path }] });
    expect(await texts(empty)).toEqual([]);
  });

  it('takes 500 characters of any script', async () => {
    const project = await seedProject(api);
    for (const character of ['q', 'ß', '東', '🎈']) {
      expect((await add(project, { prompt: character.repeat(500) })).status).toBe(200);
      expect((await add(project, { prompt: character.repeat(501) })).status).toBe(400);
    }
  });
});

describe('GET /projects/{projectId}/prompts', () => {
  it('shows a new prompt with zeros and nulls for the window that ends yesterday', async () => {
    const project = await seedProject(await test.freshApi({ environment: 'live' }));
    const live = await test.freshApi({ environment: 'live' });
    await seedPrompts(live, project.id, 1, { tags: ['x'] });
    expect((await live.get(`/projects/${project.id}/prompts`)).data).toEqual({
      prompts: [
        {
          id: expect.stringMatching(UUID),
          prompt: 'Question 1',
          domain: 'brimlane.example',
          brandName: 'Brimlane',
          language: 'EN',
          tags: ['x'],
          models: ['chatgpt', 'perplexity', 'ai_overview'],
          intentScores: expect.any(Object),
          searchIntents: expect.any(Array),
          isVisible: false,
          mentions: 0,
          mentionRate: 0,
          citationRate: 0,
          averagePosition: null,
          sentimentScore: null,
          sentimentCoverage: null,
          sentimentShares: null,
          sentimentCategory: null,
          competitorCount: 0,
          sourceCount: 0,
          createdAt: '2026-03-10T12:00:00.000Z',
          state: 'queued',
          country: null,
        },
      ],
      pagination: { page: 1, limit: 50, total: 1, hasMore: false },
    });
  });

  it('becomes active once it was answered', async () => {
    const answering = await startTestService();
    const answered = await answering.freshApi();
    const project = await seedProject(answered);
    await seedPrompts(answered, project.id, 1);
    await expect.poll(async () => (await list(project, {}, answered)).prompts[0]?.state).toBe('active');
    await answering.close();
  });

  it('pages newest first, and every prompt is on exactly one page', async () => {
    const project = await seedProject(api);
    await seedPrompts(api, project.id, 7);
    const first = await list(project, { limit: '3' });
    expect(first.prompts.map(({ prompt }) => prompt)).toEqual(['Question 7', 'Question 6', 'Question 5']);
    expect(first.pagination).toEqual({ page: 1, limit: 3, total: 7, hasMore: true });
    expect((await list(project, { limit: '3', page: '2' })).pagination).toMatchObject({ hasMore: true });
    const last = await list(project, { limit: '3', page: '3' });
    expect(last.prompts.map(({ prompt }) => prompt)).toEqual(['Question 1']);
    expect(last.pagination).toEqual({ page: 3, limit: 3, total: 7, hasMore: false });
    expect(await list(project, { limit: '3', page: '99' })).toMatchObject({
      prompts: [],
      pagination: { hasMore: false },
    });
    expect((await list(project, { limit: '7' })).pagination).toMatchObject({ hasMore: false });
  });

  it.each(['0', '-1', '1.5', 'x', '', '501', '99999999999999999999'])('refuses %s as a limit', async (limit) => {
    const reply = await api.get(`/projects/${empty.id}/prompts`, { limit });
    expect([reply.status, reply.error.details]).toMatchObject([400, { issues: [{ path: 'limit' }] }]);
  });

  it.each(['0', '-1', 'x', ''])('refuses %s as a page', async (page) => {
    const reply = await api.get(`/projects/${empty.id}/prompts`, { page });
    expect([reply.status, reply.error.details]).toMatchObject([400, { issues: [{ path: 'page' }] }]);
  });

  it('chooses by search, language and tag, whatever the case', async () => {
    const project = await seedProject(api);
    await add(project, { prompt: 'Best CRM in Zürich?', tags: ['Buying', 'crm'] });
    await add(project, { prompt: 'Was ist ein CRM?', language: 'de', tags: ['learning'] });
    await add(project, { prompt: '100% of_what?', tags: ['a,b'] });
    expect(await texts(project, { search: 'crm' })).toEqual(['Was ist ein CRM?', 'Best CRM in Zürich?']);
    expect(await texts(project, { search: 'ZÜRICH' })).toEqual(['Best CRM in Zürich?']);
    expect(await texts(project, { search: '%' })).toEqual(['100% of_what?']);
    expect(await texts(project, { search: '_' })).toEqual(['100% of_what?']);
    expect(await texts(project, { language: 'DE' })).toEqual(['Was ist ein CRM?']);
    expect(await texts(project, { tags: 'BUYING' })).toEqual(['Best CRM in Zürich?']);
    expect(await texts(project, { tags: 'buying, learning' })).toHaveLength(2);
    expect(await texts(project, { tags: '["a,b"]' })).toEqual(['100% of_what?']);
    expect(await texts(project, { tags: 'nothing' })).toEqual([]);
    expect(await texts(project, { tags: '' })).toHaveLength(3);
    expect(await texts(project, { tags: 'crm', language: 'de' })).toEqual([]);
    expect((await list(project, { search: 'crm', limit: '1' })).pagination).toMatchObject({ total: 2, hasMore: true });
  });

  it.each<Record<string, string>>([
    { tags: '["a"' },
    { tags: '[1]' },
    { model: 'eliza' },
    { language: 'xx' },
    { timeframe: '0d' },
    { search: 's'.repeat(501) },
  ])('refuses %j', async (query) => {
    const reply = await api.get(`/projects/${empty.id}/prompts`, query);
    expect([reply.status, reply.error.code]).toEqual([400, 'VALIDATION_ERROR']);
  });

  it('refuses a parameter that comes twice with two meanings', async () => {
    const { id } = await seedProject(api);
    for (const twice of [
      'page=1&page=2',
      'language=en&language=de',
      'search=a&search=b',
      'timeframe=7d&timeframe=9d',
    ]) {
      expect((await api.get(`/projects/${id}/prompts?${twice}`)).status, twice).toBe(400);
    }
    expect((await api.get(`/projects/${id}/prompts?tags=a&tags=b&model=chatgpt&model=grok`)).status).toBe(200);
  });
});
