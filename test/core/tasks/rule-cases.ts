/** For each rule the least that provokes it, what is just short of that, and what takes the evidence away again. */

import { DAY_MS } from '#support/task-world.ts';
import type { RuleCase } from './rule-case.ts';
import { SETUP_CASES } from './setup-rule-cases.ts';

const OWN = 'Nortivo is a planner.';
const RIVAL = 'Brellan is a planner.';
const NOBODY = 'There are many planners.';
const GOOD = 'Nortivo is excellent, reliable and great.';
const BAD = 'Nortivo is terrible, bad and unreliable.';
const OWN_SITE = ['https://nortivo.example/pricing'];
const OTHER_SITE = ['https://elsewhere.example/list'];
const VISIBILITY_CASES: RuleCase[] = [
  {
    rule: 'low-visibility',
    nearly: (world) => world.answers({ count: 100, text: NOBODY, prompts: 4 }),
    // Of five prompts and not a visible answer: up to 43 %; of ten up to 28 %.
    provoke: (world) => world.answers({ count: 10, text: NOBODY, prompts: 10 }),
    heal: (world) => world.answers({ count: 100, text: OWN, prompts: 10 }),
  },
  {
    rule: 'visibility-drop',
    nearly: (world) =>
      world.answers(
        { count: 30, text: OWN, daysAgo: 40, prompts: 6 },
        { count: 29, text: OWN, prompts: 6 },
        // All of it at one prompt: the others stand still.
        { count: 20, text: NOBODY },
      ),
    provoke: (world) => world.answers({ count: 30, text: NOBODY, prompts: 6 }),
    heal: async (world) => {
      world.nowMs += 31 * DAY_MS;
      await world.answers({ count: 60, text: OWN, prompts: 6 });
    },
  },
  {
    rule: 'blind-engine',
    subject: 'perplexity',
    nearly: (world) =>
      world.answers({ count: 40, text: OWN, prompts: 5 }, { count: 29, text: NOBODY, model: 'perplexity', prompts: 5 }),
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
      world.answers(
        { count: 30, text: OWN, prompts: 5 },
        { count: 29, text: NOBODY, prompt: 'Welcher Planer?', language: 'de', prompts: 5 },
      ),
    provoke: (world) => world.answers({ count: 1, text: NOBODY, prompt: 'Welcher Planer?', language: 'de' }),
    heal: (world) => world.answers({ count: 180, text: OWN, prompt: 'Welcher Planer?', language: 'de', prompts: 5 }),
  },
];

const pricing = (count: number, text: string) => [
  { count, text, prompt: 'What does a planner cost?', tags: ['Pricing'] },
  { count, text, prompt: 'Which planner is free?', tags: ['Pricing'] },
];

const CONTENT_CASES: RuleCase[] = [
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

const OFFSITE_CASES: RuleCase[] = [
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

const REPUTATION_CASES: RuleCase[] = [
  {
    rule: 'low-sentiment',
    nearly: (world) => world.answers({ count: 19, text: BAD, prompts: 5 }, { count: 1, text: NOBODY }),
    provoke: (world) => world.answers({ count: 1, text: BAD }),
    heal: (world) => world.answers({ count: 40, text: GOOD, prompts: 5 }),
  },
  {
    rule: 'sentiment-fell',
    nearly: (world) =>
      world.answers(
        { count: 30, text: GOOD, daysAgo: 40, prompts: 5 },
        { count: 30, text: GOOD, prompts: 5 },
        { count: 4, text: BAD },
        { count: 1, text: NOBODY },
      ),
    provoke: (world) => world.answers({ count: 20, text: BAD, prompts: 5 }),
    heal: (world) => world.answers({ count: 600, text: GOOD, prompts: 5 }),
  },
  {
    rule: 'negative-prompts',
    nearly: (world) => world.answers({ count: 4, text: BAD }, { count: 1, text: NOBODY }),
    provoke: (world) => world.answers({ count: 1, text: BAD }),
    heal: (world) => world.answers({ count: 10, text: GOOD }),
  },
];

const COMPETITOR_CASES: RuleCase[] = [
  {
    rule: 'competitor-overtook',
    nearly: (world) =>
      world.answers(
        { count: 30, text: OWN, daysAgo: 40, prompts: 6 },
        { count: 24, text: OWN, prompts: 6 },
        { count: 40, text: RIVAL },
      ),
    provoke: (world) => world.answers({ count: 60, text: RIVAL, prompts: 6 }),
    heal: (world) => world.answers({ count: 60, text: OWN, prompts: 6 }),
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
    nearly: (world) =>
      world.answers({ count: 19, text: 'Brellan or Quistor.', prompts: 10 }, { count: 1, text: RIVAL }),
    provoke: (world) => world.answers({ count: 1, text: RIVAL }),
    heal: (world) => world.answers({ count: 20, text: OWN, prompts: 10 }),
  },
];

const TECHNICAL_CASES: RuleCase[] = [
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
        { count: 30, text: OWN, sources: OWN_SITE, daysAgo: 40, prompts: 6 },
        { count: 29, text: OWN, sources: OWN_SITE, prompts: 6 },
        { count: 20, text: OWN },
      ),
    provoke: (world) => world.answers({ count: 30, text: OWN, prompts: 6 }),
    heal: async (world) => {
      world.nowMs += 31 * DAY_MS;
      await world.answers({ count: 60, text: OWN, sources: OWN_SITE, prompts: 6 });
    },
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
