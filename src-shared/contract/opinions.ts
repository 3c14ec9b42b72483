/** What answers say about brands: what is praised and blamed, the sentences that do so, and deciding one by hand. */
import { z } from 'zod';

import { ASPECTS, OPINION_CLASSES } from '../vocabulary/opinions.ts';
import { answerMention } from './answer-mention.ts';
import {
  characters,
  checkDates,
  comparedFilters,
  dateTime,
  engineField,
  figureFilters,
  listField,
  pageFields,
  pagination,
  projectIdParam,
} from './fields.ts';
import { changeVerdict, figureInterval } from './intervals.ts';
import { operation } from './operation.ts';
import { sentimentFields } from './sentiment-shares.ts';
import { FIGURES } from './subjects.ts';

/** Good or bad. */
export const OPINION_SIDES = ['praised', 'blamed'] as const;

const aspectSide = z.object({
  answers: z.int(),
  share: z.number().describe('% of the answers naming the brand'),
  interval: figureInterval,
  change: z.number().nullable().describe('Points; null where either period has no answer that names the brand'),
  verdict: changeVerdict,
});

export const aspectOpinion = z.object({
  aspect: z.enum(ASPECTS),
  praised: aspectSide.describe('Answers that say something good of it'),
  blamed: aspectSide.describe('Answers that say something bad of it; one answer can do both'),
});

export const brandOpinions = z.object({
  brandId: z.string(),
  name: z.string(),
  isUserBrand: z.boolean(),
  sentiment: z.number().nullable().describe('0-100; null where nothing is said about it'),
  interval: figureInterval.describe('Of sentiment'),
  change: z.number().nullable().describe('Of sentiment'),
  verdict: changeVerdict.describe('Of the change of sentiment'),
  ...sentimentFields,
  aspects: z.array(aspectOpinion),
});

export const opinionSentence = z.object({
  answerId: z.string(),
  promptId: z.string(),
  prompt: z.string(),
  model: engineField,
  language: z.string(),
  answeredAt: dateTime,
  text: z.string().describe('One sentence, without marks of emphasis'),
  words: z
    .array(z.object({ start: z.int(), end: z.int(), weight: z.number(), aspect: z.enum(ASPECTS).nullable() }))
    .describe('What says so: UTF-16 offsets into `text`'),
});

const opinionParams = { projectId: projectIdParam, answerId: z.string(), brandId: z.string() };

function checkDecision<T extends z.ZodType>(input: T) {
  return input.check((context) => {
    const { opinion, sentiment } = context.value as { opinion?: unknown; sentiment?: unknown };
    if ((opinion === undefined) !== (sentiment === undefined)) return;
    const message = 'send either this or sentiment';
    context.issues.push({ code: 'custom', path: ['opinion'], message, input: context.value });
  });
}

export const opinionOperations = {
  'opinions.list': operation({
    name: 'opinions.list',
    summary: 'What answers say about brands: shares of opinions, and what is praised and blamed',
    http: { method: 'GET', path: '/projects/{projectId}/metrics/opinions' },
    scope: 'read',
    reads: [...FIGURES, 'brands'],
    params: { projectId: projectIdParam },
    query: {
      ...comparedFilters,
      brandIds: listField(z.array(z.string()).max(50))
        .optional()
        .describe('Absent: the own brand alone. Ids that are not tracked are left out'),
    },
    check: checkDates,
    output: z.object({
      answers: z.int(),
      brands: z.array(brandOpinions).describe('The own brand first'),
    }),
    errors: ['NOT_FOUND'],
  }),
  'opinions.sentences': operation({
    name: 'opinions.sentences',
    summary: 'The sentences that praise or blame a brand, newest answers first',
    http: { method: 'GET', path: '/projects/{projectId}/metrics/opinions/sentences' },
    scope: 'read',
    reads: [...FIGURES, 'brands'],
    params: { projectId: projectIdParam },
    query: {
      ...figureFilters,
      brandId: z.string().optional().describe('Absent: the own brand'),
      side: z.enum(OPINION_SIDES).optional().describe('Absent: both'),
      aspect: z.enum(ASPECTS).optional().describe('Absent: whatever they speak of'),
      ...pageFields,
    },
    check: checkDates,
    output: z.object({
      sentences: z.array(opinionSentence).describe('A page has those of `limit` answers'),
      pagination: pagination.describe('Of answers'),
    }),
    errors: ['NOT_FOUND'],
  }),
  'opinions.override': operation({
    name: 'opinions.override',
    summary: 'Decide by hand what an answer says about a brand; measuring again leaves it',
    http: { method: 'PUT', path: '/projects/{projectId}/answers/{answerId}/opinions/{brandId}' },
    scope: 'write',
    changes: ['answers'],
    params: opinionParams,
    body: {
      opinion: z.enum(OPINION_CLASSES).optional().describe('Counts as 80, 50 or 20; none: nothing is said about it'),
      sentiment: z.number().min(0).max(100).optional().describe('In place of `opinion`; kept to two decimals'),
      reason: characters(1, 500),
    },
    check: checkDecision,
    output: answerMention,
    errors: ['NOT_FOUND'],
  }),
  'opinions.restore': operation({
    name: 'opinions.restore',
    summary: 'Take back what was decided by hand: what the answer says is measured again',
    http: { method: 'DELETE', path: '/projects/{projectId}/answers/{answerId}/opinions/{brandId}' },
    scope: 'write',
    changes: ['answers'],
    params: opinionParams,
    output: answerMention,
    errors: ['NOT_FOUND'],
  }),
};
