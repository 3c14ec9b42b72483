import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '#shared/vocabulary/engines.ts';
import type { Tier } from '#shared/vocabulary/plans.ts';
import type { Api, ApiReply } from '#support/api-client.ts';
import { fillProject, type SeededProject, seedProject } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
/** Live, so that nothing is answered meanwhile. */
let api: Api;
beforeEach(async () => {
  test = await startTestService();
  // Nobody works the queue: of what is planned here some has ten thousands of calls.
  await test.service.core.executor.stop();
  api = await test.freshApi({ environment: 'live' });
});
afterEach(() => test.close());

const PITCH = { name: 'Pitch', language: 'en', websiteUrl: 'https://pitch.example', isPitch: true } as const;

/** The engines of every plan. */
const COMMON = ENGINES.filter((engine) => engine !== 'copilot' && engine !== 'google_ai_mode');

const setTier = (tier: Tier) => test.call('account.update', { tier });
const add = (project: SeededProject, prompt = 'One more') => api.post(`/projects/${project.id}/prompts`, { prompt });
const setModels = (project: SeededProject, count: number) =>
  api.put(`/projects/${project.id}`, { models: COMMON.slice(0, count) });
const listed = async (project: SeededProject) =>
  ((await api.get(`/projects/${project.id}/prompts`)).data as { pagination: { total: number } }).pagination.total;

function expectRefused(reply: ApiReply, details: object) {
  expect(reply.status).toBe(403);
  expect(reply.error.code).toBe('FORBIDDEN');
  expect(reply.error.details).toEqual(details);
}

describe('project slots', () => {
  it.each([
    ['starter', 1, 'pro'],
    ['pro', 3, 'enterprise'],
    ['enterprise', 10, null],
    ['agency_starter', 25, 'agency_studio'],
  ] as const)(
    'on %s are %i client projects; one more is agency_limit with limit "projects"',
    async (tier, slots, next) => {
      await setTier(tier);
      for (let number = 0; number < slots; number++) await seedProject(api);
      const reply = await api.post('/projects', { name: 'Too many', language: 'en' });
      expectRefused(reply, { reason: 'agency_limit', package: tier, nextPackage: next, limit: 'projects' });
      expect((await api.get('/projects')).data).toHaveLength(slots);
    },
  );

  it.each(['starter', 'pro', 'enterprise'] as const)('on %s are no pitches: limit 0', async (tier) => {
    await setTier(tier);
    const reply = await api.post('/projects', { name: 'Pitch', language: 'en', isPitch: true });
    expectRefused(reply, { reason: 'pitch_project_limit', limit: 0 });
  });

  it('on agency_starter are 250 pitches beside the client projects', async () => {
    // By the owner: over HTTP each would be checked and limited as well, which is not what this is about.
    for (let number = 0; number < 250; number++) await test.call('projects.create', PITCH);
    await setTier('agency_starter');
    test.clock.advance(60_000);
    const reply = await api.post('/projects', { name: 'Pitch', language: 'en', isPitch: true });
    expectRefused(reply, { reason: 'pitch_project_limit', limit: 250 });
    expect((await api.post('/projects', { name: 'Client', language: 'en' })).status).toBe(200);
  });
});

describe('models', () => {
  it('are at most three in a project on starter and pro', async () => {
    const project = await seedProject(api);
    for (const tier of ['starter', 'pro'] as const) {
      await setTier(tier);
      expectRefused(await setModels(project, 4), { reason: 'model_limit', limit: 3 });
      expect((await setModels(project, 3)).status).toBe(200);
    }
    await setTier('enterprise');
    expect((await api.put(`/projects/${project.id}`, { models: [...ENGINES] })).status).toBe(200);
  });

  it('leave out two engines on starter and pro, and the refused ones are named', async () => {
    const project = await seedProject(api);
    for (const tier of ['starter', 'pro'] as const) {
      await setTier(tier);
      const reply = await api.put(`/projects/${project.id}`, { models: ['chatgpt', 'copilot', 'google_ai_mode'] });
      expectRefused(reply, { reason: 'model_not_available', models: ['copilot', 'google_ai_mode'] });
    }
    expect((await api.get(`/projects/${project.id}`)).data).toMatchObject({ models: project.models });
  });

  it('are replaced together with the texts or not at all', async () => {
    const project = await seedProject(api);
    await setTier('starter');
    expect((await api.put(`/projects/${project.id}`, { name: 'Renamed', models: ['copilot'] })).status).toBe(403);
    expect((await api.get(`/projects/${project.id}`)).data).toMatchObject({ name: 'Brimlane' });
  });
});

