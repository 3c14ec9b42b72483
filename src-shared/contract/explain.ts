/** Where a change comes from, down to the answers behind it, and what a figure is made of. */
import { z } from 'zod';
import { CHANGE_GROUPS, EXPLAINED_FIGURES } from '../vocabulary/figures.ts';
import { listedAnswer } from './answers.ts';
import { excludedQuestions } from './coverage.ts';
import {
  checkDates,
  comparedFilters,
  domainField,
  engineField,
  pageFields,
  pagination,
  projectIdParam,
  shownDate,
} from './fields.ts';
import { changeVerdict, figureInterval, verdictField } from './intervals.ts';
import { operation } from './operation.ts';
import { FIGURES } from './subjects.ts';

const figureField = z.enum(EXPLAINED_FIGURES);
const verdict = verdictField;
const points = z.number().describe('In the unit of the figure: percentage points for rates');

export const contribution = z.object({
  id: z
    .string()
    .describe(
      'Prompt, engine, tag or language; prompt and engine with a colon between; empty for prompts without a tag',
    ),
  label: z.string(),
  promptId: z.string().nullable(),
  model: engineField.nullable(),
  points,
  mixPoints: points.describe('Of them, because something else was asked'),
  answeredPoints: points.describe('Of them, because the same was answered differently'),
  sharePercent: z.number().nullable().describe('Of the change; null without one'),
  current: z.number().nullable().describe('The figure here'),
  previous: z.number().nullable(),
  currentN: z.int().describe('What the figure here counts: answers, answers that name the brand, mentions or prompts'),
  previousN: z.int(),
  verdict: verdict.describe('Of the change of the figure here'),
});

export const changeCause = z.object({
  kind: z
    .enum(['engine', 'prompts', 'tag', 'language', 'asked', 'everywhere'])
    .describe(
      '`engine`: all of its prompts, or those in promptIds; `asked`: other questions, or more and fewer of them; `everywhere`: no part stands out, and always where the whole change is not beyond noise',
    ),
  id: z.string().describe('Engine, tag or language; else empty'),
  label: z.string(),
  points,
  prompts: z.int().describe('Prompts there that moved with the change'),
  ofPrompts: z.int().describe('Prompts there with answers'),
  promptIds: z.array(z.string()).describe('Those that moved with the change, most first; the first fifty'),
  verdict,
});

const movedRate = { before: z.number(), now: z.number().describe('% of the answers there that name or cite it') };

export const changeStory = z
  .object({
    leadsWith: z.enum(['cause', 'rival', 'source']).describe('What explains most with the fewest rows'),
    cause: changeCause,
    rival: z
      .object({
        brandId: z.string(),
        name: z.string(),
        prompts: z.int().describe('Of those that moved, where this brand came as the own one went, or the reverse'),
        ...movedRate,
      })
      .nullable(),
    source: z
      .object({
        sourceId: z.string(),
        url: z.string(),
        way: z.enum(['gone', 'rarer', 'new', 'more']),
        ...movedRate,
      })
      .nullable(),
    readPrompts: z.int().describe('Prompts whose answers were looked at for rival and source: those that moved most'),
  })
  .describe('The change in one sentence, without the words');

const period = z.object({ periodStart: shownDate, periodEnd: shownDate });

export const explainedChange = z.object({
  figure: figureField,
  by: z.enum(CHANGE_GROUPS),
  periods: z.object({ current: period, previous: period }),
  current: z.number().nullable(),
  previous: z.number().nullable(),
  change: z.number().nullable().describe('null where either period has nothing to count; then nothing is explained'),
  currentN: z.int(),
  previousN: z.int(),
  verdict: changeVerdict,
  mix: z.number().nullable().describe('Because something else was asked; with `answered` it is the change'),
  answered: z.number().nullable().describe('Because the same prompts and engines answered differently'),
  judged: z
    .int()
    .describe('Rows whose change could be judged; of those called real or on these prompts at most 10 % are chance'),
  contributions: z.array(contribution).describe('They add up to the change; largest first'),
  story: changeStory.nullable().describe('null without a change'),
});

const namedBrand = z.object({ brandId: z.string(), name: z.string(), isUserBrand: z.boolean() });
const page = z.object({ sourceId: z.string(), url: z.string() });
const comparedAnswer = listedAnswer.extend({ engineVersion: z.string().nullable() });

export const changedAnswer = z.object({
  way: z.enum(['lost', 'won']),
  answer: comparedAnswer,
  before: comparedAnswer.nullable().describe('The last one of before, of the same engine, that was otherwise'),
  brandsIn: z.array(namedBrand).describe('Named here, and not before'),
  brandsOut: z.array(namedBrand),
  sourcesIn: z.array(page).describe('Cited here, and not before; the first twenty'),
  sourcesOut: z.array(page),
  inOurPlace: namedBrand.nullable().describe('Who is named in the place that the own brand had before'),
  modelChange: z.object({ from: z.string(), to: z.string() }).nullable(),
});

