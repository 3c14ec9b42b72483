/** Ghost mentions over HTTP: found, shown with sentences, counted as an alias or refused; every number is counted by hand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject, type TestAnswer } from '#support/api-project.ts';

type Ghosts = OperationOutput<'competitors.ghosts'>;
type Suggestions = OperationOutput<'competitors.suggestions'>;

let api: ApiProject;
let path: string;

/** The own brand is Kordiva. Kordeva is in three answers five times, Kordivva in one; Oduvia is a name like any other. */
const ANSWERS: TestAnswer[] = [
  answer('05', '1. **Kordeva**: quick. Many like Kordeva.\n2. **Oduvia**: slow\n3. Kordiva'),
  answer('06', 'We took *Kordeva* last year. Then KORDEVA grew.'),
  answer('07', '- **Kordivva**\n- **Kordeva**\n- **Oduvia**'),
];

function answer(day: string, text: string): TestAnswer {
  return { prompt: 'Which planner?', model: 'chatgpt', answeredAt: `2026-11-${day}T08:00:00Z`, text };
}

async function load(query = ''): Promise<Ghosts> {
  return (await api.send<Ghosts>('GET', `${path}${query}`)).data;
}

async function idOf(name: string): Promise<string> {
  const found = (await load()).ghosts.find((ghost) => ghost.name === name);
  if (!found) throw new Error(`${name} is no ghost.`);
  return found.id;
}

async function suggested(): Promise<string[]> {
  const found = await api.send<Suggestions>('GET', `/projects/${api.projectId}/competitors/suggestions?minAnswers=1`);
  return found.data.suggestions.map(({ name }) => name);
}

const countNamed = async () => {
  const { competitors } = await api.asOwner('competitors.list', {
    projectId: api.projectId,
    startDate: '2026-11-01',
    endDate: '2026-11-09',
  });
  return competitors.find(({ isUserBrand }) => isUserBrand)?.totalMentions;
};

beforeAll(async () => {
  api = await startApiProject();
  path = `/projects/${api.projectId}/competitors/ghosts`;
  await api.importAnswers(ANSWERS);
});
afterAll(() => api.close());

describe('ghost mentions', () => {
  it('come with the brand, distinct answers, mentions and a sentence of each answer', async () => {
    const { ghosts, pagination, isComplete } = await load();
    expect([pagination.total, isComplete]).toEqual([2, true]);
    expect(ghosts.map(({ name, brandName, answers, mentions }) => [name, brandName, answers, mentions])).toEqual([
      ['Kordeva', 'Kordiva', 3, 5],
      ['Kordivva', 'Kordiva', 1, 1],
    ]);
    const [first] = ghosts;
    expect(first?.sentences.map(({ answeredAt, model, text }) => [answeredAt.slice(0, 10), model, text])).toEqual([
      ['2026-11-07', 'chatgpt', 'Kordeva'],
      ['2026-11-06', 'chatgpt', 'We took Kordeva last year.'],
      ['2026-11-05', 'chatgpt', 'Kordeva: quick.'],
    ]);
    const words = first?.sentences.map(({ text, words: [word] }) => text.slice(word?.start, word?.end));
    expect(words).toEqual(['Kordeva', 'Kordeva', 'Kordeva']);
    expect((await load(`?brandId=${first?.brandId}`)).pagination.total).toBe(2);
    expect((await load('?brandId=nobody')).pagination.total).toBe(0);
    expect((await load('?limit=1&page=2')).ghosts.map(({ name }) => name)).toEqual(['Kordivva']);
  });

  it('are never suggested as competitors', async () => {
    expect(await suggested()).toEqual(['Oduvia']);
  });

  it('count new answers once', async () => {
    await api.importAnswers([answer('08', 'Kordeva again.')]);
    await load();
    expect((await load()).ghosts.map(({ name, answers }) => [name, answers])).toEqual([
      ['Kordeva', 4],
      ['Kordivva', 1],
    ]);
  });

  it('become an alias, with history measured again, and nothing is looked at anew', async () => {
    expect(await countNamed()).toBe(1);
    const id = await idOf('Kordeva');
    const { status, data } = await api.send('POST', `${path}/${id}/count`);
    expect(status).toBe(200);
    // Of the four answers all name it now; the first did before, and has more places.
    expect(data).toMatchObject({ id, name: 'Kordeva', brandName: 'Kordiva', remeasuredAnswers: 4, changedAnswers: 4 });
    expect(await countNamed()).toBe(4);
    expect((await load()).ghosts.map(({ name }) => name)).toEqual(['Kordivva']);
    expect((await api.send('POST', `${path}/${id}/count`)).status).toBe(404);
    const { remeasurings } = await api.asOwner('remeasurings.list', { projectId: api.projectId });
    expect(remeasurings[0]).toMatchObject({ cause: 'names', changedAnswers: 4 });
  });

  it('come back when the receipt is undone', async () => {
    const { remeasurings } = await api.asOwner('remeasurings.list', { projectId: api.projectId });
    await api.asOwner('remeasurings.undo', { projectId: api.projectId, remeasuringId: String(remeasurings[0]?.id) });
    expect((await load()).ghosts.map(({ name, answers, mentions }) => [name, answers, mentions])).toEqual([
      ['Kordeva', 4, 6],
      ['Kordivva', 1, 1],
    ]);
  });

  it('stay away when they are somebody else, also as a competitor, and when all is looked at anew', async () => {
    const id = await idOf('Kordeva');
    expect((await api.send('POST', `${path}/${id}/refuse`)).data).toEqual({ id, refused: true });
    expect((await load()).ghosts.map(({ name }) => name)).toEqual(['Kordivva']);
    await api.asOwner('competitors.add', { projectId: api.projectId, name: 'Oduvia' });
    expect((await load()).ghosts.map(({ name }) => name)).toEqual(['Kordivva']);
    expect((await load('?state=refused')).ghosts.map(({ name, answers }) => [name, answers])).toEqual([['Kordeva', 4]]);
    expect(await suggested()).toEqual([]);
    expect((await api.asOwner('system.doctor', {})).ok).toBe(true);
  });
});
