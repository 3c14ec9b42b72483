import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#support/api-client.ts';
import { readExpired } from '#support/read-expired.ts';
import { fillProject, type SeededProject, seedProject, seedPrompts } from '#support/seed-project.ts';
import { DAY_MS } from '#support/test-clock.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let api: Api;
beforeEach(async () => {
  test = await startTestService();
  api = await test.freshApi({ environment: 'live' });
});
afterEach(() => test.close());

const get = async (project: SeededProject) => (await api.get(`/projects/${project.id}`)).data;
/** With as many prompts as a pitch may have. */
const fill = (project: SeededProject) => fillProject(test, project, 50);
const convert = (project: SeededProject) => api.put(`/projects/${project.id}`, { convertFromPitch: true });
const states = async (project: SeededProject) => {
  const { prompts } = (await api.get(`/projects/${project.id}/prompts`)).data as { prompts: { state: string }[] };
  return prompts.map((prompt) => prompt.state);
};

describe('a pitch project', () => {
  it.each([
    [undefined, 14],
    [1, 1],
    [7, 7],
    [14, 14],
  ])('asked for %s days stays open for %i', async (asked, days) => {
    const pitch = await seedProject(api, { isPitch: true, pitchDurationDays: asked });
    expect(pitch).toMatchObject({ isPitch: true, pitchDurationDays: days, pitchExpiredAt: null });
    test.clock.advance(days * DAY_MS - 1);
    expect(await get(pitch)).toMatchObject({ pitchExpiredAt: null });
    test.clock.advance(1);
    const end = new Date(Date.UTC(2026, 2, 10, 12) + days * DAY_MS).toISOString();
    expect(await get(pitch)).toMatchObject({ isPitch: true, pitchDurationDays: days, pitchExpiredAt: end });
  });

  it('is shown with its window in lists too', async () => {
    await seedProject(api, { isPitch: true, pitchDurationDays: 1 });
    expect((await api.get('/projects')).data).toMatchObject([{ pitchDurationDays: 1, pitchExpiredAt: null }]);
    test.clock.advance(2 * DAY_MS);
    expect((await api.get('/projects')).data).toMatchObject([
      { pitchDurationDays: 1, pitchExpiredAt: '2026-03-11T12:00:00.000Z' },
    ]);
  });

  it('pauses its prompts when the window closes and takes no more: pitch_expired', async () => {
    const pitch = await seedProject(api, { isPitch: true, pitchDurationDays: 1 });
    await seedPrompts(api, pitch.id, 2, { tags: ['t'] });
    test.clock.advance(DAY_MS);
    const refused = await api.post(`/projects/${pitch.id}/prompts`, { prompt: 'Late' });
    expect(refused.status).toBe(403);
    expect(refused.error).toMatchObject({ code: 'FORBIDDEN', details: { reason: 'pitch_expired' } });
    expect(await states(pitch)).toEqual(['paused', 'paused']);
    expect((await api.get(`/projects/${pitch.id}/tags`)).data).toEqual([]);
  });

  it('says pitch_expired before pitch_prompt_limit', async () => {
    const pitch = await seedProject(api, { isPitch: true, pitchDurationDays: 1 });
    await fill(pitch);
    test.clock.advance(DAY_MS);
    const refused = await api.post(`/projects/${pitch.id}/prompts`, { prompt: 'Late' });
    expect(refused.error.details).toMatchObject({ reason: 'pitch_expired' });
  });

  it('leaves no run open when the window closes', async () => {
    const pitch = await seedProject(api, { isPitch: true, pitchDurationDays: 1 });
    await seedPrompts(api, pitch.id, 1);
    const open = await test.call('runs.list', { projectId: pitch.id });
    expect(open).toMatchObject([{ jobs: { total: 3, cancelled: 0 } }]);
    test.clock.advance(DAY_MS);
    await get(pitch);
    const closed = await test.call('runs.list', { projectId: pitch.id });
    expect(closed.map((run) => run.state)).not.toContain('running');
    expect(closed[0]?.jobs).toMatchObject({ total: 3, queued: 0, waiting: 0, cancelled: 3 });
  });

  it('is noticed by the scheduler without any request', async () => {
    const pitch = await seedProject(api, { isPitch: true, pitchDurationDays: 1 });
    test.clock.advance(DAY_MS);
    await expect.poll(() => readExpired(test.dataDir)).toEqual([pitch.id]);
  });

  it('is noticed at start-up', async () => {
    const pitch = await seedProject(api, { isPitch: true, pitchDurationDays: 1 });
    await test.restart(() => test.clock.advance(3 * DAY_MS));
    await expect.poll(() => readExpired(test.dataDir)).toEqual([pitch.id]);
    api = await test.freshApi({ environment: 'live' });
    expect(await get(pitch)).toMatchObject({ pitchExpiredAt: '2026-03-11T12:00:00.000Z' });
  });
});

