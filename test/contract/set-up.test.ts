/** A whole project at once, the estimate before there is one, and that there is no sample yet. Making it: `test/e2e/walks/measuring.ts`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationInput } from '#shared/contract/index.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.close());

const SITE = { name: 'Brimlane', websiteUrl: 'https://www.brimlane.example', language: 'en' } as const;
const MODELS = ['chatgpt', 'claude'] as const;
const PROMPTS = [{ prompt: 'Which one?', tags: ['category'] }, { prompt: 'And why?' }, { prompt: 'Which one?' }];
const WHOLE: OperationInput<'projects.setUp'> = { ...SITE, environment: 'test', models: [...MODELS], prompts: PROMPTS };

describe('projects.setUp', () => {
  it('creates all of it and asks at once', async () => {
    const competitors = [{ name: 'Kordiva', domain: 'www.kordiva.example' }, { name: 'Veltaro' }];
    const extras = { country: 'ie', brandAliases: ['Brimlane Ltd'], samplesPerRun: 2 };
    const made = await test.call('projects.setUp', { ...WHOLE, ...extras, competitors });
    expect(made).toMatchObject({
      name: 'Brimlane',
      domain: 'brimlane.example',
      environment: 'test',
      createdPrompts: 2,
    });
    expect(made.settings.brandAliases).toEqual(['Brimlane Ltd']);
    expect(made.models).toEqual([...MODELS]);
    const { prompts } = await test.call('prompts.list', { projectId: made.id });
    expect(prompts.map(({ prompt, country }) => [prompt, country])).toEqual([
      ['And why?', 'IE'],
      ['Which one?', 'IE'],
    ]);
    const ranked = await test.call('competitors.list', { projectId: made.id });
    expect(ranked.competitors.map(({ name }) => name).sort()).toEqual(['Brimlane', 'Kordiva', 'Veltaro']);
    const [run] = await test.call('runs.list', { projectId: made.id });
    expect(run?.jobs.total).toBe(2 * 2 * 2);
  });

  it('creates nothing when a part of it is refused', async () => {
    const before = (await test.call('projects.list', {})).length;
    const twice = [{ name: 'Kordiva' }, { name: 'kordiva' }];
    for (const [part, code] of [
      [{ competitors: twice }, 'CONFLICT'],
      [{ competitors: [{ name: 'X', domain: 'no domain' }] }, 'VALIDATION_ERROR'],
      [{ prompts: [] }, 'VALIDATION_ERROR'],
      [{ websiteUrl: 'https://..' }, 'VALIDATION_ERROR'],
    ] as const) {
      expect(await test.owner.call('projects.setUp', { ...WHOLE, ...part })).toMatchObject({ error: { code } });
    }
    expect(await test.call('projects.list', {})).toHaveLength(before);
  });

  it('sets the cap before the first question goes out', async () => {
    const made = await test.call('projects.setUp', {
      ...WHOLE,
      environment: 'live',
      monthlyCapUsd: 12.5,
    });
    const { caps } = await test.call('money.spend', { projectId: made.id });
    expect(caps.project?.monthlyCapUsd).toBe(12.5);
  });

  it('is not for keys', async () => {
    const reply = await (await test.freshApi()).post('/projects/setUp', WHOLE);
    expect(reply.status).toBe(404);
  });
});

describe('projects.estimate', () => {
  it('tells what a simulated run brings, for nothing', async () => {
    const estimate = await test.call('projects.estimate', { environment: 'test', models: [...MODELS], prompts: 12 });
    expect(estimate).toMatchObject({ calls: 24, waitingCalls: 0, run: { expectedUsd: 0, fits: 'yes' } });
    // Wilson, 95 %: half of 24 answers is known to plus or minus 18.6 points.
    expect(estimate.run.halfWidthPoints).toBeCloseTo(18.6, 1);
    expect(estimate.monthly.calls).toBe(24 * 30);
  });

  it('tells what an answer would cost before there is a key, and which engines wait', async () => {
    const estimate = await test.call('projects.estimate', { environment: 'live', models: [...MODELS], prompts: 3 });
    expect(estimate).toMatchObject({ calls: 0, waitingCalls: 6 });
    expect(estimate.perAnswer).toHaveLength(10);
    const chatgpt = estimate.perAnswer.find(({ model }) => model === 'chatgpt');
    expect(chatgpt).toMatchObject({ route: 'openai-responses', basis: 'price_table' });
    expect(chatgpt?.expectedUsd).toBeGreaterThan(0);
  });

  it('agrees with the forecast of the project that is then made', async () => {
    const settings = { environment: 'test', models: [...MODELS], samples: 3, schedule: 'weekly' } as const;
    const estimate = await test.call('projects.estimate', { ...settings, models: [...MODELS], prompts: 2 });
    const made = await test.call('projects.setUp', {
      ...WHOLE,
      models: [...MODELS],
      schedule: 'weekly',
      samplesPerRun: 3,
    });
    const forecast = await test.call('money.forecast', { projectId: made.id });
    expect(forecast.calls).toBe(estimate.calls);
    expect(forecast.monthly.calls).toBeCloseTo(estimate.monthly.calls, 9);
  });
});

describe('projects.sample', () => {
  it('says that there is none, and none is being made', async () => {
    expect(await test.call('projects.sample', {})).toEqual({ projectId: null, progress: null });
  });
});
