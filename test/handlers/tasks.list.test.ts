/** The list over the dispatcher: filters, order, pages and counts. Six tasks in all. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { OWNER } from '#main/core/caller.ts';
import { dispatch } from '#main/handlers/dispatch.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { HOUR_MS, TaskWorld } from '#support/task-world.ts';

type Query = Record<string, unknown>;

let world: TaskWorld;

beforeAll(async () => {
  world = await TaskWorld.open({ name: 'Nortivo Plan', competitors: [] });
  await world.answers(
    { count: 80, text: 'Many.', sources: ['https://elsewhere.example'], prompts: 8 },
    { count: 15, text: 'Many.', surface: 'api', prompt: 'Which planner is new?' },
  );
  // What is missing among prompts is told when nobody adds any more of them.
  world.nowMs += HOUR_MS;
  await world.evaluate();
  const { tasks } = await list({});
  const move = (title: string, status: 'in_progress' | 'done' | 'dismissed') => {
    const taskId = tasks.find((task) => task.title.includes(title))?.id ?? '';
    return world.call('tasks.update', { projectId: world.projectId, taskId, status });
  };
  await move('under its full name', 'dismissed');
  await move('compared with nobody', 'in_progress');
  await move('without searching', 'done');
});

afterAll(() => world.close());

const list = (query: Query) => world.call('tasks.list', { projectId: world.projectId, ...query });
const titlesOf = async (query: Query) => (await list(query)).tasks.map((task) => [task.priorityScore, task.title]);

// Priority by hand: impact x (11 - effort).
const PROMPTS = [56, '9 prompts: a single question decides every figure']; // 7 x 8
const INVISIBLE = [40, 'Nortivo Plan never appears on 9 of 9 questions']; // 8 x 5
const LOW = [36, 'Nortivo Plan is missing from 100% of the answers']; // 9 x 4
const RIVALS = [72, 'Nortivo Plan is compared with nobody']; // 8 x 9
const ALIAS = [40, 'Nortivo Plan is looked for under its full name only']; // 4 x 10
const SEARCH = [36, 'ChatGPT mostly answers without searching']; // 4 x 9

describe('tasks.list', () => {
  it('shows open tasks, the highest priority first, unless told otherwise', async () => {
    expect(await titlesOf({})).toEqual([PROMPTS, INVISIBLE, LOW]);
  });

  it('shows all statuses, those alike in the order in which they came up', async () => {
    expect(await titlesOf({ status: 'all' })).toEqual([RIVALS, PROMPTS, ALIAS, INVISIBLE, LOW, SEARCH]);
  });

  it('takes several statuses', async () => {
    expect(await titlesOf({ status: 'dismissed, done' })).toEqual([ALIAS, SEARCH]);
    expect(await titlesOf({ status: ['in_progress'] })).toEqual([RIVALS]);
  });

  it('filters by category and by least impact', async () => {
    expect(await titlesOf({ category: 'visibility' })).toEqual([INVISIBLE, LOW]);
    expect(await titlesOf({ minImpact: '8' })).toEqual([INVISIBLE, LOW]);
    expect(await titlesOf({ category: 'offsite', status: 'all' })).toEqual([]);
  });

  it('counts all tasks of the project, whatever the filters', async () => {
    const counts = { open: 3, in_progress: 1, done: 1, dismissed: 1 };
    expect((await list({})).counts).toEqual(counts);
    expect((await list({ category: 'offsite', minImpact: 10 })).counts).toEqual(counts);
  });

  it('pages', async () => {
    const first = await list({ status: 'all', limit: 4 });
    expect(first).toMatchObject({ total: 6, page: 1, limit: 4, hasMore: true });
    const second = await list({ status: 'all', limit: 4, page: 2 });
    expect(second).toMatchObject({ total: 6, page: 2, limit: 4, hasMore: false });
    expect([...first.tasks, ...second.tasks].map((task) => task.id)).toHaveLength(6);
    expect(second.tasks.map((task) => task.title)).toEqual([LOW[1], SEARCH[1]]);
    expect((await list({ status: 'all', page: 9 })).tasks).toEqual([]);
  });

  it('has exactly the published fields', async () => {
    const answer = await list({});
    expect(Object.keys(answer).sort()).toEqual(['counts', 'hasMore', 'limit', 'page', 'tasks', 'total']);
    expect(Object.keys(answer.tasks[0] as OperationOutput<'tasks.list'>['tasks'][number]).sort()).toEqual(
      [
        'assigneeEmail',
        'autoResolved',
        'category',
        'createdAt',
        'effort',
        'id',
        'impact',
        'priorityScore',
        'status',
        'title',
        'updatedAt',
      ].sort(),
    );
  });

  it.each<Query>([
    { status: 'closed' },
    { status: '' },
    { status: 'open,' },
    { category: 'other' },
    { minImpact: 0 },
    { minImpact: 11 },
    { minImpact: '1.5' },
    { limit: 201 },
    { limit: 0 },
    { page: 0 },
  ])('refuses %o', async (query) => {
    const answer = await dispatch(world.core, 'tasks.list', OWNER, { projectId: world.projectId, ...query });
    expect(answer).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
  });

  it('evaluates a project that was never looked at', async () => {
    const created = await world.call('projects.create', { name: 'Tandoro', language: 'en' });
    world.nowMs += HOUR_MS;
    const { tasks } = await world.call('tasks.list', { projectId: created.id });
    expect(tasks.map((task) => task.category)).toEqual(['setup', 'setup', 'setup']);
  });
});

describe('a task of another project', () => {
  it('is not found', async () => {
    const other = await world.call('projects.create', { name: 'Ulmero', language: 'en' });
    const [task] = (await list({})).tasks;
    await expect(world.call('tasks.get', { projectId: other.id, taskId: task?.id ?? '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'The task was not found.',
    });
  });
});

describe('tasks.list in a language', () => {
  it('is the same list with other titles', async () => {
    const query = { status: 'all', limit: 4, page: 1 } as const;
    const english = await list(query);
    const listIn = (language: 'en' | 'de') =>
      world.call('tasks.list', { projectId: world.projectId, ...query, language });
    expect(await listIn('en')).toEqual(english);
    const titles = [
      'Nortivo Plan wird mit niemandem verglichen',
      '9 Prompts: Eine einzelne Frage entscheidet über jede Zahl',
      'Nortivo Plan wird nur unter dem vollen Namen gesucht',
      'Nortivo Plan erscheint bei 9 von 9 Fragen nie',
    ];
    const tasks = english.tasks.map((task, index) => ({ ...task, title: titles[index] }));
    expect(await listIn('de')).toEqual({ ...english, tasks });
  });

  it('refuses a language that has no words', async () => {
    const input = { projectId: world.projectId, language: 'fr' };
    for (const name of ['tasks.list', 'tasks.get'] as const) {
      const answer = await dispatch(world.core, name, OWNER, {
        ...input,
        ...(name === 'tasks.get' && { taskId: 'x' }),
      });
      expect(answer).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
    }
  });

  it('evaluates a project that was never looked at', async () => {
    const { id: projectId } = await world.call('projects.create', { name: 'Velmora', language: 'en' });
    const { tasks } = await world.call('tasks.list', { projectId, language: 'de' });
    expect(tasks[0]?.title).toBe('Velmora hat noch keine Domain');
  });
});

describe('tasks.export', () => {
  it('writes German when asked to', async () => {
    const [listed] = (await list({ category: 'visibility' })).tasks;
    const input = { projectId: world.projectId, taskId: listed?.id ?? '', language: 'de' } as const;
    const markdown = await world.call('tasks.export', { ...input, format: 'markdown' });
    expect(markdown.text).toMatch(/^# Nortivo Plan erscheint bei 9 von 9 Fragen nie\n\nWirkung 8 von 10, /);
    expect(markdown.text).toContain('## Was zu tun ist');
    const csv = await world.call('tasks.export', { ...input, format: 'csv' });
    expect(csv.text.split('\r\n').slice(0, 2).join(' ')).toMatch(
      /^evidence,kind,id,model,answeredAt,sentence .*Antworten, Wettbewerber in 0/,
    );
  });

  it('writes what the task lists', async () => {
    const [listed] = (await list({ category: 'visibility' })).tasks;
    const taskId = listed?.id ?? '';
    const task = await world.call('tasks.get', { projectId: world.projectId, taskId });
    expect(task.exports.map((each) => each.format)).toEqual(['markdown', 'csv']);
    const markdown = await world.call('tasks.export', { projectId: world.projectId, taskId, format: 'markdown' });
    expect(markdown.text).toContain('# Nortivo Plan never appears on 9 of 9 questions');
    const csv = await world.call('tasks.export', { projectId: world.projectId, taskId, format: 'csv' });
    // A head, and for each of nine prompts five answers and the prompt itself.
    expect(csv.text.trimEnd().split('\r\n')).toHaveLength(1 + 9 * 6);
  });
});
