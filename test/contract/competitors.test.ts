import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';

type Added = OperationOutput<'competitors.add'>;
type List = OperationOutput<'answers.list'>;
type Answer = OperationOutput<'answers.get'>;
type Settings = OperationOutput<'projects.get'>;

let api: ApiProject;
let path: string;

beforeAll(async () => {
  api = await startApiProject();
  path = `/projects/${api.projectId}/competitors`;
  const common = { model: 'chatgpt', answeredAt: '2026-11-05T08:00:00Z' };
  await api.importAnswers([
    { ...common, prompt: 'One?', text: 'Brimlane, then Kordiva and brim.', sources: ['https://brimlane.example/x'] },
    { ...common, prompt: 'Two?', text: 'Kordiva, apple kordiva and BRIM.' },
  ]);
});
afterAll(() => api.close());

/** Names in the order of mention, for each answer, oldest prompt first. */
async function named(): Promise<string[][]> {
  const { data } = await api.send<List>('GET', `/projects/${api.projectId}/answers`);
  const answers = await Promise.all(
    data.answers.map((answer) => api.send<Answer>('GET', `/projects/${api.projectId}/answers/${answer.id}`)),
  );
  return answers.reverse().map(({ data: { mentions } }) => mentions.map((m) => `${m.name} x${m.occurrences}`));
}

async function isSound(): Promise<boolean> {
  return (await api.asOwner('system.doctor', {})).ok;
}

