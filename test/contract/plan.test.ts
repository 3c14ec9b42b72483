/** What a precision takes, over HTTP; the numbers are worked out by hand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Api } from '#support/api-client.ts';
import { checkOutput } from '#support/check-wire.ts';
import { listHalfNamed } from '#support/half-named.ts';
import { seedProject } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

type Plan = OperationOutput<'money.plan'>;

let test: TestService;
let api: Api;
let projectId: string;

beforeAll(async () => {
  test = await startTestService();
  api = await test.freshApi({ environment: 'live' });
  ({ id: projectId } = await seedProject(api));
  await test.importLines(projectId, listHalfNamed('Brimlane', '2026-03-09'));
});
afterAll(() => test.close());

const get = (query: Record<string, string>) => api.get(`/projects/${projectId}/plan`, query);
async function read(query: Record<string, string>): Promise<Plan> {
  const { data } = await get(query);
  checkOutput('money.plan', data);
  return data as Plan;
}
const leverOf = ({ levers }: Plan, name: string) => levers.find(({ lever }) => lever === name);

describe('GET plan', () => {
  it('measures what prompts, engines, days and answers differ by', async () => {
    const plan = await read({ halfWidth: '20', timeframe: '7d' });
    // Five prompts of ten at 1, five at 0: 10 / 9 of 0.25. The days of a prompt and its answers are all alike.
    expect(plan).toMatchObject({ basis: 'measured', missing: [], figure: 'mentionRate', value: 50 });
    expect(plan.components.prompts).toBeCloseTo(10_000 * (5 / 18), 6);
    const { engines, days, answers, drift } = plan.components;
    expect([engines, days, answers, drift]).toEqual([0, 0, 0, 0]);
    expect(plan.design).toEqual({ prompts: 10, engines: 1, days: 6, samples: 1 });
    expect(plan).toMatchObject({ periodStart: '2026-03-03', periodEnd: '2026-03-09' });
  });

  it('reaches a half width by more prompts where nothing else differs', async () => {
    const plan = await read({ halfWidth: '20', timeframe: '7d' });
    // Variance 5/18 / 10, so n 9; t(9) 2.2622: 2.2622 * sqrt(0.25 / 9 + 5.1176 / 324) / (1 + 5.1176 / 9).
    expect(plan.current.halfWidth).toBeCloseTo(30.1, 1);
    expect(plan.isReached).toBe(false);
    // 24 prompts: n 21.6, t 2.0687, +-20.33. 25: n 22.5, t 2.0639, +-19.95. Of 25 prompts, 6 days: 150 answers.
    expect(leverOf(plan, 'prompts')).toMatchObject({ needed: 25, answers: 150, windowDays: 7 });
    expect(leverOf(plan, 'prompts')!.reaches).toBeCloseTo(19.95, 2);
    for (const lever of ['samples', 'days', 'engines']) {
      expect(leverOf(plan, lever)).toMatchObject({ needed: null, answers: null, windowDays: null });
      expect(leverOf(plan, lever)!.reaches).toBeCloseTo(plan.current.halfWidth, 10);
    }
    expect(plan.cheapest).toBe('prompts');
  });

  it('sees any change where prompts always answer alike', async () => {
    const plan = await read({ detect: '1', timeframe: '7d' });
    expect(plan.current.detects).toBe(0);
    expect(plan.isReached).toBe(true);
  });

  it('counts the days that a mean has, with their squares', async () => {
    // Always the first name: no order differs from another.
    const plan = await read({ halfWidth: '1', timeframe: '7d', figure: 'mentionOrder' });
    expect(plan).toMatchObject({
      basis: 'measured',
      value: 1,
      design: { prompts: 5, engines: 1, days: 6, samples: 1 },
    });
    expect(plan.components).toEqual({ prompts: 0, engines: 0, days: 0, answers: 0, drift: 0 });
  });

  it('keeps to its filters, and says what it assumes where there is too little', async () => {
    const plan = await read({ halfWidth: '5', timeframe: '7d', model: 'gemini' });
    expect(plan).toMatchObject({ basis: 'assumed', missing: ['prompts', 'answers', 'repeats'], value: 50 });
  });

  it('takes one target', async () => {
    for (const query of [{}, { halfWidth: '5', detect: '5' }, { halfWidth: '0' }]) {
      expect((await get(query as Record<string, string>)).status).toBe(400);
    }
    const other = await test.freshApi({ environment: 'test' });
    expect((await other.get(`/projects/${projectId}/plan`, { halfWidth: '5' })).status).toBe(404);
  });
});
