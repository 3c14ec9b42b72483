/** Suggestions from sentences, over two hundred answers in four languages: every planted name, and no heading. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';
import { listMarketAnswers, PROSE_NAMES } from '#support/market-answers.ts';

let api: ApiProject;
const ANSWERS = listMarketAnswers();

beforeAll(async () => {
  api = await startApiProject();
  await api.importAnswers(
    ANSWERS.map((answer, index) => ({
      ...answer,
      model: 'chatgpt' as const,
      answeredAt: new Date(Date.UTC(2026, 10, 1 + (index % 8), 8)).toISOString(),
    })),
  );
});
afterAll(() => api.close());

describe('suggestions from prose', () => {
  it('are the names that recur beside tracked brands, counted over all their answers, and no headings', async () => {
    const path = `/projects/${api.projectId}/competitors/suggestions?minAnswers=1`;
    const { suggestions } = (await api.send<OperationOutput<'competitors.suggestions'>>('GET', path)).data;
    expect(suggestions.map(({ name }) => name).sort()).toEqual(Object.values(PROSE_NAMES).flat().sort());
    for (const { name, answers } of suggestions) {
      expect([name, answers]).toEqual([name, ANSWERS.filter(({ text }) => text.includes(name)).length]);
    }
  });
});
