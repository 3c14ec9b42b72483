/** For each rule the least that provokes it, what is just short of that, and what takes the evidence away again. */

import { failJobs } from '#main/core/scheduling/job-outcomes.ts';
import type { Lane } from '#main/core/scheduling/job-queue.ts';
import { holdLane, leaseJobs, wakeLane } from '#main/core/scheduling/job-queue.ts';
import { DAY_MS, type TaskWorld, type WorldOptions } from '#support/task-world.ts';

export interface RuleCase {
  rule: string;
  subject?: string;
  world?: WorldOptions;
  /** Just short of a finding: the rule stays silent. */
  nearly?: (world: TaskWorld) => Promise<unknown>;
  provoke: (world: TaskWorld) => Promise<unknown>;
  heal: (world: TaskWorld) => Promise<unknown>;
}

const OWN = 'Nortivo is a planner.';
const RIVAL = 'Brellan is a planner.';
const NOBODY = 'There are many planners.';
const GOOD = 'Nortivo is excellent, reliable and great.';
const BAD = 'Nortivo is terrible, bad and unreliable.';
const OWN_SITE = ['https://nortivo.example/pricing'];
const OTHER_SITE = ['https://elsewhere.example/list'];
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
  const jobs = await world.core.storage.write(leaseJobs, { lane: CHATGPT, owner: 'test', limit });
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
      await world.core.storage.write(wakeLane, CHATGPT);
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

export const VISIBILITY_CASES: RuleCase[] = [
  {
    rule: 'low-visibility',
    nearly: (world) => world.answers({ count: 29, text: NOBODY }),
    provoke: (world) => world.answers({ count: 1, text: NOBODY }),
    heal: (world) => world.answers({ count: 30, text: OWN }),
  },
  {
    rule: 'visibility-drop',
    nearly: (world) =>
      world.answers({ count: 30, text: OWN, daysAgo: 40 }, { count: 29, text: OWN }, { count: 1, text: NOBODY }),
    provoke: (world) => world.answers({ count: 10, text: NOBODY }),
    heal: (world) => world.answers({ count: 200, text: OWN }),
  },
  {
    rule: 'blind-engine',
    subject: 'perplexity',
    nearly: (world) => world.answers({ count: 20, text: OWN }, { count: 14, text: NOBODY, model: 'perplexity' }),
    provoke: (world) => world.answers({ count: 1, text: NOBODY, model: 'perplexity' }),
    heal: (world) => world.answers({ count: 1, text: OWN, model: 'perplexity' }),
  },
  {
    rule: 'invisible-prompts',
    nearly: (world) => world.answers({ count: 9, text: NOBODY }),
    provoke: (world) => world.answers({ count: 1, text: NOBODY }),
    heal: (world) => world.answers({ count: 1, text: OWN }),
  },
  {
    rule: 'weak-prompts',
    nearly: (world) =>
      world.answers(
        { count: 30, text: OWN },
        { count: 13, text: NOBODY, prompt: 'Which planner is cheap?' },
        { count: 1, text: OWN, prompt: 'Which planner is cheap?' },
      ),
    provoke: (world) => world.answers({ count: 1, text: NOBODY, prompt: 'Which planner is cheap?' }),
    heal: (world) => world.answers({ count: 100, text: OWN, prompt: 'Which planner is cheap?' }),
  },
  {
    rule: 'language-gap',
    subject: 'DE',
    nearly: (world) =>
      world.answers({ count: 30, text: OWN }, { count: 19, text: NOBODY, prompt: 'Welcher Planer?', language: 'de' }),
    provoke: (world) => world.answers({ count: 1, text: NOBODY, prompt: 'Welcher Planer?', language: 'de' }),
    heal: (world) => world.answers({ count: 180, text: OWN, prompt: 'Welcher Planer?', language: 'de' }),
  },
];

