/** What a rule takes for chance and what not, on either side of its threshold. Scores worked out by hand. */
import { describe, expect, it } from 'vitest';
import { NOTHING_AROUND } from '#main/core/tasks/facts/surroundings.ts';
import type { TaskFacts } from '#main/core/tasks/facts/task-facts.ts';
import { RULES } from '#main/core/tasks/rules/index.ts';
import { TASK_WORDS } from '#main/core/tasks/words/task-words.ts';
import { readFigures } from './expect-translated.ts';
import { cell, madeUpFacts, period, promptFact, spread } from './made-up-facts.ts';

const QUIET = 0;
const FIRES = 1;

type Case = [claim: string, facts: Partial<TaskFacts>, findings: number];

const one = (answers: number, own: number) => period([cell(answers, { own })]);
/** Ten prompts with as many hits each, unless each is given. */
const ten = (hits: number) => Array.from({ length: 10 }, () => hits);
const inBoth = (now: readonly number[], before: readonly number[], answers = 10) => ({
  current: period(spread(answers, now)),
  previous: period(spread(answers, before)),
});
/** Ten prompts with four answers each that name the brand. */
const felt = (...sentiments: number[]) =>
  period(sentiments.flatMap((sentiment, index) => cell(4, { own: 4, promptId: index + 1, sentiment })));
const inTurn = (one: number, other: number) => felt(...[1, 2, 3, 4, 5].flatMap(() => [one, other]));
/** 30 of 100 as ten prompts that moved up and down: less 4, more 3, and so on. */
const SCATTERED = [0, 7, 1, 6, 2, 5, 0, 4, 3, 2];
const site = (answers: number, named: number, host = 'elsewhere.example') => [
  { host, owner: 'third_party' as const, answers, prompts: 2, named, onlyRivalNamed: answers - named },
];
const tagged = (answers: number, visible: number, rivalNamed: number) =>
  [1, 2].map((id) => promptFact({ id, tags: ['Pricing'], answers, visible, rivalNamed }));
const ahead = (own: readonly number[], rival: number) => period(spread(10, own, { rival }));

