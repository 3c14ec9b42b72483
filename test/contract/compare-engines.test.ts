/** Two engines over the prompts that both answered; the numbers are worked out by hand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Api } from '#support/api-client.ts';
import { checkOutput } from '#support/check-wire.ts';
import { seedProject } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let api: Api;
let projectId: string;

/** Answers of six that name the brand, by prompt: 34 of 36 and 6 of 36. */
const NAMED = { chatgpt: [6, 6, 5, 6, 6, 5], gemini: [1, 0, 2, 1, 0, 2] };

const line = (model: string, prompt: string, place: number, text: string) => ({
  model,
  prompt,
  text: `${text} ${place}.`,
  answeredAt: `2026-03-0${place + 1}T10:00:00Z`,
});
const LINES = Object.entries(NAMED).flatMap(([model, counts]) =>
  counts.flatMap((count, prompt) =>
    Array.from({ length: 6 }, (_, place) =>
      line(model, `Prompt ${prompt}`, place, place < count ? 'Brimlane is one' : 'Nobody'),
    ),
  ),
);
/** Asked of one engine alone: named everywhere, and no part of the comparison. */
const ALONE = [0, 1, 2].map((place) => line('gemini', 'Alone', place, 'Brimlane'));

beforeAll(async () => {
  test = await startTestService();
  api = await test.freshApi({ environment: 'live' });
  ({ id: projectId } = await seedProject(api));
  await test.importLines(projectId, [...LINES, ...ALONE]);
});
afterAll(() => test.close());

const get = (query: Record<string, string>) => api.get(`/projects/${projectId}/metrics/engines/compare`, query);
const read = async (query: Record<string, string>) => {
  const { data } = await get(query);
  checkOutput('metrics.compareEngines', data);
  return data as OperationOutput<'metrics.compareEngines'>;
};

const PAIR = { model: 'chatgpt', against: 'gemini' };

describe('GET metrics/engines/compare', () => {
  it('compares over the prompts that both answered, paired by prompt', async () => {
    const compared = await read(PAIR);
    expect(compared).toMatchObject({
      model: 'chatgpt',
      against: 'gemini',
      prompts: { both: 6, onlyModel: 0, onlyAgainst: 1 },
      figures: { totalResponses: 36, mentions: 34, periodStart: '2026-02-08', periodEnd: '2026-03-09' },
      againstFigures: { totalResponses: 36, mentions: 6, periodStart: '2026-02-08', periodEnd: '2026-03-09' },
    });
    expect(compared.differences.mentionRateChange).toBeCloseTo(100 * (28 / 36), 10);
    const { verdict, brand } = compared.differences.verdicts.mentionRateChange;
    expect(verdict).toBe('real');
    // Differences by prompt are 5, 6, 3, 5, 6 and 3 of 6 answers: var = 6/5 x 28/3 / 36^2, t of 5 degrees 2.5706.
    const half = 257.06 * Math.sqrt(((6 / 5) * (28 / 3)) / 36 ** 2);
    expect(brand?.[0]).toBeCloseTo(100 * (28 / 36) - half, 2);
    expect(brand?.[1]).toBeCloseTo(100 * (28 / 36) + half, 2);
  });

  it('is the same the other way round, turned', async () => {
    const [one, other] = [await read(PAIR), await read({ model: 'gemini', against: 'chatgpt' })];
    expect(other.figures).toEqual(one.againstFigures);
    expect(other.prompts).toEqual({ both: 6, onlyModel: 1, onlyAgainst: 0 });
    expect(other.differences.mentionRateChange).toBeCloseTo(-one.differences.mentionRateChange, 10);
  });

  it('follows the other filters, and says nothing where they share no prompt', async () => {
    expect((await read({ ...PAIR, language: 'de' })).prompts.both).toBe(0);
    const { prompts, figures, differences } = await read({ model: 'gemini', against: 'grok' });
    expect(prompts).toEqual({ both: 0, onlyModel: 7, onlyAgainst: 0 });
    expect(figures.totalResponses).toBe(0);
    expect(differences.verdicts.mentionRateChange.verdict).toBe('too_few_answers');
  });

  it.each([
    [{ model: 'chatgpt' }, 'against', 'required'],
    [{ against: 'chatgpt' }, 'model', 'required'],
    [{ model: 'chatgpt', against: 'nobody' }, 'against', 'not_one_of'],
    [{ model: 'chatgpt', against: 'chatgpt' }, 'against', 'another engine'],
  ])('refuses %j', async (query, field, why) => {
    const reply = await get(query as Record<string, string>);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(`"path":"${field}"`);
    expect(reply.text).toContain(why);
  });
});
