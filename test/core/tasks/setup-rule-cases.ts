/** Cases of the set-up rules, which look at the project and its queue rather than at answers. */
import { failJobs } from '#main/core/scheduling/job-outcomes.ts';
import type { Lane } from '#main/core/scheduling/job-queue.ts';
import { holdLane, wakeLane } from '#main/core/scheduling/job-queue.ts';
import { leaseJobs } from '#main/core/scheduling/lease-jobs.ts';
import { DAY_MS, type TaskWorld } from '#support/task-world.ts';
import type { RuleCase } from './rule-case.ts';

const OWN = 'Nortivo is a planner.';
const NOBODY = 'There are many planners.';
const CHATGPT: Lane = { environment: 'live', engine: 'chatgpt' };

async function addPrompts(world: TaskWorld, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    await world.call('prompts.create', {
      projectId: world.projectId,
      prompt: `Question ${number}?`,
      models: ['chatgpt'],
    });
  }
}

async function failNext(world: TaskWorld, limit: number): Promise<void> {
  const { jobs } = await world.core.storage.write(leaseJobs, { lane: CHATGPT, owner: 'test', limit, call: null });
  const failure = { kind: 'failure', reason: 'schema_drift', message: 'no text', retryAfterMs: null } as const;
  await world.core.storage.write(
    failJobs,
    jobs.map((job) => ({ jobId: job.id, failure })),
  );
  await world.evaluate();
}

export const SETUP_CASES: RuleCase[] = [
  {
    rule: 'missing-website',
    world: { websiteUrl: null },
    provoke: (world) => world.evaluate(),
    heal: (world) =>
      world.call('projects.update', { projectId: world.projectId, websiteUrl: 'https://nortivo.example' }),
  },
  {
    rule: 'no-competitors',
    world: { competitors: [] },
    provoke: (world) => world.evaluate(),
    heal: (world) => world.call('competitors.add', { projectId: world.projectId, name: 'Brellan' }),
  },
  {
    rule: 'engine-waits',
    subject: 'chatgpt',
    nearly: (world) => addPrompts(world, 1),
    provoke: async (world) => {
      await world.core.storage.write(holdLane, { lane: CHATGPT, reason: 'no_key', message: 'ChatGPT waits.' });
      await world.evaluate();
    },
    heal: async (world) => {
      await world.core.storage.write(wakeLane, { lane: CHATGPT, call: null, limit: 9 });
      await world.evaluate();
    },
  },
  {
    rule: 'unreadable-replies',
    subject: 'chatgpt',
    nearly: async (world) => {
      await addPrompts(world, 4);
      await failNext(world, 2);
    },
    provoke: (world) => failNext(world, 1),
    heal: async (world) => {
      world.nowMs += 8 * DAY_MS;
      await world.evaluate();
    },
  },
  {
    rule: 'few-prompts',
    provoke: (world) => addPrompts(world, 9).then(() => world.evaluate()),
    heal: (world) => world.answers({ count: 1, text: NOBODY }),
  },
  {
    rule: 'no-unbranded-prompts',
    nearly: (world) =>
      world.answers(
        { count: 1, text: OWN, prompt: 'Is Nortivo good?' },
        { count: 1, text: OWN, prompt: 'What does Nortivo cost?' },
      ),
    provoke: (world) => world.answers({ count: 1, text: OWN, prompt: 'Who makes Nortivo?' }),
    heal: (world) => world.answers({ count: 1, text: OWN, prompt: 'Which planner is good?' }),
  },
  {
    rule: 'missing-alias',
    world: { name: 'Nortivo Plan' },
    provoke: (world) => world.evaluate(),
    heal: (world) => world.call('projects.configure', { projectId: world.projectId, brandAliases: ['Nortivo'] }),
  },
];