const pricing = (count: number, text: string) => [
  { count, text, prompt: 'What does a planner cost?', tags: ['Pricing'] },
  { count, text, prompt: 'Which planner is free?', tags: ['Pricing'] },
];

export const CONTENT_CASES: RuleCase[] = [
  {
    rule: 'topic-gap',
    subject: 'pricing',
    nearly: (world) => world.answers(...pricing(9, RIVAL)),
    provoke: (world) => world.answers(...pricing(1, RIVAL)),
    heal: (world) => world.answers(...pricing(10, OWN)),
  },
  {
    rule: 'comparison-pages',
    nearly: (world) => world.answers({ count: 9, text: RIVAL, queries: ['Brellan alternatives'], sources: OTHER_SITE }),
    provoke: (world) => world.answers({ count: 1, text: RIVAL, queries: ['brellan  alternatives'] }),
    heal: (world) => world.answers({ count: 3, text: RIVAL, queries: ['Brellan alternatives'], sources: OWN_SITE }),
  },
  {
    rule: 'uncovered-searches',
    nearly: (world) =>
      world.answers(
        { count: 5, text: RIVAL, queries: ['planner price', 'planner for teams'] },
        { count: 4, text: RIVAL, queries: ['planner offline'] },
        { count: 1, text: RIVAL },
      ),
    provoke: (world) => world.answers({ count: 5, text: RIVAL, queries: ['planner offline'] }),
    heal: (world) => world.answers({ count: 1, text: RIVAL, queries: ['planner offline'], sources: OWN_SITE }),
  },
];

const OTHER_PROMPT = 'Which planner works offline?';

export const OFFSITE_CASES: RuleCase[] = [
  {
    rule: 'absent-from-site',
    subject: 'elsewhere.example',
    nearly: (world) =>
      world.answers(
        { count: 8, text: RIVAL, sources: OTHER_SITE },
        { count: 1, text: RIVAL, sources: OTHER_SITE, prompt: OTHER_PROMPT },
        { count: 1, text: RIVAL },
      ),
    provoke: (world) => world.answers({ count: 1, text: RIVAL, sources: OTHER_SITE }),
    heal: (world) => world.answers({ count: 10, text: OWN, sources: OTHER_SITE }),
  },
  {
    rule: 'review-sites',
    subject: 'forum.plaza.example',
    nearly: (world) =>
      world.answers({ count: 9, text: RIVAL, sources: ['https://forum.plaza.example/t/1'] }, { count: 1, text: RIVAL }),
    provoke: (world) => world.answers({ count: 1, text: RIVAL, sources: ['https://forum.plaza.example/t/2'] }),
    heal: (world) => world.answers({ count: 10, text: OWN, sources: ['https://forum.plaza.example/t/2'] }),
  },
];

export const REPUTATION_CASES: RuleCase[] = [
  {
    rule: 'low-sentiment',
    nearly: (world) => world.answers({ count: 19, text: BAD }, { count: 1, text: NOBODY }),
    provoke: (world) => world.answers({ count: 1, text: BAD }),
    heal: (world) => world.answers({ count: 40, text: GOOD }),
  },
  {
    rule: 'sentiment-fell',
    nearly: (world) =>
      world.answers(
        { count: 20, text: GOOD, daysAgo: 40 },
        { count: 15, text: GOOD },
        { count: 4, text: BAD },
        { count: 1, text: NOBODY },
      ),
    provoke: (world) => world.answers({ count: 6, text: BAD }),
    heal: (world) => world.answers({ count: 300, text: GOOD }),
  },
  {
    rule: 'negative-prompts',
    nearly: (world) => world.answers({ count: 4, text: BAD }, { count: 1, text: NOBODY }),
    provoke: (world) => world.answers({ count: 1, text: BAD }),
    heal: (world) => world.answers({ count: 10, text: GOOD }),
  },
];

