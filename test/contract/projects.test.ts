import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';
import type { Api } from '#support/api-client.ts';
import { seedProject, seedPrompts } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let api: Api;
beforeAll(async () => {
  test = await startTestService();
  api = await test.freshApi();
});
afterAll(() => test.close());

const countProjects = async () => ((await api.get('/projects')).data as unknown[]).length;

describe('POST /projects', () => {
  it('gives back the whole project, with the default models of the account', async () => {
    const reply = await api.post('/projects', {
      name: 'Brimlane',
      language: 'DE',
      websiteUrl: 'https://www.brimlane.example/de/',
      description: 'Planning for teams',
    });
    expect(reply.status).toBe(200);
    expect(reply.data).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Brimlane',
      domain: 'brimlane.example',
      websiteUrl: 'https://www.brimlane.example/de/',
      isDefault: true,
      language: 'de',
      models: ['chatgpt', 'perplexity', 'ai_overview'],
      isPitch: false,
      environment: 'test',
      description: 'Planning for teams',
      tags: [],
      settings: {
        labels: [],
        brandAliases: [],
        caseSensitiveAliases: [],
        withoutRules: [],
        nearbyWords: [],
        excludedPhrases: [],
        domainAliases: [],
        defaultLanguage: 'de',
        schedule: 'daily',
        scheduleTime: expect.stringMatching(/^\d\d:\d\d$/),
        scheduleWeekday: 1,
        spreadMinutes: 0,
        samplesPerRun: 1,
      },
      nextRunAt: expect.stringMatching(/^2026-03-1[01]T/),
      createdAt: '2026-03-10T12:00:00.000Z',
      updatedAt: '2026-03-10T12:00:00.000Z',
    });
  });

  it('needs only a name and a language, and makes only the first project the default one', async () => {
    expect((await api.post('/projects', { name: 'Kordiva', language: 'en' })).data).toMatchObject({
      domain: '',
      websiteUrl: '',
      description: '',
      isDefault: false,
    });
  });

  it.each(LANGUAGES)('takes the language %s in any case and stores it in lower case', async (language) => {
    const reply = await api.post('/projects', { name: 'L', language: language.toUpperCase() });
    expect(reply.data).toMatchObject({ language });
  });

  it('keeps a domain that is given, tidied, whatever the website', async () => {
    const domain = 'https://WWW.Kordiva.example/path';
    const reply = await api.post('/projects', {
      name: 'K',
      language: 'en',
      domain,
      websiteUrl: 'https://other.example',
    });
    expect(reply.data).toMatchObject({ domain: 'kordiva.example' });
  });

  it('ignores pitchDurationDays without isPitch', async () => {
    const reply = await api.post('/projects', { name: 'P', language: 'en', pitchDurationDays: 7 });
    expect(reply.data).toMatchObject({ isPitch: false });
    expect(reply.data).not.toHaveProperty('pitchDurationDays');
    expect(reply.data).not.toHaveProperty('pitchExpiredAt');
  });

  it('counts characters, not bytes or code units', async () => {
    expect((await api.post('/projects', { name: '🎈'.repeat(200), language: 'en' })).status).toBe(200);
    expect((await api.post('/projects', { name: '🎈'.repeat(201), language: 'en' })).status).toBe(400);
  });

  it.each<[string, object, string]>([
    ['no name', { language: 'en' }, 'name'],
    ['an empty name', { name: '  ', language: 'en' }, 'name'],
    ['a name of 201 characters', { name: 'n'.repeat(201), language: 'en' }, 'name'],
    ['no language', { name: 'A' }, 'language'],
    ['an unknown language', { name: 'A', language: 'xx' }, 'language'],
    ['null for a language', { name: 'A', language: null }, 'language'],
    ['a website without a scheme', { name: 'A', language: 'en', websiteUrl: 'brimlane.example' }, 'websiteUrl'],
    ['a website with another scheme', { name: 'A', language: 'en', websiteUrl: 'javascript:alert(1)' }, 'websiteUrl'],
    ['a domain that is none', { name: 'A', language: 'en', domain: 'not a domain' }, 'domain'],
    ['a description of 501 characters', { name: 'A', language: 'en', description: 'd'.repeat(501) }, 'description'],
    ['a pitch of 3 days', { name: 'A', language: 'en', isPitch: true, pitchDurationDays: 3 }, 'pitchDurationDays'],
    ['text for a boolean', { name: 'A', language: 'en', isPitch: 'true' }, 'isPitch'],
    ['an unknown field', { name: 'A', language: 'en', models: ['chatgpt'] }, 'models'],
    ['a field that the service sets', { name: 'A', language: 'en', id: 'x' }, 'id'],
  ])('refuses %s, names the field and stores nothing', async (_, body, path) => {
    const before = await countProjects();
    const reply = await api.post('/projects', body);
    expect(reply.status).toBe(400);
    expect(reply.error.code).toBe('VALIDATION_ERROR');
    expect(reply.error.details).toMatchObject({ issues: [{ path }] });
    expect(await countProjects()).toBe(before);
  });

  it('names every bad field at once', async () => {
    const { details } = (await api.post('/projects', { name: '', language: 'xx', colour: 'red', size: 1 })).error;
    const paths = (details as { issues: { path: string }[] }).issues.map((issue) => issue.path).sort();
    expect(paths).toEqual(['colour', 'language', 'name', 'size']);
  });
});

