/** What is told of a plan whose included answers are exceeded, at any time and before there is a project; numbers worked out by hand. */
import { afterEach, beforeEach, expect, it } from 'vitest';

import { ENGINES } from '#shared/vocabulary/engines.ts';
import type { Tier } from '#shared/vocabulary/plans.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
beforeEach(async () => {
  test = await startTestService();
});
afterEach(() => test.close());

const PROMPTS = 167;
const setTier = (tier: Tier) => test.call('account.update', { tier });
const readNotice = async () => (await test.call('projects.metered', {})).meteredNotice;

/** 167 prompts, ten engines, once each; asked only by hand. */
async function setUp(): Promise<string> {
  const prompts = Array.from({ length: PROMPTS }, (_, number) => ({ prompt: `Question ${number}?` }));
  const site = { name: 'Kordiva', websiteUrl: 'https://kordiva.example', language: 'en' } as const;
  const plan = { environment: 'live', prompts, schedule: 'manual' } as const;
  return (await test.call('projects.setUp', { ...site, ...plan, models: [...ENGINES] })).id;
}

it('is told as long as more is planned than the highest package includes', async () => {
  const projectId = await setUp();
  expect(await readNotice()).toBeNull();
  await test.call('projects.configure', { projectId, schedule: 'daily', samplesPerRun: 19 });
  expect(await readNotice()).toBeNull();
  const { meteredNotice } = await test.call('projects.configure', { projectId, samplesPerRun: 20 });
  // 167 x 10 engines x 20 samples x 30 days.
  expect(meteredNotice).toMatchObject({
    includedResults: 1_000_000,
    projectedMonthlyAnswers: 1_002_000,
    overageAnswers: 2_000,
  });
  expect(await readNotice()).toEqual(meteredNotice);
  for (const tier of ['agency_starter', 'enterprise'] as const) {
    await setTier(tier);
    expect(await readNotice()).toBeNull();
  }
  await setTier('agency_studio');
  expect(await readNotice()).toEqual(meteredNotice);
  await test.call('projects.archive', { projectId });
  expect(await readNotice()).toBeNull();
});

it('is told of a project before there is one, with everything that is planned already', async () => {
  const projectId = await setUp();
  await test.call('projects.configure', { projectId, schedule: 'daily', samplesPerRun: 19 });
  const estimate = async (prompts: number) => {
    const plan = { environment: 'live', samples: 20, schedule: 'daily', prompts } as const;
    return (await test.call('projects.estimate', { ...plan, models: [...ENGINES] })).meteredNotice;
  };
  // 951 900 are planned; 8 x 10 x 20 x 30 = 48 000 fit, 9 prompts make 54 000.
  expect(await estimate(8)).toBeNull();
  expect(await estimate(9)).toMatchObject({ projectedMonthlyAnswers: 1_005_900, overageAnswers: 5_900 });
});
