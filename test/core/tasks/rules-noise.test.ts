/** What a rule takes for chance and what not, on either side of its threshold. Scores worked out by hand. */
import { describe, expect, it } from 'vitest';

import type { TaskFacts } from '#main/core/tasks/facts/task-facts.ts';
import { RULES } from '#main/core/tasks/rules/index.ts';
import { TASK_WORDS } from '#main/core/tasks/words/task-words.ts';
import { readFigures } from './expect-translated.ts';
import { cell, madeUpFacts, period, promptFact, RIVAL_ID } from './made-up-facts.ts';

const QUIET = 0;
const FIRES = 1;

type Case = [claim: string, facts: Partial<TaskFacts>, findings: number];

const one = (answers: number, own: number) => period([cell(answers, { own })]);
const inBoth = (now: [number, number], before: [number, number]) => ({
  current: one(...now),
  previous: one(...before),
});
const sentiment = (count: number, mean: number, variance: number) => period([], { count, mean, variance });
const site = (answers: number, named: number, host = 'elsewhere.example') => [
  { host, owner: 'third_party' as const, answers, prompts: 2, named, onlyRivalNamed: answers - named },
];
const tagged = (answers: number, visible: number, rivalNamed: number) =>
  [1, 2].map((id) => promptFact({ id, tags: ['Pricing'], answers, visible, rivalNamed }));
const rivalry = (onlyRival: number, onlyOwn: number) => [
  { brandId: RIVAL_ID, both: 0, onlyRival, onlyOwn, rivalFirst: 0 },
];
const ahead = (own: number, rival: number) => period([cell(100, { own, rival })]);