describe('the prompt budget of brand plans', () => {
  it('counts prompt x model slots over the account, and is checked when models are replaced', async () => {
    const [big, small] = [await seedProject(api), await seedProject(api)];
    await setModels(small, 1);
    await fillProject(test, big, 40);
    await fillProject(test, small, 11);
    await setTier('starter');
    test.clock.advance(60_000);
    // 40 x 3 + 11 x 1 = 131 of 150 slots; two models more for 11 prompts would make 153.
    expectRefused(await setModels(small, 3), {
      reason: 'prompt_budget_exceeded',
      promptLimit: 150,
      slotsUsed: 131,
      projectedSlots: 153,
    });
    expect((await setModels(small, 2)).data).toMatchObject({ syncedPromptCount: 11 });
    // 142 slots: eight more fit, in steps of three.
    for (const prompt of ['One', 'Two']) expect((await add(big, prompt)).status).toBe(200);
    expectRefused(await add(big, 'Three'), {
      reason: 'prompt_budget_exceeded',
      promptLimit: 150,
      slotsUsed: 148,
      projectedSlots: 151,
    });
    expect(await listed(big)).toBe(42);
    expect((await api.post(`/projects/${big.id}/prompts`, { prompt: 'Three', models: ['chatgpt'] })).status).toBe(200);
  });

  it('never stands in the way of fewer models', async () => {
    const project = await seedProject(api);
    await setModels(project, 8);
    await fillProject(test, project, 40);
    await setTier('starter');
    expect((await setModels(project, 3)).status).toBe(200);
  });
});

describe('prompts in a project', () => {
  it('are at most 50 on starter; prompt_limit comes before prompt_budget_exceeded', async () => {
    const project = await seedProject(api);
    await fillProject(test, project, 50);
    await setTier('starter');
    expectRefused(await add(project), { reason: 'prompt_limit', limit: 50, current: 50 });
    expect((await add(project, 'Question 7')).data).toMatchObject({ created: false });
    await setTier('pro');
    expect((await add(project)).status).toBe(200);
  });

  it('are at most 50 in a pitch; pitch_prompt_limit comes before prompt_limit', async () => {
    const project = await seedProject(api, { isPitch: true });
    await fillProject(test, project, 50);
    const refused = await add(project);
    expect(refused.status).toBe(403);
    expect(refused.error.details).toMatchObject({ reason: 'pitch_prompt_limit' });
    await setTier('starter');
    expect((await add(project)).error.details).toMatchObject({ reason: 'pitch_prompt_limit' });
    expect(await listed(project)).toBe(50);
  });
});

/** 10 models x 20 samples x 30 days: 6000 answers a month for each prompt. */
async function seedHeavyProject(count: number, fields: object = {}): Promise<SeededProject> {
  const project = await seedProject(api, fields);
  await api.put(`/projects/${project.id}`, { models: [...ENGINES] });
  await fillProject(test, project, count);
  await test.call('projects.configure', { projectId: project.id, samplesPerRun: 20 });
  return project;
}

describe('the included answers of agency packages', () => {
  it('refuse a prompt beyond them where a higher package exists', async () => {
    const project = await seedHeavyProject(16);
    await setTier('agency_starter');
    expectRefused(await add(project), {
      reason: 'agency_limit',
      package: 'agency_starter',
      nextPackage: 'agency_studio',
      includedResults: 100_000,
      projectedMonthlyAnswers: 102_000,
      limit: 'answers',
    });
    expect(await listed(project)).toBe(16);
  });

  it('refuse more models beyond them, and let fewer through', async () => {
    const project = await seedHeavyProject(18);
    await setModels(project, 8);
    await setTier('agency_starter');
    // 18 x 600 x models: 86 400 with eight, 108 000 with ten.
    const reply = await api.put(`/projects/${project.id}`, { models: [...ENGINES] });
    expect(reply.error.details).toMatchObject({ reason: 'agency_limit', projectedMonthlyAnswers: 108_000 });
    expect((await setModels(project, 7)).status).toBe(200);
  });

  it('are only told on the top package: the call succeeds with a meteredNotice', async () => {
    const project = await seedHeavyProject(166);
    expect((await add(project, 'Number 167')).data).toMatchObject({
      created: true,
      meteredNotice: {
        includedResults: 1_000_000,
        projectedMonthlyAnswers: 1_002_000,
        overageAnswers: 2_000,
        message: expect.stringMatching(/\S/),
      },
    });
    const fewer = await setModels(project, 8);
    expect(fewer.data).not.toHaveProperty('meteredNotice');
    const all = await api.put(`/projects/${project.id}`, { models: [...ENGINES] });
    expect(all.data).toMatchObject({ updated: true, syncedPromptCount: 167, meteredNotice: { overageAnswers: 2_000 } });
  });
});

