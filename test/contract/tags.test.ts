import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#support/api-client.ts';
import { type SeededProject, seedProject, seedPrompts } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let api: Api;
let project: SeededProject;
let ids: string[];
beforeAll(async () => {
  test = await startTestService();
  api = await test.freshApi();
  project = await seedProject(api);
  ids = await seedPrompts(api, project.id, 3, { tags: ['Old'] });
});
afterAll(() => test.close());

const apply = (body: object) => api.post(`/projects/${project.id}/tags`, body);
const tags = async () => (await api.get(`/projects/${project.id}/tags`)).data;

describe('POST /projects/{projectId}/tags', () => {
  it('adds the tag to the tags that each prompt has', async () => {
    const reply = await apply({ name: '  Pricing ', promptIds: [ids[0], ids[1]] });
    expect(reply.data).toEqual({ tag: 'Pricing', appliedTo: 2 });
    const { prompts } = (await api.get(`/projects/${project.id}/prompts`)).data as { prompts: { tags: string[] }[] };
    expect(prompts.map((prompt) => prompt.tags)).toEqual([['Old'], ['Old', 'Pricing'], ['Old', 'Pricing']]);
  });

  it('takes another case for the same tag and keeps the first spelling', async () => {
    expect((await apply({ name: 'PRICING', promptIds: [ids[2]] })).data).toEqual({ tag: 'Pricing', appliedTo: 1 });
    expect(await tags()).toEqual(['Old', 'Pricing']);
  });

  it('counts a prompt that is named twice, or has the tag already, once', async () => {
    expect((await apply({ name: 'Old', promptIds: [ids[0], ids[0]] })).data).toEqual({ tag: 'Old', appliedTo: 1 });
  });

  it('reaches every prompt or none', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const reply = await apply({ name: 'Half', promptIds: [ids[0], unknown] });
    expect(reply.status).toBe(400);
    expect(reply.error.details).toMatchObject({ issues: [{ path: 'promptIds.1' }] });
    expect(await tags()).toEqual(['Old', 'Pricing']);
  });

  it.each<[object, string]>([
    [{ promptIds: ['00000000-0000-4000-8000-000000000000'] }, 'name'],
    [{ name: '', promptIds: ['00000000-0000-4000-8000-000000000000'] }, 'name'],
    [{ name: 't'.repeat(101), promptIds: ['00000000-0000-4000-8000-000000000000'] }, 'name'],
    [{ name: 'T' }, 'promptIds'],
    [{ name: 'T', promptIds: [] }, 'promptIds'],
    [{ name: 'T', promptIds: ['one'] }, 'promptIds.0'],
    [{ name: 'T', promptIds: ['00000000-0000-4000-8000-000000000000'], colour: 'red' }, 'colour'],
  ])('refuses %j', async (body, path) => {
    const reply = await apply(body);
    expect(reply.status).toBe(400);
    expect(reply.error.details).toMatchObject({ issues: [{ path }] });
  });

  it('takes a name of 100 characters', async () => {
    expect((await apply({ name: '🎈'.repeat(100), promptIds: [ids[0]] })).status).toBe(200);
  });
});

describe('GET /projects/{projectId}/tags', () => {
  it('is empty without prompts and holds each tag once', async () => {
    const empty = await seedProject(api);
    expect((await api.get(`/projects/${empty.id}/tags`)).data).toEqual([]);
    await seedPrompts(api, empty.id, 2, { tags: ['b', 'A', 'B'] });
    expect((await api.get(`/projects/${empty.id}/tags`)).data).toEqual(['A', 'b']);
  });

  it('leaves out tags that only paused prompts carry', async () => {
    const paused = await seedProject(api);
    const line = {
      prompt: 'Imported',
      model: 'chatgpt',
      answeredAt: '2026-03-01T00:00:00Z',
      text: 'Hi',
      tags: ['quiet'],
    };
    await test.importLines(paused.id, [line]);
    expect((await api.get(`/projects/${paused.id}/tags`)).data).toEqual([]);
    const found = (await api.get(`/projects/${paused.id}/prompts`, { tags: 'quiet' })).data as { prompts: object[] };
    expect(found.prompts).toMatchObject([{ state: 'paused', tags: ['quiet'] }]);
  });
});