const CASES: Record<string, Case[]> = {
  'low-visibility': [
    ['20 of 100: the interval ends at 28.9%', { current: one(100, 20) }, FIRES],
    ['22 of 100: the interval ends at 31.1%', { current: one(100, 22) }, QUIET],
    ['branded prompts alone', { current: period([cell(100, { own: 0, isBranded: true })]) }, QUIET],
  ],
  'visibility-drop': [
    ['40 to 30 of 100: z = -1.48', inBoth([100, 30], [100, 40]), QUIET],
    ['45 to 30 of 100: z = -2.19', inBoth([100, 30], [100, 45]), FIRES],
    ['real, but only 4 points', inBoth([10_000, 3_600], [10_000, 4_000]), QUIET],
    ['real, by 6 points', inBoth([10_000, 3_400], [10_000, 4_000]), FIRES],
    [
      'a new engine on which the brand is unknown',
      {
        current: period([cell(100, { own: 45 }), cell(100, { own: 0, engine: 'gemini' })]),
        previous: one(100, 45),
      },
      QUIET,
    ],
  ],
  'blind-engine': [
    [
      '0 of 15 where others have 10 of 100: z = -1.28',
      { current: period([cell(15, { own: 0 }), cell(100, { own: 10, engine: 'gemini' })]) },
      QUIET,
    ],
    [
      '0 of 60 where others have 10 of 100: z = -2.53',
      { current: period([cell(60, { own: 0 }), cell(100, { own: 10, engine: 'gemini' })]) },
      FIRES,
    ],
    [
      'others have 9 of 100',
      { current: period([cell(300, { own: 0 }), cell(100, { own: 9, engine: 'gemini' })]) },
      QUIET,
    ],
  ],
  'language-gap': [
    [
      '10 against 14 of 20: z = -1.29',
      { current: period([cell(20, { own: 10, language: 'DE' }), cell(20, { own: 14 })]) },
      QUIET,
    ],
    [
      '100 against 140 of 200: z = -4.08',
      { current: period([cell(200, { own: 100, language: 'DE' }), cell(200, { own: 140 })]) },
      FIRES,
    ],
    [
      'real, but only 14 points',
      { current: period([cell(2_000, { own: 1_000, language: 'DE' }), cell(2_000, { own: 1_280 })]) },
      QUIET,
    ],
  ],
  'weak-prompts': [
    [
      '9 of 30 beside 35 of 70: z = -1.84',
      { current: one(100, 44), prompts: [promptFact({ answers: 30, visible: 9 })] },
      QUIET,
    ],
    [
      '3 of 30 beside 41 of 70: z = -4.48',
      { current: one(100, 44), prompts: [promptFact({ answers: 30, visible: 3 })] },
      FIRES,
    ],
    [
      'real, but only 14 points',
      { current: one(4_000, 1_720), prompts: [promptFact({ answers: 2_000, visible: 720 })] },
      QUIET,
    ],
  ],
  'topic-gap': [
    ['visible in 2 of 20', { current: one(20, 2), prompts: tagged(10, 1, 9) }, FIRES],
    ['visible in 4 of 20 and no other topic', { current: one(20, 4), prompts: tagged(10, 2, 9) }, QUIET],
    ['20 of 100 beside 45 of 100: z = -3.77', { current: one(200, 65), prompts: tagged(50, 10, 40) }, FIRES],
    ['30 of 100 beside 45 of 100: z = -2.19', { current: one(200, 75), prompts: tagged(50, 15, 40) }, QUIET],
    ['nobody else is named either', { current: one(20, 0), prompts: tagged(10, 0, 4) }, QUIET],
    [
      'one prompt only',
      { current: one(20, 0), prompts: [promptFact({ tags: ['Pricing'], answers: 20, rivalNamed: 20 })] },
      QUIET,
    ],
  ],
  'comparison-pages': [
    [
      'own site in 4 of 20',
      { searches: [{ queryId: 1, text: 'planner vs paper', answers: 20, prompts: 1, cited: 4 }] },
      FIRES,
    ],
    [
      'own site in 5 of 20',
      { searches: [{ queryId: 1, text: 'planner vs paper', answers: 20, prompts: 1, cited: 5 }] },
      QUIET,
    ],
    [
      'they name the brand',
      { searches: [{ queryId: 1, text: 'nortivo vs paper', answers: 20, prompts: 1, cited: 0 }] },
      QUIET,
    ],
  ],
  'absent-from-site': [
    ['4 of 40 where 50 of 100 name the brand: z = -4.39', { current: one(100, 50), hosts: site(40, 4) }, FIRES],
    ['3 of 12 where 55 of 100 name it: z = -1.97', { current: one(100, 55), hosts: site(12, 3) }, QUIET],
    ['30 of 100 where 50 of 100 name it', { current: one(100, 50), hosts: site(100, 30) }, QUIET],
    ['a review portal', { current: one(100, 50), hosts: site(40, 0, 'reviews.example') }, QUIET],
    ['a competitor', { hosts: site(40, 0).map((each) => ({ ...each, owner: 'rival' as const })) }, QUIET],
  ],
  'review-sites': [
    ['in 5% of the answers', { current: one(400, 100), hosts: site(20, 9, 'reviews.example') }, FIRES],
    ['in less than 5%', { current: one(401, 100), hosts: site(20, 9, 'reviews.example') }, QUIET],
    ['half of them name the brand', { current: one(100, 50), hosts: site(20, 10, 'reviews.example') }, QUIET],
  ],
  'low-sentiment': [
    ['39 with a small spread: up to 47.8', { current: sentiment(20, 39, 400) }, FIRES],
    ['39 with a wide spread: up to 52.1', { current: sentiment(20, 39, 900) }, QUIET],
    ['40', { current: sentiment(2_000, 40, 400) }, QUIET],
  ],
  'sentiment-fell': [
    [
      'from 60 to 50 of 20 each: z = -1.58',
      { current: sentiment(20, 50, 400), previous: sentiment(20, 60, 400) },
      QUIET,
    ],
    [
      'from 60 to 50 of 40 each: z = -2.24',
      { current: sentiment(40, 50, 400), previous: sentiment(40, 60, 400) },
      FIRES,
    ],
    ['real, but only by 4', { current: sentiment(4_000, 56, 400), previous: sentiment(4_000, 60, 400) }, QUIET],
  ],
  'negative-prompts': [
    ['40 is neutral', { prompts: [promptFact({ named: 9, sentiment: 40 })] }, QUIET],
    ['39.9 is not', { prompts: [promptFact({ named: 9, sentiment: 39.9 })] }, FIRES],
  ],
  'competitor-overtook': [
    ['12 against 6: z = 1.41', { current: ahead(30, 36), previous: ahead(30, 30), rivalries: rivalry(12, 6) }, QUIET],
    ['30 against 10: z = 3.16', { current: ahead(30, 50), previous: ahead(30, 30), rivalries: rivalry(30, 10) }, FIRES],
    ['was ahead before', { current: ahead(30, 50), previous: ahead(30, 31), rivalries: rivalry(30, 10) }, QUIET],
  ],
  'low-share-of-voice': [
    ['20 of 100: the interval ends at 28.9%, below a third', { current: ahead(20, 80) }, FIRES],
    ['30 of 100: the interval ends at 39.6%', { current: ahead(30, 70) }, QUIET],
    ['one competitor only', { current: ahead(20, 80), competitors: madeUpFacts().competitors.slice(0, 1) }, QUIET],
  ],
  'citations-fell': [
    ['40 to 30 of 100: z = -1.48', inBoth([100, 30], [100, 40]), QUIET],
    ['45 to 30 of 100: z = -2.19', inBoth([100, 30], [100, 45]), FIRES],
    ['10 to 0 of 100', inBoth([100, 0], [100, 10]), FIRES],
    ['9 to 0 of 100: too few to lose', inBoth([100, 0], [100, 9]), QUIET],
  ],
  'unreadable-replies': [
    ['3 of 15', { unreadable: [{ engine: 'chatgpt', jobs: 15, unreadable: 3 }] }, FIRES],
    ['3 of 16', { unreadable: [{ engine: 'chatgpt', jobs: 16, unreadable: 3 }] }, QUIET],
  ],
  'answers-without-search': [
    ['7 of 15 searched', { engines: [{ engine: 'chatgpt', answers: 15, grounded: 7 }] }, FIRES],
    ['10 of 20 searched', { engines: [{ engine: 'chatgpt', answers: 20, grounded: 10 }] }, QUIET],
  ],
  'split-addresses': [
    [
      'one path on two hosts',
      { ownPages: ['', 'docs.'].map((sub, index) => toPage(index, `https://${sub}nortivo.example/a`)) },
      FIRES,
    ],
    [
      'two homepages',
      { ownPages: ['', 'docs.'].map((sub, index) => toPage(index, `https://${sub}nortivo.example`)) },
      QUIET,
    ],
  ],
};