const CASES: Record<string, Case[]> = {
  'low-visibility': [
    // Of 200 answers 30 in each, p = 0.15. All prompts alike: Wilson with n = 200, t = 2.262 of 9 degrees.
    ['3 of 20 at each of ten prompts: up to 21.6%', { current: period(spread(20, ten(3))) }, FIRES],
    // Squares 136: variance 10/9 * 136/200^2 = 0.00378, n = 33.7.
    [
      'as many, all at four of them: up to 33.4%',
      { current: period(spread(20, [7, 7, 8, 8, 0, 0, 0, 0, 0, 0])) },
      QUIET,
    ],
    ['none at all at four prompts', { current: period(spread(100, [0, 0, 0, 0])) }, QUIET],
    ['branded prompts alone', { current: period(spread(20, ten(0), { isBranded: true })) }, QUIET],
  ],
  'visibility-drop': [
    // Deviations from -1: squares 54, variance 10/9 * 54/100^2 = 0.006, t = -0.1 / 0.0775.
    ['40 to 30 of 100, some up and some down: t = -1.29', inBoth(SCATTERED, ten(4)), QUIET],
    ['40 to 30 of 100, one at each prompt', inBoth(ten(3), ten(4)), FIRES],
    ['at four prompts alone', inBoth([10, 10, 10, 10], [40, 40, 40, 40], 50), QUIET],
    ['real, but only 4 points', inBoth(ten(36), ten(40), 100), QUIET],
    ['real, by 6 points', inBoth(ten(34), ten(40), 100), FIRES],
    [
      'a new engine on which the brand is unknown',
      {
        current: period([...spread(10, ten(4)), ...spread(10, ten(0), { engine: 'gemini' })]),
        previous: period(spread(10, ten(4))),
      },
      QUIET,
    ],
  ],
  'blind-engine': [
    // Squares 90: variance 10/9 * 90/100^2 = 0.01, t = -1.
    [
      '0 of 60 where others have 10 of 100, all at one prompt',
      {
        current: period([...spread(6, ten(0)), ...spread(10, [10, 0, 0, 0, 0, 0, 0, 0, 0, 0], { engine: 'gemini' })]),
      },
      QUIET,
    ],
    [
      '0 of 60 where others have one of ten at each prompt',
      { current: period([...spread(6, ten(0)), ...spread(10, ten(1), { engine: 'gemini' })]) },
      FIRES,
    ],
    [
      'others have 9 of 100',
      {
        current: period([...spread(30, ten(0)), ...spread(10, [1, 1, 1, 1, 1, 1, 1, 1, 1, 0], { engine: 'gemini' })]),
      },
      QUIET,
    ],
  ],
  'language-gap': [
    // Squares 250 over 20 prompts: variance 20/19 * 250/100^2 = 0.0263, t = -1.23.
    [
      '50 against 70 of 100, all or nothing at each prompt',
      {
        current: period([
          ...spread(10, [0, 10, 0, 10, 0, 10, 0, 10, 0, 10], { language: 'DE', promptId: 11 }),
          ...spread(10, ten(7)),
        ]),
      },
      QUIET,
    ],
    [
      '5 against 7 of 10 at each prompt',
      { current: period([...spread(10, ten(5), { language: 'DE', promptId: 11 }), ...spread(10, ten(7))]) },
      FIRES,
    ],
    [
      'real, but only 14 points',
      { current: period([...spread(100, ten(50), { language: 'DE', promptId: 11 }), ...spread(100, ten(64))]) },
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
    // Prompts 10 from the mean: variance 10/9 * 10 * 40^2 / 40^2 / 10^2 = 11.1, t = 2.262.
    ['39 with a small spread: up to 46.5', { current: inTurn(29, 49) }, FIRES],
    ['39 with a wide spread: up to 54.1', { current: inTurn(19, 59) }, QUIET],
    ['40', { current: inTurn(40, 40) }, QUIET],
  ],
  'sentiment-fell': [
    [
      'from 60 to 50, 30 up or down at each prompt: t = -1',
      { current: inTurn(20, 80), previous: inTurn(60, 60) },
      QUIET,
    ],
    [
      'from 60 to 50, 10 up or down at each prompt: t = -3',
      { current: inTurn(40, 60), previous: inTurn(60, 60) },
      FIRES,
    ],
    ['real, but only by 4', { current: inTurn(56, 56), previous: inTurn(60, 60) }, QUIET],
  ],
  'negative-prompts': [
    ['40 is neutral', { prompts: [promptFact({ named: 9, sentiment: 40 })] }, QUIET],
    ['39.9 is not', { prompts: [promptFact({ named: 9, sentiment: 39.9 })] }, FIRES],
  ],
  'competitor-overtook': [
    // Squares 138: variance 10/9 * 138/100^2 = 0.0153, t = 0.2 / 0.124.
    [
      'at some prompts only: t = 1.61',
      { current: ahead([0, 8, 0, 8, 0, 8, 0, 6, 0, 0], 5), previous: ahead(ten(3), 3) },
      QUIET,
    ],
    ['at every prompt', { current: ahead(ten(3), 5), previous: ahead(ten(3), 3) }, FIRES],
    ['was ahead before', { current: ahead(ten(3), 5), previous: ahead(ten(3), 4) }, QUIET],
  ],
  'low-share-of-voice': [
    ['2 of 10 at each prompt: up to 30.4%, below a third', { current: ahead(ten(2), 8) }, FIRES],
    ['3 of 10 at each prompt: up to 41.1%', { current: ahead(ten(3), 7) }, QUIET],
    ['one competitor only', { current: ahead(ten(2), 8), competitors: madeUpFacts().competitors.slice(0, 1) }, QUIET],
  ],
  'citations-fell': [
    ['40 to 30 of 100, some up and some down: t = -1.29', inBoth(SCATTERED, ten(4)), QUIET],
    ['40 to 30 of 100, one at each prompt', inBoth(ten(3), ten(4)), FIRES],
    ['10 to 0 of 100', inBoth(ten(0), ten(1)), FIRES],
    ['9 to 0 of 100: too few to lose', inBoth(ten(0), [1, 1, 1, 1, 1, 1, 1, 1, 1, 0]), QUIET],
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
        const { summary, metrics } = say(words, NOTHING_AROUND);
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
