/** The planner: what a precision takes, and what each way to it costs. */
import { z } from 'zod';

import { LEVERS } from '../statistics/plan-design.ts';
import { ESTIMATED_FIGURES } from '../vocabulary/figures.ts';
import { checkDates, figureFilters, projectIdParam, shownDate } from './fields.ts';
import { operation } from './operation.ts';
import { usd } from './prices.ts';

/** Prompts that are covered are counted once each: no sample and no day makes them more precise. */
const plannedFigure = z.enum(ESTIMATED_FIGURES).exclude(['visibilityRate']);

/** A positive number that may come as a text. */
function positive(max: number) {
  return z
    .preprocess(
      (value) => (typeof value === 'string' && /^\d{1,3}(\.\d{1,4})?$/.test(value) ? Number(value) : value),
      z.number().positive().max(max),
    )
    .meta({ type: 'number', exclusiveMinimum: 0, maximum: max });
}

export const MISSING_FOR_PLAN = ['prompts', 'answers', 'repeats'] as const;

const design = z.object({
  prompts: z.int(),
  engines: z.number().describe('On average of a prompt'),
  days: z.number().describe('Asked within the window, on average of a prompt and engine'),
  samples: z.number().describe('Answers of a prompt, engine and day that count, on average'),
});

export const precisionPlan = z.object({
  figure: plannedFigure,
  target: z.object({ halfWidth: z.number().nullable(), detect: z.number().nullable() }),
  basis: z
    .enum(['measured', 'assumed'])
    .describe('assumed: answers to one prompt are taken to correlate by 0.4, at a rate of 50'),
  missing: z
    .array(z.enum(MISSING_FOR_PLAN))
    .describe('What is too little to measure it: fewer than 5 prompts, than 30 answers, no repeats'),
  periodStart: shownDate,
  periodEnd: shownDate,
  value: z.number(),
  components: z
    .object({ prompts: z.number(), engines: z.number(), days: z.number(), answers: z.number(), drift: z.number() })
    .describe(
      'Variances in the squared unit of the figure: between prompts, engines within, days within, answers, and of how prompts drift',
    ),
  design: design.describe('What is asked now'),
  current: z.object({
    halfWidth: z.number().describe('Of the brand interval'),
    detects: z.number().describe('Change between two such windows that is seen in 80 % of cases'),
    answers: z.int(),
    figureUsd: usd.describe('What the answers of one window cost'),
    monthlyUsd: usd,
  }),
  isReached: z.boolean(),
  levers: z.array(
    z.object({
      lever: z.enum(LEVERS),
      needed: z
        .int()
        .nullable()
        .describe('The least of it that reaches the target, all else as now; null where no amount does'),
      reaches: z.number().describe('With that, or with the most of it: in the unit of the target'),
      answers: z.int().nullable(),
      figureUsd: usd.nullable(),
      monthlyUsd: usd.nullable().describe('By the schedule; more days take longer and cost no more a month'),
      windowDays: z.int().nullable().describe('Days that the figure is then about'),
    }),
  ),
  cheapest: z.enum(LEVERS).nullable().describe('By what the answers of one window cost'),
});

export const planOperations = {
  'money.plan': operation({
    name: 'money.plan',
    summary: 'How many prompts, samples, days or engines a precision takes, and what each costs',
    http: { method: 'GET', path: '/projects/{projectId}/plan' },
    scope: 'read',
    reads: ['account', 'answers', 'engines', 'prices', 'projects', 'prompts', 'spend'],
    params: { projectId: projectIdParam },
    query: {
      halfWidth: positive(100).optional().describe('Half the width of the brand interval; or detect'),
      detect: positive(100).optional().describe('A change that is to be seen in 80 % of cases; or halfWidth'),
      figure: plannedFigure.default('mentionRate'),
      ...figureFilters,
    },
    check: (input) =>
      checkDates(input).check((context) => {
        const { halfWidth, detect } = context.value as { halfWidth?: number; detect?: number };
        if ((halfWidth === undefined) !== (detect === undefined)) return;
        const message = 'send halfWidth or detect, one of them';
        context.issues.push({ code: 'custom', path: ['halfWidth'], message, input: context.value });
      }),
    output: precisionPlan,
    errors: ['NOT_FOUND'],
  }),
};