describe('the pace of a project', () => {
  const pace = (project: SeededProject, settings: object) => api.put(`/projects/${project.id}/settings`, settings);
  const settingsOf = async ({ id }: SeededProject) =>
    ((await api.get(`/projects/${id}`)).data as { settings: Record<string, unknown> }).settings;

  it('beyond the included answers is refused as a whole where a higher package exists', async () => {
    const project = await seedHeavyProject(16);
    await setTier('agency_starter');
    await pace(project, { schedule: 'weekly' });
    expect((await add(project)).status).toBe(200);
    // 17 x 10 models x 20 samples x 30 days.
    expectRefused(await pace(project, { schedule: 'daily', brandAliases: ['Other'] }), {
      reason: 'agency_limit',
      package: 'agency_starter',
      nextPackage: 'agency_studio',
      includedResults: 100_000,
      projectedMonthlyAnswers: 102_000,
      limit: 'answers',
    });
    expect(await settingsOf(project)).toMatchObject({ schedule: 'weekly', brandAliases: [] });
    expect((await pace(project, { schedule: 'daily', samplesPerRun: 19 })).status).toBe(200);
    const refused = await pace(project, { samplesPerRun: 20 });
    expect(refused.error.details).toMatchObject({ reason: 'agency_limit', projectedMonthlyAnswers: 102_000 });
  });

  it('may stay or fall on a package that is exceeded already', async () => {
    const project = await seedHeavyProject(18);
    await setTier('agency_starter');
    expect((await pace(project, { samplesPerRun: 20, scheduleTime: '07:00' })).status).toBe(200);
    expect((await pace(project, { samplesPerRun: 19 })).status).toBe(200);
    expect((await pace(project, { samplesPerRun: 20 })).status).toBe(403);
  });

  it('beyond them is told on the top package, and a brand plan knows no band', { tags: 'long' }, async () => {
    const project = await seedHeavyProject(167);
    expect((await pace(project, { samplesPerRun: 19 })).data).not.toHaveProperty('meteredNotice');
    expect((await pace(project, { samplesPerRun: 20 })).data).toMatchObject({
      updated: true,
      meteredNotice: { includedResults: 1_000_000, projectedMonthlyAnswers: 1_002_000, overageAnswers: 2_000 },
    });
    await setTier('enterprise');
    expect((await pace(project, { schedule: 'weekly' })).status).toBe(200);
    expect((await pace(project, { schedule: 'daily' })).data).not.toHaveProperty('meteredNotice');
  });
});

describe('converting a pitch', () => {
  it('needs a free client slot', async () => {
    const pitch = await seedProject(api, { isPitch: true });
    for (let number = 0; number < 25; number++) await seedProject(api);
    await setTier('agency_starter');
    expectRefused(await api.put(`/projects/${pitch.id}`, { convertFromPitch: true }), {
      reason: 'agency_limit',
      package: 'agency_starter',
      nextPackage: 'agency_studio',
      limit: 'projects',
    });
    expect((await api.get(`/projects/${pitch.id}`)).data).toMatchObject({ isPitch: true });
  });

  it.each(['open', 'expired'])('needs an answer band that covers its prompts: %s', async (state) => {
    const pitch = await seedHeavyProject(17, { isPitch: true });
    await setTier('agency_starter');
    if (state === 'expired') test.clock.advance(15 * 86_400_000);
    expectRefused(await api.put(`/projects/${pitch.id}`, { convertFromPitch: true }), {
      reason: 'agency_limit',
      package: 'agency_starter',
      nextPackage: 'agency_studio',
      includedResults: 100_000,
      projectedMonthlyAnswers: 102_000,
      limit: 'answers',
    });
    await setTier('agency_studio');
    const reply = await api.put(`/projects/${pitch.id}`, { convertFromPitch: true });
    expect(reply.data).toEqual({ id: pitch.id, updated: true, convertedFromPitch: true });
  });
});
