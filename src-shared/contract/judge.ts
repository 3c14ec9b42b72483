/** The judge: a model of the owner's that reads sentences which name brands, where words alone say nothing or everywhere. */
import { z } from 'zod';

import { JUDGE_MISSES, JUDGE_MODES, JUDGED_BRANDS } from '../vocabulary/judge.ts';
import { OPINION_CLASSES } from '../vocabulary/opinions.ts';
import { calendarDate, nameText, projectIdParam, shownDate } from './fields.ts';
import { keyedBy, rangeField } from './intervals.ts';
import { operation } from './operation.ts';
import { usd } from './prices.ts';

const judgeSettings = z.object({
  mode: z.enum(JUDGE_MODES).describe('unsure: only mentions of which words alone say nothing; all: every mention'),
  brands: z.enum(JUDGED_BRANDS).describe('own: mentions of the own brand; tracked: of competitors too'),
  route: z.string().nullable().describe('The service that is asked; null until one was chosen'),
  model: z.string().nullable(),
  since: shownDate.describe('Answers from this UTC day on'),
  monthlyCapUsd: usd.nullable().describe('Its own, besides those of project and account'),
});

export const judgeStatus = judgeSettings.extend({
  instructionVersion: z.int().describe('What an older version judged is judged again'),
  isRunning: z.boolean(),
  problem: z.string().nullable().describe('Why it stands still, as a sentence in English'),
  waitingAnswers: z.int().describe('Answers that were not looked at yet'),
  spentUsd: usd.describe('By the judge in this month; calls of unknown cost count with their most'),
  verdicts: keyedBy(OPINION_CLASSES, z.int()).describe('Of this version'),
  misses: keyedBy(JUDGE_MISSES, z.int()).describe('Mentions without a verdict: each is asked for twice at most'),
  agreement: z
    .object({
      judgedTwice: z.int().describe('One mention in twenty is judged a second time, in another order'),
      share: z.number().nullable().describe('Percent of them with the same opinion both times'),
      interval: rangeField.nullable().describe('95 %'),
    })
    .describe('Of the judge with itself; it says nothing of whether it is right'),
  routes: z.array(
    z.object({
      route: z.string(),
      label: z.string(),
      model: z.string().describe('What this service is asked for otherwise'),
      hasKey: z.boolean(),
      isLocal: z.boolean(),
    }),
  ),
});

const params = { projectId: projectIdParam };
const wanted = {
  mode: z.enum(JUDGE_MODES),
  brands: z.enum(JUDGED_BRANDS).optional().describe('own where left out'),
  route: nameText(1, 100).optional().describe('As `routes` lists them; needed unless it is off'),
  model: nameText(1, 200).optional().describe('What the route is asked for otherwise where left out'),
  since: calendarDate.optional().describe('30 days ago where left out'),
};

export const judgeOperations = {
  'judge.get': operation({
    name: 'judge.get',
    summary: 'What a project wants of a judge of opinions, how far it is and how often it agrees with itself',
    http: { method: 'GET', path: '/projects/{projectId}/judge' },
    scope: 'read',
    reads: ['answers', 'brands', 'engines', 'projects', 'spend'],
    params,
    output: judgeStatus,
    errors: ['NOT_FOUND'],
  }),
  'judge.update': operation({
    name: 'judge.update',
    summary:
      'Switch the judge on or off; what another model or instruction judged is judged again. Off, nothing is sent',
    http: { method: 'PUT', path: '/projects/{projectId}/judge' },
    scope: 'write',
    changes: ['projects'],
    params,
    body: {
      ...wanted,
      monthlyCapUsd: z.number().min(0).max(1e6).nullish().describe('None where left out'),
    },
    output: judgeStatus,
    errors: ['NOT_FOUND'],
  }),
  'judge.forecast': operation({
    name: 'judge.forecast',
    summary: 'What judging the answers that are there would cost, from a sample of them; sends nothing',
    http: { method: 'GET', path: '/projects/{projectId}/judge/forecast' },
    scope: 'read',
    reads: ['answers', 'brands', 'engines', 'prices'],
    params,
    query: { ...wanted, mode: z.enum(['unsure', 'all']).default('unsure'), route: nameText(1, 100) },
    output: z.object({
      answers: z.int().describe('That name a brand whose mentions are wanted'),
      sampledAnswers: z.int(),
      mentions: z.int().describe('To be judged'),
      calls: z.int(),
      expectedUsd: usd,
      ceilingUsd: usd,
      isPriced: z.boolean().describe('false: no price is known, and rates are taken that few models exceed'),
    }),
    errors: ['NOT_FOUND'],
  }),
  'judge.run': operation({
    name: 'judge.run',
    summary: 'Judge what is due now; it is looked for every quarter of a minute anyway while the app runs',
    http: { method: 'POST', path: '/projects/{projectId}/judge/run' },
    scope: 'write',
    changes: ['answers', 'projects', 'spend'],
    params,
    output: judgeStatus,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
