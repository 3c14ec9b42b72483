/** What is behind the number of answers: questions asked, left out and why, and what makes a period uneven. */
import { z } from 'zod';

import { checkDates, comparedFilters, engineField, projectIdParam, shownDate, surfaceField } from './fields.ts';
import { operation } from './operation.ts';
import { FIGURES } from './subjects.ts';

/** Why a question brought no answer that counts. Others may be added. */
export const EXCLUDED_REASONS = [
  'not_shown',
  'timeout',
  'network',
  'proxy_unreachable',
  'proxy_auth',
  'proxy_refused',
  'certificate',
  'offline',
  'overloaded',
  'rate_limit',
  'search_error',
  'schema_drift',
  'content_refused',
  'bad_request',
  'no_key',
  'auth',
  'quota',
  'forbidden',
  'region',
  'unknown_model',
  'model_not_allowed',
  'wrong_path',
  'cap',
  'cancelled',
  'waiting',
] as const;

export const excludedQuestions = z.object({
  reason: z.string().describe(`Such as ${EXCLUDED_REASONS.join(', ')}`),
  count: z.int(),
});

/** Questions, which add up. */
export const coverageCounts = z.object({
  asked: z.int().describe('Counted, excluded and under way together'),
  counted: z.int().describe('Answers: the n of figures'),
  underWay: z.int().describe('Queued or being asked: they may still be counted'),
  excluded: z.array(excludedQuestions).describe('Questions that brought nothing to count, by reason, most first'),
});
const sums = coverageCounts.shape;

const days = z.array(shownDate);
const namedPrompts = {
  count: z.int(),
  prompts: z.array(z.object({ id: z.string(), prompt: z.string() })).describe('The first twenty'),
};

export const unevenFact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('engine_missing'),
    model: engineField,
    days: days.describe('Days on which the others answered'),
    of: z.int().describe('Days with answers'),
  }),
  z.object({ kind: z.literal('engine_came'), model: engineField, since: shownDate.describe('Its first day') }),
  z.object({
    kind: z.literal('engine_left'),
    model: engineField,
    since: shownDate.nullable().describe('Its last day; null: before this period'),
  }),
  z.object({
    kind: z.literal('model_changed'),
    model: engineField,
    since: shownDate.describe('The first day whose newest answer names the other model'),
    from: z.string().describe('As its replies named it before'),
    to: z.string(),
  }),
  z.object({
    kind: z.literal('other_boundaries'),
    languages: z.array(z.string()).describe('Prompt languages such as DE'),
    answers: z.int().describe('Measured by other word boundaries than the history of the project'),
    since: shownDate.describe('The first day with such an answer'),
    until: shownDate.describe('The last one'),
  }),
  z.object({ kind: z.literal('capped'), days, questions: z.int().describe('That a cap held back') }),
  z.object({ kind: z.literal('no_answers'), days, of: z.int().describe('Days of the schedule') }),
  z.object({ kind: z.enum(['prompts_came', 'prompts_left']), ...namedPrompts }),
]);

export const coveragePeriod = z.object({
  periodStart: shownDate,
  periodEnd: shownDate,
  ...sums,
  byEngine: z.array(z.object({ model: engineField, ...sums })),
  days: z.array(z.object({ date: shownDate, ...sums })).describe('Days with anything but answers'),
  prompts: z.object({
    counted: z.int().describe('Prompts with an answer in the period'),
    archived: z.int().describe('Those of them that are archived by now'),
  }),
  facts: z.array(unevenFact).describe('What makes the period uneven; empty: nothing does'),
});

const onOneSide = <T extends z.ZodType>(field: T) => ({ onlyCurrent: z.array(field), onlyPrevious: z.array(field) });

/** What was answered in one of two periods only. */
export const comparedSides = z.object({
  periodStart: shownDate,
  periodEnd: shownDate,
  previousStart: shownDate,
  previousEnd: shownDate,
  answers: z.int(),
  previousAnswers: z.int(),
  prompts: z.object({ both: z.int(), onlyCurrent: z.int(), onlyPrevious: z.int() }),
  engines: z.object(onOneSide(engineField)),
  surfaces: z.object(onOneSide(surfaceField)),
});

export const coverageOperations = {
  'metrics.sides': operation({
    name: 'metrics.sides',
    summary: 'What the two periods of a comparison do not both hold: prompts, engines and surfaces of one side only',
    http: { method: 'GET', path: '/projects/{projectId}/metrics/sides' },
    scope: 'read',
    reads: FIGURES,
    params: { projectId: projectIdParam },
    query: comparedFilters,
    check: checkDates,
    output: comparedSides,
    errors: ['NOT_FOUND'],
  }),
  'metrics.coverage': operation({
    name: 'metrics.coverage',
    summary: 'Questions behind the answers of a period and of the one before: left out and why, and what was uneven',
    http: { method: 'GET', path: '/projects/{projectId}/metrics/coverage' },
    scope: 'read',
    reads: [...FIGURES, 'engines', 'health', 'prices', 'projects', 'runs'],
    params: { projectId: projectIdParam },
    query: { ...comparedFilters, promptId: z.string().optional().describe('Of this prompt alone') },
    check: checkDates,
    output: z.object({ current: coveragePeriod, previous: coveragePeriod }),
    errors: ['NOT_FOUND'],
  }),
};
