/** Every rule, provoked and healed through the product's own import and operations. */
import { afterEach, describe, expect, it } from 'vitest';

import { RULES } from '#main/core/tasks/rules/index.ts';
import { OPERATIONS, type OperationOutput } from '#shared/contract/index.ts';
import { TASK_CATEGORIES } from '#shared/vocabulary/tasks.ts';
import { DAY_MS, HOUR_MS, RIVALS, TaskWorld } from '#support/task-world.ts';
import { expectTranslated } from './expect-translated.ts';
import { RULE_CASES } from './rule-cases.ts';

type FullTask = OperationOutput<'tasks.get'>;

let world: TaskWorld | undefined;

afterEach(async () => {
  await world?.close();
  world = undefined;
});

const ENGINE_NAMES = ['ChatGPT', 'Perplexity', 'Gemini'];
const HOSTS = ['nortivo.example', 'elsewhere.example', 'forum.plaza.example'];

/** The German window is told the same; the public operation has its published fields and English texts alone. */
async function expectBothLanguages(english: FullTask): Promise<void> {
  if (!world) throw new Error('no world');
  const { projectId } = world;
  const spec = OPERATIONS['tasks.get'].output;
  expect(english).toEqual(spec.parse(english));
  const german = await world.call('tasks.get', { projectId, taskId: english.id, language: 'de' });
  expect(german).toEqual(spec.parse(german));
  const { name } = await world.call('projects.get', { projectId });
  const { prompts } = await world.call('prompts.list', { projectId, limit: 500 });
  const phrases = [...JSON.stringify(english).matchAll(/“([^”]+)”/g)].map((found) => found[1] ?? '');
  const names = [name, ...RIVALS.map((rival) => rival.name), ...ENGINE_NAMES, ...HOSTS];
  expectTranslated(english, german, [...names, ...prompts.map(({ prompt }) => prompt), ...phrases]);
  expect(german.history[0]?.metrics.map(({ label }) => label)).toEqual(
    german.evidence.metrics.map(({ label }) => label),
  );
  expect(await world.call('tasks.get', { projectId, taskId: english.id, language: 'en' })).toEqual(english);
}

const isActive = (task: { status: string }) => task.status === 'open';

describe.each(RULE_CASES)('the rule $rule', ({ rule, subject, world: options, nearly, provoke, heal }) => {
  it('finds its evidence, shows it, and resolves the task when the evidence is gone', async () => {
    world = await TaskWorld.open(options);
    if (nearly) {
      await nearly(world);
      expect((await world.tasksOf(rule)).filter(isActive)).toEqual([]);
    }

    await provoke(world);
    await world.rest(HOUR_MS);
    const [found] = (await world.tasksOf(rule)).filter(isActive);
    expect(found).toBeDefined();
    if (subject) expect(found?.subject).toBe(subject);
    const task = await world.call('tasks.get', { projectId: world.projectId, taskId: found?.id ?? '' });
    expect(task.priorityScore).toBe(task.impact * (11 - task.effort));
    expect(task.steps.length).toBeGreaterThanOrEqual(3);
    expect(task.evidence.deepLink).toMatch(new RegExp(`^sightline://project/${world.projectId}/`));
    expect(task.evidence.metrics.length).toBeGreaterThanOrEqual(1);
    if (task.category !== 'setup') {
      expect(task.evidence.items.flatMap((item) => item.answerIds).length).toBeGreaterThan(0);
      expect(task.evidence.items.flatMap((item) => item.promptIds).length).toBeGreaterThan(0);
    }
    expect(task.contentPlan !== null).toBe(task.category === 'content');

    await expectBothLanguages(task);

    await heal(world);
    await world.rest(7 * DAY_MS);
    const after = await world.call('tasks.get', { projectId: world.projectId, taskId: task.id });
    expect(after).toMatchObject({ status: 'done', autoResolved: true });
    expect(after.resolvedAt).not.toBeNull();
  });
});

describe('the list of rules', () => {
  it('has a case above for each rule', () => {
    expect(RULE_CASES.map((each) => each.rule).sort()).toEqual(RULES.map((rule) => rule.id).sort());
  });

  it('has at least fifteen rules and two for each category', () => {
    expect(RULES.length).toBeGreaterThanOrEqual(15);
    for (const category of TASK_CATEGORIES) {
      expect(RULES.filter((rule) => rule.category === category).length, category).toBeGreaterThanOrEqual(2);
    }
  });

  it('gives an empty project setup tasks only', async () => {
    world = await TaskWorld.open({ name: 'Nortivo Plan', websiteUrl: null, competitors: [] });
    await world.rest(HOUR_MS);
    const { tasks } = await world.call('tasks.list', { projectId: world.projectId });
    expect(tasks.map((task) => task.category)).toEqual(['setup', 'setup', 'setup', 'setup']);
  });

  it('says nothing of prompts while they are added one by one, and leaves one task that follows them', async () => {
    world = await TaskWorld.open();
    const { projectId } = world;
    for (let added = 0; added < 8; added++) {
      await world.call('prompts.create', { projectId, prompt: `Which planner is number ${added}?` });
      await world.rest(HOUR_MS / 2);
      expect(await world.tasksOf('few-prompts')).toEqual([]);
    }
    for (let added = 8; added < 11; added++) {
      await world.rest(DAY_MS);
      await world.call('prompts.create', { projectId, prompt: `Which planner is number ${added}?` });
      await world.evaluate();
    }
    const [task, ...others] = await world.tasksOf('few-prompts');
    expect(others).toEqual([]);
    const { status, history } = await world.call('tasks.get', { projectId, taskId: task?.id ?? '' });
    expect([status, history.map(({ kind }) => kind)]).toEqual(['done', ['created', 'resolved']]);
  });

  it('finds nothing in figures that only differ by chance', async () => {
    world = await TaskWorld.open();
    const spread = ['Which planner?', 'Which planner is cheap?', 'Which planner is new?'].flatMap((prompt) => [
      { count: 12, text: 'Nortivo or Brellan or Quistor.', prompt, sources: ['https://nortivo.example/a'] },
      { count: 10, text: 'Brellan or Quistor or Nortivo.', prompt, sources: ['https://elsewhere.example'] },
      { count: 9, text: 'Nortivo.', prompt, daysAgo: 40 },
      { count: 11, text: 'Many do.', prompt },
      { count: 10, text: 'Many do.', prompt, model: 'gemini' },
      { count: 9, text: 'Nortivo, Quistor, Brellan.', prompt, model: 'gemini' },
    ]);
    await world.answers(...spread);
    await world.rest(HOUR_MS);
    expect((await world.tasks()).map((task) => task.rule)).toEqual(['few-prompts']);
  });
});