function toPage(sourceId: number, url: string) {
  return { sourceId, publicId: `s${sourceId}`, url, host: new URL(url).host, answers: 2 };
}

describe.each(Object.entries(CASES))('the rule %s', (id, cases) => {
  const rule = RULES.find((each) => each.id === id);
  it.each(cases)('%s', (_claim, change, findings) => {
    expect(rule?.find(madeUpFacts(change))).toHaveLength(findings);
  });

  it('says the same figures in both languages, however large', () => {
    const found = cases.flatMap(([, change]) => rule?.find(madeUpFacts(change)) ?? []);
    for (const { say, items } of found) {
      const [english, german] = [TASK_WORDS.en, TASK_WORDS.de].map((words) => {
        const { summary, metrics } = say(words);
        return [summary, ...metrics.map(({ value }) => value), ...items.map((item) => item.say(words))];
      });
      expect(german?.map((text) => readFigures(text, true))).toEqual(english?.map((text) => readFigures(text, false)));
    }
  });
});

describe('every rule', () => {
  it.each(RULES.map((rule) => [rule.id, rule] as const))('%s finds nothing where nothing happened', (id, rule) => {
    const isSetup = id === 'few-prompts';
    expect(rule.find(madeUpFacts())).toHaveLength(isSetup ? 1 : 0);
  });

  it('has an impact and an effort from 1 to 10 in whole numbers', () => {
    const facts = madeUpFacts({ current: one(100, 0), competitors: [], own: { ...madeUpFacts().own, domains: [] } });
    for (const finding of RULES.flatMap((rule) => rule.find(facts))) {
      for (const value of [finding.impact, finding.effort]) {
        expect(Number.isInteger(value) && value >= 1 && value <= 10, finding.subject).toBe(true);
      }
    }
  });
});
