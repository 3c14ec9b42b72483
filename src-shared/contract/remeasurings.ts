/** Receipts of measuring a history again: what was changed, which figures moved, the answers that moved them, and the way back. */
import { z } from 'zod';

import { ENGINES } from '../vocabulary/engines.ts';
import { NAMING_FIELDS, REMEASURING_CAUSES, REMEASURING_STATES, TRANSPORT_KINDS } from '../vocabulary/remeasurings.ts';
import { trackedBrand } from './competitors.ts';
import { remeasured } from './damaged-answers.ts';
import { dateTime, pageFields, pagination, projectIdParam } from './fields.ts';
import { operation } from './operation.ts';

const namedBrand = z.object({ id: z.string(), name: z.string() });

export const namingChange = z.object({
  brandId: z.string(),
  brand: z.string(),
  field: z.enum(NAMING_FIELDS).describe('`tracked`: the brand itself came or went'),
  added: z.array(z.string()),
  removed: z.array(z.string()),
});

export const movedFigures = z.object({
  mentions: z.int(),
  citations: z.int(),
  responseVisibilityRate: z.number(),
  mentionRate: z.number(),
  citationRate: z.number(),
  mentionOrder: z.number().nullable(),
  position: z.number().nullable(),
  sentiment: z.number().nullable().describe('0 to 100'),
  overrides: z
    .int()
    .optional()
    .describe('Answers among them in which somebody decided by hand what is said; absent in older receipts'),
  shareOfVoice: z.number().nullable(),
});

export const movedBrand = namedBrand.extend({ isUserBrand: z.boolean(), before: movedFigures, after: movedFigures });

export const remeasuring = z.object({
  id: z.string(),
  cause: z.enum(REMEASURING_CAUSES),
  door: z.enum(TRANSPORT_KINDS).describe('How the change came in'),
  keyName: z.string().nullable().describe('Of the API key that was used'),
  state: z
    .enum(REMEASURING_STATES)
    .describe('`overtaken`: another change came before all answers were looked at; its receipt tells of the rest'),
  changedAt: dateTime,
  finishedAt: dateTime.nullable(),
  summary: z.string().describe('What was changed, as a sentence in English'),
  changes: z.array(namingChange),
  ruleVersionBefore: z.string(),
  ruleVersionAfter: z.string(),
  lookedAnswers: z.int().nullable().describe('null while it is measured, or where it was overtaken'),
  changedAnswers: z.int().describe('Answers in which brands are found otherwise now, or in other places'),
  rebrandedAnswers: z
    .int()
    .describe('Answers whose prompt names the own brand now and did not, or the other way round'),
  figures: z.array(movedBrand).describe('Brands whose figures over all history moved'),
  undoes: z.string().nullable().describe('The receipt of the change that this one took back'),
  undoneBy: z.string().nullable(),
});

export const movedMonth = z.object({
  month: z.string().describe('YYYY-MM'),
  answers: z.int(),
  brands: z.array(movedBrand),
});

export const changedAnswer = z.object({
  id: z.string(),
  promptId: z.string(),
  model: z.enum(ENGINES),
  answeredAt: dateTime,
  came: z.array(namedBrand).describe('Brands that are found in it now and were not'),
  went: z.array(namedBrand),
  altered: z.array(namedBrand).describe('Brands that are found in it otherwise: place, order, tone or citations'),
});

const params = { projectId: projectIdParam, remeasuringId: z.string() };

export const remeasuringOperations = {
  'remeasurings.list': operation({
    name: 'remeasurings.list',
    summary: 'Receipts of measuring history again, newest first: what was changed and what it did to the figures',
    http: { method: 'GET', path: '/projects/{projectId}/remeasurings' },
    scope: 'read',
    reads: ['answers', 'brands'],
    params: { projectId: projectIdParam },
    query: pageFields,
    output: z.object({ remeasurings: z.array(remeasuring), pagination }),
    errors: ['NOT_FOUND'],
  }),
  'remeasurings.get': operation({
    name: 'remeasurings.get',
    summary: 'One receipt with the months whose figures moved and the answers that moved them',
    http: { method: 'GET', path: '/projects/{projectId}/remeasurings/{remeasuringId}' },
    scope: 'read',
    reads: ['answers', 'brands'],
    params,
    query: pageFields,
    output: remeasuring.extend({
      namesBefore: z.array(trackedBrand).describe('The brands that differ, as they were recognised before'),
      namesAfter: z.array(trackedBrand),
      months: z.array(movedMonth),
      answers: z.array(changedAnswer).describe('In the order in which they were stored'),
      listedAnswers: z.int().describe('Changed answers that are listed: the first 5000 that are still stored'),
      pagination,
    }),
    errors: ['NOT_FOUND'],
  }),
  'remeasurings.undo': operation({
    name: 'remeasurings.undo',
    summary:
      'Put names back as they were before a change of them, and measure history again; this leaves a receipt too',
    http: { method: 'POST', path: '/projects/{projectId}/remeasurings/{remeasuringId}/undo' },
    scope: 'write',
    changes: ['answers', 'baselines', 'brands', 'projects', 'prompts', 'tasks'],
    params,
    output: z.object({ id: z.string(), undone: z.literal(true), ...remeasured.shape }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