describe('GET /projects', () => {
  it('shows each project as lists do, oldest first: no description, tags, settings or times', async () => {
    const [first] = (await api.get('/projects')).data as object[];
    expect(Object.keys(first ?? {}).sort()).toEqual(
      ['domain', 'environment', 'id', 'isDefault', 'isPitch', 'language', 'models', 'name', 'websiteUrl'].sort(),
    );
  });

  it('ignores query parameters that it does not know', async () => {
    expect((await api.get('/projects', { page: 'x', colour: 'red' })).status).toBe(200);
  });
});

describe('GET /projects/{projectId}', () => {
  it('adds tags of prompts, aliases and times', async () => {
    const project = await seedProject(api);
    await seedPrompts(api, project.id, 1, { tags: ['pricing'] });
    await test.call('projects.configure', {
      projectId: project.id,
      brandAliases: ['Brim Lane'],
      domainAliases: ['www.brimlane-shop.example'],
    });
    expect((await api.get(`/projects/${project.id}`)).data).toMatchObject({
      tags: ['pricing'],
      settings: { brandAliases: ['Brim Lane'], domainAliases: ['brimlane-shop.example'], defaultLanguage: 'en' },
    });
  });
});

describe('the schedule of a project', () => {
  it('is read back as it was set, with when it runs next', async () => {
    const project = await seedProject(api);
    const weekly = {
      schedule: 'weekly',
      scheduleTime: '07:30',
      scheduleWeekday: 4,
      spreadMinutes: 45,
      samplesPerRun: 3,
    };
    await api.put(`/projects/${project.id}/settings`, weekly);
    const { data } = await api.get(`/projects/${project.id}`);
    expect(data).toMatchObject({ settings: weekly });
    // The clock is at Tuesday, 10 March 2026; the next Thursday is the 12th.
    expect(data).toMatchObject({ nextRunAt: new Date(2026, 2, 12, 7, 30).toISOString() });
    await api.put(`/projects/${project.id}/settings`, { schedule: 'manual' });
    expect((await api.get(`/projects/${project.id}`)).data).toMatchObject({
      settings: { ...weekly, schedule: 'manual' },
      nextRunAt: null,
    });
  });
});

