/** When tasks are evaluated: after the last job of a burst, every hour, and never in the way of anybody. */
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadEvaluatedAt } from '#main/core/tasks/evaluate-tasks.ts';
import { TaskEvaluator, type TaskEvaluatorOptions } from '#main/core/tasks/task-evaluator.ts';
import type { Storage } from '#main/storage/command.ts';
import { TaskWorld } from '#support/task-world.ts';

const HOUR_MS = 3_600_000;

let world: TaskWorld;

beforeEach(async () => {
  world = await TaskWorld.open({ environment: 'test', competitors: [] });
});

afterEach(() => world.close());

const evaluatedAt = () => world.core.storage.read(loadEvaluatedAt, 1);

function evaluatorOf(options: Partial<TaskEvaluatorOptions> = {}): TaskEvaluator {
  const fail = (error: unknown) => {
    throw error;
  };
  const { storage } = world.core;
  return new TaskEvaluator({ storage, now: () => world.nowMs, onFault: fail, onEvaluated: () => {}, ...options });
}

/** A storage whose jobs take until they are let go. */
function slowStorage(): { storage: Storage; letGo: () => void; started: string[] } {
  const started: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { storage } = world.core;
  const runNow = storage.job;
  const job: Storage['job'] = async (command, input) => {
    started.push(command.name);
    await gate;
    return runNow(command, input);
  };
  return { storage: { ...storage, job }, letGo, started };
}

describe('after a run', () => {
  it('tasks are evaluated without anybody asking', async () => {
    const prompt = 'Which planner suits a small team?';
    await world.call('prompts.create', { projectId: world.projectId, prompt });
    expect(await evaluatedAt()).toBeNull();
    world.core.executor.start();
    await vi.waitUntil(evaluatedAt, { timeout: 10_000, interval: 50 });
    const runs = await world.call('runs.list', { projectId: world.projectId });
    expect(runs.map((run) => run.state)).toEqual(['finished']);
    expect((await world.tasksOf('no-competitors')).map((task) => task.status)).toEqual(['open']);
  });

  it('closing right away does not lose the evaluation', async () => {
    await world.call('prompts.create', { projectId: world.projectId, prompt: 'Which planner?' });
    world.core.executor.start();
    await vi.waitUntil(
      async () => (await world.call('runs.list', { projectId: world.projectId }))[0]?.state === 'finished',
      { timeout: 10_000, interval: 5 },
    );
    await world.core.executor.stop();
    await world.core.tasks.stop();
    expect(await evaluatedAt()).not.toBeNull();
  });
});

describe('settled jobs', () => {
  const settled = () => [{ jobId: 1, runId: 'run', projectId: world.projectId, failure: null }];

  it('wait until nothing of the project is queued or under way', async () => {
    await world.call('prompts.create', { projectId: world.projectId, prompt: 'Which planner?' });
    const evaluator = evaluatorOf();
    evaluator.noteSettled(settled());
    await evaluator.stop();
    expect(await evaluatedAt()).toBeNull();
  });

  it('do not wait for a paused run', async () => {
    await world.call('prompts.create', { projectId: world.projectId, prompt: 'Which planner?' });
    const [run] = await world.call('runs.list', { projectId: world.projectId });
    await world.call('runs.control', { runId: run?.id ?? '', action: 'pause' });
    const evaluator = evaluatorOf();
    evaluator.noteSettled(settled());
    await evaluator.stop();
    expect(await evaluatedAt()).toBe(world.nowMs);
  });

  it('go on being worked while an evaluation takes its time', async () => {
    const { storage, letGo, started } = slowStorage();
    world.core.storage.job = storage.job;
    const evaluation = world.evaluate();
    await vi.waitUntil(() => started.length === 1);
    await world.call('prompts.create', { projectId: world.projectId, prompt: 'Which planner?' });
    world.core.executor.start();
    await vi.waitUntil(
      async () => (await world.call('runs.list', { projectId: world.projectId }))[0]?.state === 'finished',
      { timeout: 10_000, interval: 20 },
    );
    expect(await evaluatedAt()).toBeNull();
    letGo();
    await evaluation;
  });
});

describe('evaluations', () => {
  it('run one at a time, and those that wait for the same project are one', async () => {
    const { storage, letGo, started } = slowStorage();
    const evaluator = evaluatorOf({ storage });
    const project = { id: 1, publicId: world.projectId };
    const first = evaluator.evaluate(project);
    await sleep(0);
    const second = evaluator.evaluate(project);
    const third = evaluator.evaluate(project);
    await sleep(0);
    expect(started).toHaveLength(1);
    expect(third).toBe(second);
    letGo();
    await Promise.all([first, second, third]);
    expect(started).toHaveLength(2);
  });

  it('that fail are reported, and the next one runs', async () => {
    const onFault = vi.fn();
    const { storage } = world.core;
    let failures = 1;
    const job: Storage['job'] = (command, input) =>
      failures-- > 0 ? Promise.reject(new Error('no thread')) : storage.job(command, input);
    const evaluator = evaluatorOf({ storage: { ...storage, job }, onFault });
    const project = { id: 1, publicId: world.projectId };
    await evaluator.refresh(project);
    expect(onFault).toHaveBeenCalledOnce();
    await expect(evaluator.evaluate(project)).resolves.toMatchObject({ created: 1 });
  });

  it('tell of each, because tasks that are still there were seen again', async () => {
    const onEvaluated = vi.fn();
    const evaluator = evaluatorOf({ onEvaluated });
    await evaluator.evaluate({ id: 1, publicId: world.projectId });
    await evaluator.evaluate({ id: 1, publicId: world.projectId });
    expect(onEvaluated.mock.calls).toEqual([[world.projectId], [world.projectId]]);
  });

  it('of a project that is gone give null', async () => {
    expect(await evaluatorOf().evaluate({ id: 99, publicId: 'gone' })).toBeNull();
  });
});

describe('the hourly look', () => {
  it('takes up a project an hour after its last evaluation, not before', async () => {
    const evaluator = evaluatorOf();
    await evaluator.lookForDue();
    const first = world.nowMs;
    expect(await evaluatedAt()).toBe(first);
    world.nowMs += HOUR_MS - 1;
    await evaluator.lookForDue();
    expect(await evaluatedAt()).toBe(first);
    world.nowMs += 1;
    await evaluator.lookForDue();
    expect(await evaluatedAt()).toBe(first + HOUR_MS);
  });

  it('takes up one project at a time, the one that waited longest', async () => {
    await world.call('projects.create', { name: 'Tandoro', language: 'en' });
    const evaluator = evaluatorOf();
    await evaluator.lookForDue();
    expect(await world.core.storage.read(loadEvaluatedAt, 2)).toBeNull();
    await evaluator.lookForDue();
    expect(await world.core.storage.read(loadEvaluatedAt, 2)).not.toBeNull();
  });

  it('does not try a project that fails again at every tick', async () => {
    const onFault = vi.fn();
    const job: Storage['job'] = () => Promise.reject(new Error('no thread'));
    const evaluator = evaluatorOf({ storage: { ...world.core.storage, job }, onFault });
    await evaluator.lookForDue();
    await evaluator.lookForDue();
    expect(onFault).toHaveBeenCalledOnce();
  });

  it('sees that a clock went back', async () => {
    const evaluator = evaluatorOf();
    await evaluator.lookForDue();
    world.nowMs -= 2 * HOUR_MS;
    await evaluator.lookForDue();
    expect(await evaluatedAt()).toBe(world.nowMs);
  });
});
