/** The life of one task over real evaluations: chatgpt never shows the brand, then does, then does not again. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DAY_MS, HOUR_MS, NOON, TaskWorld } from '#support/task-world.ts';

const RULE = 'blind-engine';

let world: TaskWorld;
let taskId: string;

beforeEach(async () => {
  world = await TaskWorld.open();
  await world.answers(
    { count: 40, text: 'Nortivo.', model: 'gemini', prompts: 5 },
    { count: 30, text: 'Many.', prompts: 5 },
  );
  taskId = (await world.tasksOf(RULE))[0]?.id ?? '';
});

afterEach(() => world.close());

const get = () => world.call('tasks.get', { projectId: world.projectId, taskId });
const move = (status: 'open' | 'in_progress' | 'done' | 'dismissed') =>
  world.call('tasks.update', { projectId: world.projectId, taskId, status });
/** Seen again, and still a week later. */
const heal = async () => {
  await world.answers({ count: 1, text: 'Nortivo.' });
  expect((await get()).status).not.toBe('done');
  await world.rest(7 * DAY_MS);
};
/** Two months later nothing of before is left, and the engine is blind again. */
const relapse = async () => {
  world.nowMs += 31 * DAY_MS;
  await world.answers(
    { count: 40, text: 'Nortivo.', model: 'gemini', prompts: 5 },
    { count: 30, text: 'Many.', prompts: 5 },
  );
};

