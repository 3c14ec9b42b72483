import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject, type TestAnswer } from '#support/api-project.ts';

type Suggestions = OperationOutput<'competitors.suggestions'>;
type Competitor = OperationOutput<'competitors.accept'>;

let api: ApiProject;
let path: string;

/** Three answers to two prompts. Brimlane heads all three, Oduvia two (one prompt), Rastorio one; Kordiva is the own brand. */
const ANSWERS: TestAnswer[] = [
  answer('Which planner?', '05', '1. **Kordiva**\n2. **Brimlane**\n3. **Oduvia**'),
  answer('Which planner?', '06', '- Brimlane\n- Oduvia\n- Kordiva Boards'),
  answer('Which board?', '07', 'Take **Brimlane** or **Rastorio**.'),
];

function answer(prompt: string, day: string, text: string): TestAnswer {
  return {
    prompt,
    model: 'chatgpt',
    answeredAt: `2026-11-${day}T08:00:00Z`,
    text,
    sources: [{ url: 'https://brimlane.example/' }],
  };
}

async function load(query = ''): Promise<Suggestions> {
  return (await api.send<Suggestions>('GET', `${path}${query}`)).data;
}

function idOf(list: Suggestions, name: string): string {
  const found = list.suggestions.find((suggestion) => suggestion.name === name);
  if (!found) throw new Error(`${name} is not suggested.`);
  return found.id;
}

/** Distinct competitors that the answers to each prompt name. */
async function countCompetitors(): Promise<number[]> {
  const { prompts } = await api.asOwner('prompts.list', { projectId: api.projectId });
  return prompts.map((prompt) => prompt.competitorCount);
}

beforeAll(async () => {
  api = await startApiProject();
  path = `/projects/${api.projectId}/competitors/suggestions`;
  await api.importAnswers(ANSWERS);
});
afterAll(() => api.close());

describe('competitor suggestions', () => {
  it('count distinct answers and prompts, and leave the own brand out', async () => {
    const list = await load();
    expect(list).toEqual({
      suggestions: [
        {
          id: expect.any(String),
          name: 'Brimlane',
          domain: 'brimlane.example',
          answers: 3,
          promptCount: 2,
          exampleAnswerIds: [expect.any(String), expect.any(String), expect.any(String)],
        },
        {
          id: expect.any(String),
          name: 'Oduvia',
          domain: null,
          answers: 2,
          promptCount: 1,
          exampleAnswerIds: [expect.any(String), expect.any(String)],
        },
      ],
      pagination: { page: 1, limit: 50, total: 2, hasMore: false },
      isComplete: true,
    });
    const page = await load('?minAnswers=1&limit=1&page=3');
    expect(page.suggestions.map((suggestion) => suggestion.name)).toEqual(['Rastorio']);
    expect(page.pagination).toEqual({ page: 3, limit: 1, total: 3, hasMore: false });
  });

  // The new answer names Oduvia and cites Brimlane's home page, which puts Brimlane forward as well.
  it('count an answer once however often they are asked for, and new answers after that', async () => {
    await load();
    await api.importAnswers([answer('Which board?', '08', '- **Oduvia**')]);
    const list = await load();
    expect(list.suggestions.map(({ name, answers, promptCount }) => [name, answers, promptCount])).toEqual([
      ['Brimlane', 4, 2],
      ['Oduvia', 3, 2],
    ]);
  });

  it('measure history again when accepted, never before, and disappear', async () => {
    expect(await countCompetitors()).toEqual([0, 0]);
    const id = idOf(await load(), 'Brimlane');
    const { status, data } = await api.send<Competitor>('POST', `${path}/${id}/accept`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name: 'Brimlane',
      domain: 'brimlane.example',
      isUserBrand: false,
      remeasuredAnswers: 4,
    });
    expect(await countCompetitors()).toEqual([1, 1]);
    expect((await load()).suggestions.map((suggestion) => suggestion.name)).toEqual(['Oduvia']);
    const again = await api.send('POST', `${path}/${id}/accept`);
    expect([again.status, again.error.code]).toEqual([409, 'CONFLICT']);
    expect((await api.asOwner('system.doctor', {})).ok).toBe(true);
  });

  it('stay away when ignored, and can still be accepted from the list of ignored ones', async () => {
    const id = idOf(await load(), 'Oduvia');
    expect((await api.send('POST', `${path}/${id}/ignore`)).data).toEqual({ id, ignored: true });
    expect((await load()).suggestions).toEqual([]);
    expect((await load('?state=ignored')).suggestions.map((suggestion) => suggestion.name)).toEqual(['Oduvia']);
    expect((await api.send<Competitor>('POST', `${path}/${id}/accept`)).data.name).toBe('Oduvia');
  });

  it('leave out names that were tracked and removed', async () => {
    const added = await api.asOwner('competitors.add', { projectId: api.projectId, name: 'Rastorio' });
    await api.asOwner('competitors.remove', { projectId: api.projectId, competitorId: added.id });
    expect((await load('?minAnswers=1')).suggestions).toEqual([]);
  });

  it('belong to their project', async () => {
    await api.importAnswers([answer('Which board?', '09', '- **Zumavo**')]);
    const id = idOf(await load('?minAnswers=1'), 'Zumavo');
    const moved = `/projects/${await api.makeProject('Veltaro')}/competitors/suggestions/${id}`;
    expect((await api.send('POST', `${moved}/accept`)).error.code).toBe('NOT_FOUND');
    expect((await api.send('POST', `${moved}/ignore`)).error.code).toBe('NOT_FOUND');
  });
});