describe('PUT /projects/{projectId}', () => {
  it('says only that it was updated, and changes only what was sent', async () => {
    const project = await seedProject(api, { description: 'Before' });
    test.clock.advance(5_000);
    const reply = await api.put(`/projects/${project.id}`, { name: 'Brimlane Two' });
    expect(reply.data).toEqual({ id: project.id, updated: true });
    expect((await api.get(`/projects/${project.id}`)).data).toMatchObject({
      name: 'Brimlane Two',
      description: 'Before',
      domain: 'brimlane.example',
      createdAt: '2026-03-10T12:00:00.000Z',
      updatedAt: '2026-03-10T12:00:05.000Z',
    });
  });

  it('takes an empty change', async () => {
    const project = await seedProject(api);
    expect((await api.put(`/projects/${project.id}`, {})).data).toEqual({ id: project.id, updated: true });
    const bare = await api.send({ method: 'PUT', path: `/projects/${project.id}` });
    expect(bare.data).toEqual({ id: project.id, updated: true });
  });

  it('gives a new name and domain to the prompts', async () => {
    const project = await seedProject(api);
    await seedPrompts(api, project.id, 1);
    await api.put(`/projects/${project.id}`, { name: 'Kordiva', domain: 'kordiva.example' });
    const { prompts } = (await api.get(`/projects/${project.id}/prompts`)).data as { prompts: object[] };
    expect(prompts).toMatchObject([{ brandName: 'Kordiva', domain: 'kordiva.example' }]);
  });

  it('with models replaces the whole set and tells how many prompts it synced', async () => {
    const project = await seedProject(api);
    await seedPrompts(api, project.id, 2);
    const reply = await api.put(`/projects/${project.id}`, { models: ['grok', 'chatgpt', 'grok'] });
    expect(reply.data).toEqual({ id: project.id, updated: true, models: ['grok', 'chatgpt'], syncedPromptCount: 2 });
    const { prompts } = (await api.get(`/projects/${project.id}/prompts`)).data as { prompts: object[] };
    expect(prompts).toMatchObject([{ models: ['grok', 'chatgpt'] }, { models: ['grok', 'chatgpt'] }]);
    expect((await api.get(`/projects/${project.id}`)).data).toMatchObject({ models: ['grok', 'chatgpt'] });
  });

  it('keeps the own domain when it was an alias before and the aliases are then replaced', async () => {
    const project = await seedProject(api);
    await test.call('projects.configure', { projectId: project.id, domainAliases: ['second.example'] });
    await api.put(`/projects/${project.id}`, { domain: 'second.example' });
    await test.call('projects.configure', { projectId: project.id, domainAliases: [] });
    await test.importLines(project.id, [
      {
        prompt: 'Q',
        model: 'chatgpt',
        answeredAt: '2026-03-09T10:00:00Z',
        text: 'See here.',
        sources: ['https://second.example/a'],
      },
    ]);
    expect((await api.get(`/projects/${project.id}/metrics`)).data).toMatchObject({ current: { cited: 1 } });
  });

  it.each<[object, string]>([
    [{ name: '' }, 'name'],
    [{ name: 'n'.repeat(201) }, 'name'],
    [{ description: 'd'.repeat(501) }, 'description'],
    [{ websiteUrl: 'ftp://brimlane.example' }, 'websiteUrl'],
    [{ models: [] }, 'models'],
    [{ models: 'chatgpt' }, 'models'],
    [{ models: ['chatgpt', 'eliza'] }, 'models.1'],
    [{ convertFromPitch: 'yes' }, 'convertFromPitch'],
    [{ language: 'fr' }, 'language'],
    [{ projectId: 'x' }, 'projectId'],
  ])('refuses %j and stores nothing', async (change, path) => {
    const project = await seedProject(api);
    const before = (await api.get(`/projects/${project.id}`)).text;
    const reply = await api.put(`/projects/${project.id}`, { description: 'After', ...change });
    expect(reply.status).toBe(400);
    expect(reply.error.details).toMatchObject({ issues: [{ path }] });
    expect((await api.get(`/projects/${project.id}`)).text).toBe(before);
  });
});