describe('a task', () => {
  it('keeps its id, its first moment and what it says while the figures stay the same', async () => {
    const before = await get();
    world.nowMs += HOUR_MS;
    await world.evaluate();
    const after = await get();
    expect(after).toEqual({ ...before, lastSeenAt: new Date(NOON + HOUR_MS).toISOString() });
  });

  it('follows the figures', async () => {
    const before = await get();
    world.nowMs += HOUR_MS;
    await world.answers({ count: 5, text: 'Many.' });
    const after = await get();
    expect(after.evidence.summary).toBe('Visible in 0 of 35 answers of ChatGPT, elsewhere in 100%.');
    expect(after.createdAt).toBe(before.createdAt);
    expect(after.updatedAt).toBe(new Date(NOON + HOUR_MS).toISOString());
  });

  it('resolves itself when the evidence is gone and reopens when it is back', async () => {
    const resolvedAt = world.nowMs + 7 * DAY_MS;
    await heal();
    expect(await get()).toMatchObject({
      status: 'done',
      autoResolved: true,
      resolvedAt: new Date(resolvedAt).toISOString(),
      lastSeenAt: new Date(NOON).toISOString(),
    });
    await relapse();
    const back = await get();
    expect(back).toMatchObject({ status: 'open', autoResolved: false, resolvedAt: null });
    expect(back.lastSeenAt).toBe(new Date(world.nowMs).toISOString());
    expect(back.history.map((event) => event.kind)).toEqual(['created', 'resolved', 'reopened']);
    expect(back.history[0]?.metrics).toEqual([
      { label: 'Visibility on ChatGPT', value: '0%' },
      { label: 'On the other engines', value: '100%' },
    ]);
  });

  it('that is worked on resolves itself too', async () => {
    await move('in_progress');
    await heal();
    expect(await get()).toMatchObject({ status: 'done', autoResolved: true });
  });

  it('that was dismissed never comes back by itself', async () => {
    await move('dismissed');
    await world.evaluate();
    expect((await get()).status).toBe('dismissed');
    await heal();
    await relapse();
    expect(await get()).toMatchObject({ status: 'dismissed', autoResolved: false, resolvedAt: null });
    expect((await world.tasksOf(RULE)).length).toBe(1);
    expect((await get()).lastSeenAt).toBe(new Date(world.nowMs).toISOString());
  });

  it('that was done by hand stays done, whatever the evidence', async () => {
    world.nowMs += HOUR_MS;
    expect(await move('done')).toMatchObject({
      status: 'done',
      autoResolved: false,
      resolvedAt: new Date(NOON + HOUR_MS).toISOString(),
    });
    await world.evaluate();
    expect(await get()).toMatchObject({ status: 'done', autoResolved: false });
  });

  it('that is over is opened again by hand, and only opened', async () => {
    await move('dismissed');
    await expect(move('in_progress')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(move('done')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await move('open')).toMatchObject({ status: 'open', resolvedAt: null });
    expect((await get()).history.map((event) => [event.kind, event.from, event.to])).toEqual([
      ['created', null, 'open'],
      ['status', 'open', 'dismissed'],
      ['status', 'dismissed', 'open'],
    ]);
  });

  it('remembers who works on it, until nobody does', async () => {
    const assign = (assigneeEmail: string | null) =>
      world.call('tasks.update', { projectId: world.projectId, taskId, assigneeEmail });
    expect((await assign('ann@nortivo.example')).assigneeEmail).toBe('ann@nortivo.example');
    expect((await assign('ann@nortivo.example')).history).toHaveLength(2);
    expect((await assign(null)).assigneeEmail).toBeNull();
    await expect(assign('nobody')).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('stays when a project is not asked any more: no data is no proof', async () => {
    world.nowMs += 60 * DAY_MS;
    await world.evaluate();
    expect((await get()).status).toBe('open');
  });

  it('points to answers and prompts that exist', async () => {
    const { evidence } = await get();
    const [item] = evidence.items;
    expect(item?.answerIds).toHaveLength(5);
    expect(item?.promptIds).toHaveLength(5);
    const { prompts } = await world.call('prompts.list', { projectId: world.projectId });
    expect(prompts.map((prompt) => prompt.id)).toContain(item?.promptIds[0]);
    expect(evidence.deepLink).toBe(`sightline://project/${world.projectId}/answers?model=chatgpt`);
  });
});

describe('a task in German', () => {
  const getIn = (language: 'en' | 'de') => world.call('tasks.get', { projectId: world.projectId, taskId, language });
  const METRICS = [
    { label: 'Sichtbarkeit bei ChatGPT', value: '0\u00a0%' },
    { label: 'Bei den anderen KI-Diensten', value: '100\u00a0%' },
  ];

  it('keeps ids, moments, scores and the way to its answers', async () => {
    const [english, german] = [await get(), await getIn('de')];
    expect(german).toEqual({
      ...english,
      title: 'ChatGPT zeigt Nortivo nie',
      description: expect.stringContaining('in keiner von 30'),
      steps: expect.arrayContaining([expect.stringContaining('robots.txt')]),
      evidence: {
        ...english.evidence,
        summary: 'Bei ChatGPT in 0 von 30 Antworten sichtbar, anderswo in 100\u00a0%.',
        metrics: METRICS,
        items: english.evidence.items.map((item) => ({ ...item, text: 'Neueste Antworten von ChatGPT' })),
      },
      exports: [
        { format: 'markdown', label: 'Aufgabe als Markdown' },
        { format: 'csv', label: 'Belege als CSV' },
      ],
      history: [{ ...english.history[0], metrics: METRICS }],
    });
  });

  it('keeps the figures of then in its history when they change', async () => {
    await heal();
    await relapse();
    await world.answers({ count: 40, text: 'Many.', model: 'gemini', prompts: 5 });
    const { evidence, history } = await getIn('de');
    expect(evidence.metrics[1]?.value).toBe('50\u00a0%');
    expect(history.map(({ kind, metrics }) => [kind, metrics])).toEqual([
      ['created', METRICS],
      ['resolved', []],
      ['reopened', METRICS],
    ]);
  });

  it('is shown in English when it was found before there were translations', async () => {
    await world.dropTranslations();
    const { exports, ...english } = await get();
    expect(await getIn('de')).toMatchObject(english);
    const { tasks } = await world.call('tasks.list', { projectId: world.projectId, language: 'de' });
    expect(tasks).toEqual((await world.call('tasks.list', { projectId: world.projectId })).tasks);
  });

  it('gets its translation at the next evaluation, and that is no change', async () => {
    const before = await get();
    await world.dropTranslations();
    world.nowMs += HOUR_MS;
    await world.evaluate();
    expect(await get()).toEqual({ ...before, lastSeenAt: new Date(NOON + HOUR_MS).toISOString() });
    const { title, updatedAt, history } = await getIn('de');
    expect({ title, updatedAt }).toEqual({ title: 'ChatGPT zeigt Nortivo nie', updatedAt: before.updatedAt });
    // The figures of then have no German of their own; under the same names as now they still are beside those of now.
    expect(history[0]?.metrics).toEqual([
      { label: METRICS[0]?.label, value: '0%' },
      { label: METRICS[1]?.label, value: '100%' },
    ]);
  });
});

describe('an evaluation', () => {
  it('says what it changed', async () => {
    const counts = { open: 1, in_progress: 0, done: 0, dismissed: 0 };
    expect(await world.evaluate()).toMatchObject({ created: 0, reopened: 0, resolved: 0, counts });
  });

  it('after re-measuring sees the brand under its new name', async () => {
    await world.call('projects.update', { projectId: world.projectId, name: 'Many' });
    await world.rest(7 * DAY_MS);
    expect((await get()).status).toBe('done');
  });

  it('of an unknown project is NOT_FOUND', async () => {
    const projectId = 'ffffffffffffffffffffffff';
    await expect(world.call('tasks.evaluate', { projectId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
