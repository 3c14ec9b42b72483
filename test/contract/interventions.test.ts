/** Interventions and their proof over HTTP: kept as they were noted, held against prompts that were left alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import { type ApiProject, startApiProject, type TestAnswer } from '#support/api-project.ts';
import { checkOutput } from '#support/check-wire.ts';

type Intervention = OperationOutput<'interventions.get'>;
type Proof = OperationOutput<'interventions.proof'>;

/** 2026-10-01, seven days before and after it. */
const DAY = 20_727;
const DATE = '2026-10-01';
const SIDE = 7;
const PROMPTS = 12;
/** The first six are treated. */
const TREATED = 6;

let api: ApiProject;
let prompts: { id: string; prompt: string }[];

/** Two of ten answers name the brand before, four of ten after; of the treated eight of ten. */
function listAnswers(): TestAnswer[] {
  const answers: TestAnswer[] = [];
  for (let prompt = 0; prompt < PROMPTS; prompt++) {
    for (let answer = 0; answer < 20; answer++) {
      const [isAfter, place] = [answer >= 10, answer % 10];
      const named = isAfter ? (prompt < TREATED ? 8 : 4) : 2;
      const day = DAY + (isAfter ? 1 : -SIDE) + (place % SIDE);
      answers.push({
        prompt: `Which board, ${prompt}?`,
        model: place % 2 === 0 ? 'chatgpt' : 'perplexity',
        answeredAt: `${toDate(day)}T08:00:${10 + answer}Z`,
        // The prompts differ a little in who is named, by one answer more of every third.
        text: place < named + (prompt % 3 === 0 ? 1 : 0) ? 'Kordiva is a board.' : 'There are many boards.',
        tags: prompt < TREATED ? ['worked on'] : [],
      });
    }
    // The day itself is on neither side, and neither is another language.
    answers.push({
      prompt: `Which board, ${prompt}?`,
      model: 'chatgpt',
      answeredAt: `${DATE}T08:00:00Z`,
      text: 'None.',
    });
  }
  const german = { model: 'chatgpt', language: 'de', prompt: 'Welches Board?', text: 'Kordiva.' };
  answers.push({ ...german, answeredAt: `${toDate(DAY - 2)}T08:00:00Z` });
  answers.push({ ...german, answeredAt: `${toDate(DAY + 2)}T08:00:00Z` });
  return answers;
}

beforeAll(async () => {
  api = await startApiProject();
  await api.importAnswers(listAnswers());
  const list = await send<OperationOutput<'prompts.list'>>('GET', '/prompts?timeframe=60d&limit=50');
  prompts = list.prompts.map(({ id, prompt }) => ({ id, prompt }));
});
afterAll(() => api.close());

const send = <T>(method: string, path: string, body?: unknown) =>
  api.send<T>(method, `/projects/${api.projectId}${path}`, body).then(({ data }) => data);
const refuse = (method: string, path: string, body?: unknown) =>
  api.send(method, `/projects/${api.projectId}${path}`, body).then(({ status, error }) => ({ status, error }));
const idOf = (number: number) => prompts.find(({ prompt }) => prompt === `Which board, ${number}?`)?.id ?? '';
const treatedIds = () => Array.from({ length: TREATED }, (_, prompt) => idOf(prompt));

it('keeps the prompts of a tag as it was, whatever is tagged later', async () => {
  const made = await send<Intervention>('POST', '/interventions', {
    name: 'Comparison page',
    date: DATE,
    tag: 'Worked on',
    url: 'https://kordiva.example/compare',
    note: 'With a table.',
  });
  checkOutput('interventions.create', made);
  expect(made).toMatchObject({ figure: 'mentionRate', tag: 'worked on', date: DATE, taskId: null });
  expect(made.promptIds.toSorted()).toEqual(treatedIds().toSorted());
  await send('POST', '/tags', { name: 'worked on', promptIds: [idOf(8)] });
  await send('PUT', `/prompts/${idOf(0)}`, { tags: [] });
  expect(await send<Intervention>('GET', `/interventions/${made.id}`)).toEqual(made);
  const { interventions } = await send<{ interventions: Intervention[] }>('GET', `/interventions?promptId=${idOf(0)}`);
  expect(interventions).toEqual([made]);
  expect(await send('GET', `/interventions?promptId=${idOf(8)}`)).toEqual({ interventions: [] });
});

it('holds the treated against the untouched of the same engines and languages', async () => {
  const { interventions } = await send<{ interventions: Intervention[] }>('GET', '/interventions');
  const proof = await send<Proof>('GET', `/interventions/${interventions[0]?.id}/proof?days=${SIDE}`);
  checkOutput('interventions.proof', proof);
  // Of 60 answers each: 12 and 48 of the treated, 12 and 24 of the untouched, and two more of those of every third prompt.
  const group = (before: number, after: number) => ({
    before: { n: 60, prompts: 6, value: (before / 60) * 100 },
    after: { n: 60, prompts: 6, value: (after / 60) * 100 },
  });
  expect(proof.treated).toMatchObject(group(14, 50));
  expect(proof.untouched).toMatchObject(group(14, 26));
  expect(proof.effect).toBeCloseTo(60 - 20, 9);
  expect(proof).toMatchObject({
    state: 'measured',
    verdict: 'real',
    engines: ['chatgpt', 'perplexity'],
    languages: ['EN'],
    before: { startDate: '2026-09-24', endDate: '2026-09-30' },
    after: { startDate: '2026-10-02', endDate: '2026-10-08' },
  });
  expect(proof.limits.map(({ code }) => code)).toEqual(['not_an_experiment', 'untouched_moved']);
  expect(proof.series).toHaveLength(2 * SIDE + 1);
  expect(proof.series[0]).toEqual({
    date: '2026-09-24',
    treated: { n: 12, value: 50 },
    untouched: { n: 12, value: 50 },
  });
});