describe('competitors', () => {
  let id: string;

  it('are tracked by a script, and history is measured again', async () => {
    const { status, data } = await api.send<Added>('POST', path, { name: 'Brimlane', domain: 'www.Brimlane.example' });
    expect(status).toBe(200);
    expect(data).toEqual({
      id: expect.any(String),
      name: 'Brimlane',
      domain: 'brimlane.example',
      domainAliases: [],
      aliases: [],
      caseSensitiveAliases: [],
      withoutRules: [],
      nearbyWords: [],
      excludedPhrases: [],
      isUserBrand: false,
      remeasuredAnswers: 2,
      changedAnswers: 1,
      remeasuringId: expect.any(String),
    });
    id = data.id;
    expect(await named()).toEqual([['Brimlane x1', 'Kordiva x1'], ['Kordiva x2']]);
    expect((await api.send('POST', path, { name: 'BRIMLANE' })).error.code).toBe('CONFLICT');
    expect((await api.send('POST', path, { name: 'X', domain: 'no domain' })).error.code).toBe('VALIDATION_ERROR');
  });

  it('get aliases in any case or letter for letter', async () => {
    await api.send('PUT', `${path}/${id}`, { caseSensitiveAliases: ['BRIM'] });
    expect(await named()).toEqual([
      ['Brimlane x1', 'Kordiva x1'],
      ['Kordiva x2', 'Brimlane x1'],
    ]);
    const move = { aliases: ['BRIM'], caseSensitiveAliases: [], domain: null };
    const { data } = await api.send<Added>('PUT', `${path}/${id}`, move);
    expect(data).toMatchObject({ ...move, remeasuredAnswers: 2, changedAnswers: 1 });
    expect(await named()).toEqual([
      ['Brimlane x2', 'Kordiva x1'],
      ['Kordiva x2', 'Brimlane x1'],
    ]);
    expect(await isSound()).toBe(true);
  });

  it('are refused where they would change nothing, naming the spelling', async () => {
    const refused = async (change: object) => {
      const { status, error } = await api.send('PUT', `${path}/${id}`, change);
      expect(status, JSON.stringify(change)).toBe(400);
      return error.details.issues[0];
    };
    const inBoth = { path: 'caseSensitiveAliases', message: expect.stringMatching(/^"Brim" .*"BRIM".*two lists$/) };
    expect(await refused({ caseSensitiveAliases: ['Lane', 'Brim'] })).toEqual(inBoth);
    expect(await refused({ aliases: ['BRIM'], caseSensitiveAliases: ['Brim'] })).toEqual(inBoth);
    const other = {
      path: 'caseSensitiveAliases',
      message: expect.stringContaining('"BRIMLANE" is the name "Brimlane"'),
    };
    expect(await refused({ caseSensitiveAliases: ['BRIMLANE'] })).toEqual(other);
    const twice = { name: 'Veltaro', aliases: ['Vel'], caseSensitiveAliases: ['Vel'] };
    expect((await api.send('POST', path, twice)).status).toBe(400);
    expect((await api.send<Added>('PUT', `${path}/${id}`, {})).data).toMatchObject({ aliases: ['BRIM'] });
  });

  it('count their own name letter for letter when it is listed so', async () => {
    const before = await named();
    const exact = await api.send<Added>('PUT', `${path}/${id}`, {
      name: 'BRIMLANE',
      caseSensitiveAliases: ['BRIMLANE'],
    });
    expect(exact.data).toMatchObject({ name: 'BRIMLANE', caseSensitiveAliases: ['BRIMLANE'], changedAnswers: 1 });
    expect(await named()).toEqual([
      ['Kordiva x1', 'BRIMLANE x1'],
      ['Kordiva x2', 'BRIMLANE x1'],
    ]);
    expect(await isSound()).toBe(true);
    // A new name would leave a spelling that counts in any case anyway.
    expect((await api.send('PUT', `${path}/${id}`, { name: 'Brimlane' })).status).toBe(400);
    await api.send('PUT', `${path}/${id}`, { name: 'Brimlane', caseSensitiveAliases: [] });
    expect(await named()).toEqual(before);
  });

  it('cost nothing to leave as they are, and keep names apart', async () => {
    expect((await api.send<Added>('PUT', `${path}/${id}`, {})).data.remeasuredAnswers).toBe(0);
    expect((await api.send('PUT', `${path}/${id}`, { name: 'Kordiva' })).error.code).toBe('CONFLICT');
    const bad = await api.send('PUT', `${path}/${id}`, { domainAliases: ['fine.example', '?'] });
    expect(bad.error.details.issues[0]?.path).toBe('domainAliases.1');
    expect((await api.send('PUT', `${path}/nobody`, { name: 'X' })).error.code).toBe('NOT_FOUND');
  });

  it('leave every figure when removed; the counts still equal a recount', async () => {
    const { data } = await api.send('DELETE', `${path}/${id}`);
    expect(data).toEqual({
      ...{ id, removed: true, remeasuredAnswers: 2, changedAnswers: 2 },
      remeasuringId: expect.any(String),
    });
    expect(await named()).toEqual([['Kordiva x1'], ['Kordiva x2']]);
    const { prompts } = await api.asOwner('prompts.list', { projectId: api.projectId });
    expect(prompts.map((prompt) => prompt.competitorCount)).toEqual([0, 0]);
    expect(await isSound()).toBe(true);
    expect((await api.send('DELETE', `${path}/${id}`)).error.code).toBe('NOT_FOUND');
  });

  it('come back under the same id, without their old names', async () => {
    const { data } = await api.send<Added>('POST', path, { name: 'brimlane' });
    expect(data).toMatchObject({ id, name: 'brimlane', aliases: [], domain: null });
    expect(await isSound()).toBe(true);
  });

  it('need the scope write and their own project', async () => {
    const reader = await api.asOwner('keys.create', { name: 'r', environment: 'test', scopes: ['read'] });
    expect((await api.send('DELETE', `${path}/${id}`, undefined, reader.key)).status).toBe(403);
    const other = await api.makeProject('Oduvia');
    expect((await api.send('DELETE', `/projects/${other}/competitors/${id}`)).error.code).toBe('NOT_FOUND');
  });
});

describe('PUT settings', () => {
  it('replaces the name lists of the own brand and measures history again', async () => {
    const settings = `/projects/${api.projectId}/settings`;
    const { data } = await api.send<{ remeasuredAnswers: number }>('PUT', settings, {
      brandAliases: ['Kordi'],
      caseSensitiveAliases: ['KRD'],
      excludedPhrases: ['apple kordiva'],
      domainAliases: ['kordiva.io'],
    });
    expect(data).toEqual({
      ...{ id: api.projectId, updated: true, remeasuredAnswers: 2, changedAnswers: 1 },
      remeasuringId: expect.any(String),
    });
    expect((await named())[1]).toEqual(['Kordiva x1']);
    const project = await api.send<Settings>('GET', `/projects/${api.projectId}`);
    expect(project.data.settings).toMatchObject({
      brandAliases: ['Kordi'],
      caseSensitiveAliases: ['KRD'],
      excludedPhrases: ['apple kordiva'],
      domainAliases: ['kordiva.io'],
    });
    expect(await isSound()).toBe(true);
  });
});