const explainFields = {
  ...comparedFilters,
  figure: figureField,
};

export const explainOperations = {
  'metrics.explainChange': operation({
    name: 'metrics.explainChange',
    summary: 'Where the change of a figure comes from: parts that add up to it, and the first cause',
    http: { method: 'GET', path: '/projects/{projectId}/metrics/changes' },
    scope: 'read',
    reads: [...FIGURES, 'brands'],
    params: { projectId: projectIdParam },
    query: {
      ...explainFields,
      by: z.enum(CHANGE_GROUPS).describe('visibilityRate counts prompts: by prompt, tag or language alone'),
    },
    check: (input) => checkGroups(checkDates(input)),
    output: explainedChange,
    errors: ['NOT_FOUND'],
  }),
  'metrics.changedAnswers': operation({
    name: 'metrics.changedAnswers',
    summary: 'The answers of a prompt that were lost and won, each beside the last one of before',
    http: { method: 'GET', path: '/projects/{projectId}/metrics/changes/answers' },
    scope: 'read',
    reads: [...FIGURES, 'brands'],
    params: { projectId: projectIdParam },
    query: {
      ...explainFields,
      promptId: z.string(),
      way: z.enum(['lost', 'won']).optional().describe('Only these; absent: those of the change first'),
      ...pageFields,
    },
    check: checkDates,
    output: z.object({
      prompt: z.string(),
      current: z.number().nullable().describe('The figure of this prompt'),
      previous: z.number().nullable(),
      lost: z.int(),
      won: z.int(),
      answers: z.array(changedAnswer),
      pagination,
    }),
    errors: ['NOT_FOUND'],
  }),
  'metrics.explain': operation({
    name: 'metrics.explain',
    summary:
      'What a figure is made of: its formula with the numbers in it, what was left out, and the answers behind it',
    http: { method: 'GET', path: '/projects/{projectId}/metrics/explain' },
    scope: 'read',
    reads: [...FIGURES, 'brands', 'runs'],
    params: { projectId: projectIdParam },
    query: {
      ...explainFields,
      promptId: z.string().optional().describe('Only of this prompt'),
      brandId: z.string().optional().describe('Of this tracked brand; absent: of the own one'),
      sourceId: z.string().optional().describe('citationRate alone: of this page instead of a brand'),
      domain: domainField.optional().describe('citationRate alone: of all pages of this host instead of a brand'),
    },
    check: (input) => checkSource(checkDates(input)),
    output: z.object({
      figure: figureField,
      brand: namedBrand,
      source: z
        .object({ sourceId: z.string().nullable().describe('Null for a domain'), name: z.string() })
        .optional()
        .describe('The page or domain that the figure is of, where one was asked for; it is not of the brand then'),
      ...period.shape,
      value: z.number().nullable(),
      definition: z.string(),
      formula: z.string().describe('With the numbers in it'),
      numerator: z.number(),
      denominator: z.int(),
      asked: z.int().describe('Questions: those counted, those excluded, and those under way'),
      counted: z.int().describe('Answers'),
      underWay: z.int(),
      excluded: z.array(excludedQuestions).describe('Questions that brought nothing to count, most first'),
      interval: figureInterval,
      overrides: z
        .int()
        .describe('Of sentiment: answers behind it in which somebody decided by hand what is said; else 0'),
      ruleVersion: z.string().describe('What the answers were measured by; figures of one version can be compared'),
      answers: z.object({
        count: z.int(),
        href: z.string().describe('They are listed there, on this server'),
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
};

/** What a page or domain has is a share of the answers that cite it: one of them, no brand beside it, and that figure. */
function checkSource<T extends z.ZodType>(input: T) {
  return input.check((context) => {
    const { figure, brandId, sourceId, domain } = context.value as Record<string, string | undefined>;
    if (sourceId === undefined && domain === undefined) return;
    const refuse = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: context.value });
    if (figure !== 'citationRate') refuse('figure', 'must be citationRate of a page or domain');
    if (brandId !== undefined) refuse('brandId', 'must be left out of a page or domain');
    if (sourceId !== undefined && domain !== undefined) refuse('domain', 'must be left out where sourceId is sent');
  });
}

/** A prompt is visible or not for all engines together: cells of one engine have no part in it. */
function checkGroups<T extends z.ZodType>(input: T) {
  return input.check((context) => {
    const { figure, by } = context.value as { figure?: string; by?: string };
    if (figure !== 'visibilityRate' || (by !== 'engine' && by !== 'prompt_engine')) return;
    context.issues.push({
      code: 'custom',
      path: ['by'],
      message: 'must be prompt, tag or language for visibilityRate, which counts prompts over all engines',
      input: context.value,
    });
  });
}