describe('converting a pitch', () => {
  it('while it is open makes a client project of it and lifts the cap of 50 prompts', async () => {
    const pitch = await seedProject(api, { isPitch: true, pitchDurationDays: 1 });
    await fill(pitch);
    const reply = await convert(pitch);
    expect(reply.data).toEqual({ id: pitch.id, updated: true, convertedFromPitch: true });
    const project = await get(pitch);
    expect(project).toMatchObject({ isPitch: false });
    expect(project).not.toHaveProperty('pitchDurationDays');
    expect(project).not.toHaveProperty('pitchExpiredAt');
    expect((await api.post(`/projects/${pitch.id}/prompts`, { prompt: 'Number 51' })).status).toBe(200);
    test.clock.advance(30 * DAY_MS);
    expect(new Set(await states(pitch))).not.toContain('paused');
  });

  it('after it expired asks its paused prompts again', async () => {
    const pitch = await seedProject(api, { isPitch: true, pitchDurationDays: 1 });
    await seedPrompts(api, pitch.id, 2);
    test.clock.advance(DAY_MS);
    expect(await states(pitch)).toEqual(['paused', 'paused']);
    expect((await convert(pitch)).data).toMatchObject({ convertedFromPitch: true });
    for (const state of await states(pitch)) expect(['active', 'queued']).toContain(state);
    expect((await api.post(`/projects/${pitch.id}/prompts`, { prompt: 'Again' })).status).toBe(200);
  });

  it('leaves prompts alone that something else paused', async () => {
    const pitch = await seedProject(api, { isPitch: true, pitchDurationDays: 1 });
    const line = { prompt: 'Imported', model: 'chatgpt', answeredAt: '2026-03-01T00:00:00Z', text: 'Hi' };
    await test.importLines(pitch.id, [line]);
    await convert(pitch);
    expect(await states(pitch)).toEqual(['paused']);
  });

  it('frees its pitch slot and takes a client slot', async () => {
    const pitch = await seedProject(api, { isPitch: true });
    await test.call('account.update', { tier: 'pro' });
    await seedProject(api);
    await seedProject(api);
    expect((await convert(pitch)).status).toBe(200);
    expect((await api.post('/projects', { name: 'Fourth', language: 'en' })).error.details).toMatchObject({
      limit: 'projects',
    });
  });

  it('is 400 not_a_pitch_project on any other project, converted ones too, and changes nothing', async () => {
    const project = await seedProject(api);
    const pitch = await seedProject(api, { isPitch: true });
    await convert(pitch);
    for (const target of [project, pitch]) {
      const reply = await api.put(`/projects/${target.id}`, { convertFromPitch: true, name: 'Renamed' });
      expect(reply.status).toBe(400);
      expect(reply.error.code).toBe('not_a_pitch_project');
      expect(await get(target)).toMatchObject({ name: 'Brimlane' });
    }
  });

  it('does nothing with convertFromPitch false', async () => {
    const pitch = await seedProject(api, { isPitch: true });
    const reply = await api.put(`/projects/${pitch.id}`, { convertFromPitch: false });
    expect(reply.data).toEqual({ id: pitch.id, updated: true });
    expect(await get(pitch)).toMatchObject({ isPitch: true });
  });

  it('takes new models in the same call', async () => {
    const pitch = await seedProject(api, { isPitch: true });
    await seedPrompts(api, pitch.id, 1);
    const reply = await api.put(`/projects/${pitch.id}`, { convertFromPitch: true, models: ['claude'] });
    expect(reply.data).toEqual({
      id: pitch.id,
      updated: true,
      convertedFromPitch: true,
      models: ['claude'],
      syncedPromptCount: 1,
    });
  });
});