export const COMPETITOR_CASES: RuleCase[] = [
  {
    rule: 'competitor-overtook',
    nearly: (world) =>
      world.answers({ count: 30, text: OWN, daysAgo: 40 }, { count: 21, text: OWN }, { count: 30, text: RIVAL }),
    provoke: (world) => world.answers({ count: 15, text: RIVAL }),
    heal: (world) => world.answers({ count: 20, text: OWN }),
  },
  {
    rule: 'named-after-competitor',
    nearly: (world) =>
      world.answers(
        { count: 12, text: 'Brellan or Nortivo.' },
        { count: 2, text: 'Nortivo or Brellan.' },
        {
          count: 1,
          text: NOBODY,
        },
      ),
    provoke: (world) => world.answers({ count: 1, text: 'Nortivo or Brellan.' }),
    heal: (world) => world.answers({ count: 1, text: 'Nortivo or Brellan.' }),
  },
  {
    rule: 'low-share-of-voice',
    nearly: (world) => world.answers({ count: 19, text: 'Brellan or Quistor.' }, { count: 1, text: RIVAL }),
    provoke: (world) => world.answers({ count: 1, text: RIVAL }),
    heal: (world) => world.answers({ count: 20, text: OWN }),
  },
];

export const TECHNICAL_CASES: RuleCase[] = [
  {
    rule: 'named-not-cited',
    nearly: (world) => world.answers({ count: 19, text: OWN, sources: OTHER_SITE }, { count: 1, text: OWN }),
    provoke: (world) => world.answers({ count: 1, text: OWN, sources: OTHER_SITE }),
    heal: (world) => world.answers({ count: 1, text: OWN, sources: OWN_SITE }),
  },
  {
    rule: 'only-homepage-cited',
    nearly: (world) =>
      world.answers({ count: 9, text: OWN, sources: ['https://www.nortivo.example/'] }, { count: 1, text: OWN }),
    provoke: (world) => world.answers({ count: 1, text: OWN, sources: ['https://nortivo.example'] }),
    heal: (world) => world.answers({ count: 1, text: OWN, sources: OWN_SITE }),
  },
  {
    rule: 'split-addresses',
    nearly: (world) =>
      world.answers(
        { count: 2, text: OWN, sources: ['http://nortivo.example/help'] },
        { count: 3, text: OWN, sources: ['https://nortivo.example/other'] },
        { count: 3, text: OWN, sources: ['https://docs.nortivo.example'] },
      ),
    provoke: (world) => world.answers({ count: 1, text: OWN, sources: ['http://nortivo.example/help'] }),
    heal: async (world) => {
      world.nowMs += 31 * DAY_MS;
      await world.answers({ count: 3, text: OWN, sources: OWN_SITE });
    },
  },
  {
    rule: 'citations-fell',
    nearly: (world) =>
      world.answers(
        { count: 30, text: OWN, sources: OWN_SITE, daysAgo: 40 },
        { count: 29, text: OWN, sources: OWN_SITE },
        { count: 1, text: OWN },
      ),
    provoke: (world) => world.answers({ count: 10, text: OWN }),
    heal: (world) => world.answers({ count: 200, text: OWN, sources: OWN_SITE }),
  },
  {
    rule: 'answers-without-search',
    subject: 'chatgpt',
    nearly: (world) => world.answers({ count: 14, text: OWN, surface: 'api' }, { count: 20, text: OWN }),
    provoke: (world) => world.answers({ count: 1, text: OWN, surface: 'api' }),
    heal: (world) => world.answers({ count: 15, text: OWN, surface: 'api', sources: OTHER_SITE }),
  },
];

export const RULE_CASES: RuleCase[] = [
  ...SETUP_CASES,
  ...VISIBILITY_CASES,
  ...CONTENT_CASES,
  ...OFFSITE_CASES,
  ...REPUTATION_CASES,
  ...COMPETITOR_CASES,
  ...TECHNICAL_CASES,
];