it('says what is too few, and what else was done', async () => {
  const first = { name: 'Two prompts', date: '2026-10-03', figure: 'responseVisibilityRate' };
  const made = await send<Intervention>('POST', '/interventions', { ...first, promptIds: [idOf(6), idOf(7)] });
  const proof = await send<Proof>('GET', `/interventions/${made.id}/proof?days=5`);
  expect(proof.verdict).toBe('too_few_answers');
  const codes = proof.limits.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['few_treated', 'few_untouched', 'other_intervention']));
  expect(proof.limits.find(({ code }) => code === 'other_intervention')).toMatchObject({
    name: 'Comparison page',
    date: DATE,
  });
  const changed = await send<Intervention>('PUT', `/interventions/${made.id}`, { name: 'One', promptIds: [idOf(6)] });
  expect(changed).toMatchObject({ name: 'One', promptIds: [idOf(6)], figure: 'responseVisibilityRate' });
  expect(await send('DELETE', `/interventions/${made.id}`)).toEqual({ id: made.id, removed: true });
  expect((await refuse('GET', `/interventions/${made.id}`)).status).toBe(404);
});

it('waits for days that are not over', async () => {
  const made = await send<Intervention>('POST', '/interventions', {
    name: 'Today',
    date: '2026-11-10',
    promptIds: treatedIds(),
  });
  const proof = await send<Proof>('GET', `/interventions/${made.id}/proof`);
  expect(proof).toMatchObject({ state: 'waiting', after: null, effect: null, days: 28 });
  expect(proof.limits).toContainEqual({
    ...{ code: 'not_enough_days', count: 28, date: '2026-12-08' },
    ...{ engine: null, name: null },
  });
  await send('DELETE', `/interventions/${made.id}`);
});

it('refuses what it cannot keep', async () => {
  const body = { name: 'x', date: DATE, promptIds: [idOf(1)] };
  const issuesOf = async (change: object) => (await refuse('POST', '/interventions', { ...body, ...change })).error;
  expect((await issuesOf({ promptIds: undefined })).details.issues[0]?.path).toBe('promptIds');
  expect((await issuesOf({ tag: 'worked on' })).details.issues[0]?.path).toBe('tag');
  expect((await issuesOf({ promptIds: [idOf(1), 'nobody'] })).details.issues[0]?.path).toBe('promptIds.1');
  expect((await issuesOf({ date: '2026-11-20' })).details.issues[0]?.path).toBe('date');
  expect((await issuesOf({ figure: 'mentions' })).code).toBe('VALIDATION_ERROR');
  expect((await issuesOf({ url: 'javascript:alert(1)' })).code).toBe('VALIDATION_ERROR');
});

it('freezes what a task treats once it is done, and lets it go when it is opened again', async () => {
  // Ten answers and more without the brand make the task of invisible prompts.
  const answers = [6, 7, 8, 9, 10, 11].flatMap((prompt) =>
    Array.from({ length: 12 }, (_, answer) => ({
      ...{ prompt: `Which list, ${prompt}?`, model: 'chatgpt', text: 'There are many boards.' },
      answeredAt: `2026-11-0${1 + (answer % 8)}T09:${10 + answer}:00Z`,
    })),
  );
  await api.importAnswers(answers);
  await api.asOwner('tasks.evaluate', { projectId: api.projectId });
  const { tasks } = await send<OperationOutput<'tasks.list'>>('GET', '/tasks?limit=200');
  const details = await Promise.all(tasks.map(({ id }) => send<OperationOutput<'tasks.get'>>('GET', `/tasks/${id}`)));
  const task = details.find(({ evidence }) =>
    evidence.items.some(({ promptIds }) => promptIds.length > 0 && evidence.deepLink.endsWith('/prompts')),
  );
  const taskId = task?.id ?? '';
  expect(await send('GET', `/tasks/${taskId}/proof`)).toMatchObject({ state: 'not_done', intervention: null });
  await api.asOwner('tasks.update', { projectId: api.projectId, taskId, status: 'done' });
  const proof = await send<Proof>('GET', `/tasks/${taskId}/proof`);
  checkOutput('tasks.proof', proof);
  expect(proof.intervention).toMatchObject({ taskId, date: '2026-11-10', figure: 'responseVisibilityRate' });
  expect(proof.limits.map(({ code }) => code)).toContain('chosen_by_figure');
  expect((await refuse('DELETE', `/interventions/${proof.intervention?.id}`)).status).toBe(409);
  const { verdicts } = await api.asOwner('interventions.verdicts', { projectId: api.projectId });
  expect(verdicts.find((each) => each.taskId === taskId)).toMatchObject({ state: 'waiting' });
  await api.asOwner('tasks.update', { projectId: api.projectId, taskId, status: 'open' });
  expect(await send('GET', `/tasks/${taskId}/proof`)).toMatchObject({ state: 'not_done', intervention: null });
  expect((await refuse('GET', '/tasks/nobody/proof')).status).toBe(404);
});
