/** Baselines: named moments of a project with its figures as they then were, and what is different since. */
import { z } from 'zod';

import { BASELINE_KINDS } from '../vocabulary/baselines.ts';
import { ESTIMATED_FIGURES } from '../vocabulary/figures.ts';
import { competitorRow } from './competitor-row.ts';
import {
  calendarDate,
  checkDates,
  dateTime,
  engineField,
  figureFilters,
  nameText,
  projectIdParam,
  shownDate,
} from './fields.ts';
import { changeVerdict, keyedBy } from './intervals.ts';
import { periodMetrics } from './metrics.ts';
import { operation } from './operation.ts';
import { FIGURES } from './subjects.ts';

export const baseline = z.object({
  id: z.string(),
  name: z.string().describe('Where nobody gave one: its kind and day, in English'),
  isNamed: z.boolean(),
  kind: z.enum(BASELINE_KINDS),
  createdAt: dateTime,
  periodStart: shownDate,
  periodEnd: shownDate,
  ruleVersion: z.string().describe('What its figures were measured by'),
  answers: z.int(),
});

const frozenPrompt = z.object({
  promptId: z.string(),
  answers: z.int(),
  responseVisibilityRate: z.number(),
  mentionRate: z.number(),
  citationRate: z.number(),
  mentionOrder: z.number().nullable(),
  position: z.number().nullable(),
  sentiment: z.number().nullable(),
});

const frozenCompetitor = competitorRow.partial({ sentimentCoverage: true, sentimentShares: true }).pick({
  id: true,
  name: true,
  isUserBrand: true,
  totalResults: true,
  visibleResults: true,
  visibilityRate: true,
  totalMentions: true,
  mentionRate: true,
  totalCitations: true,
  citationRate: true,
  avgMentionOrder: true,
  firstMentionSharePercent: true,
  top3MentionSharePercent: true,
  shareOfVoicePercent: true,
  averagePosition: true,
  sentimentScore: true,
  sentimentCoverage: true,
  sentimentShares: true,
  promptCount: true,
});

/** Baselines that were made before opinions were told from silence have no shares. */
const frozenMetrics = periodMetrics.partial({ sentimentCoverage: true, sentimentShares: true });

export const frozenFigures = z.object({
  metrics: frozenMetrics,
  engines: z.array(frozenMetrics.extend({ model: engineField })),
  competitors: z.array(frozenCompetitor).describe('The own brand first'),
  prompts: z.array(frozenPrompt).describe('Those that were answered'),
});

/** Null where there is nothing to divide by. */
export const sideFigures = z.object({
  answers: z.int(),
  prompts: z.int(),
  ...keyedBy(ESTIMATED_FIGURES, z.number().nullable()).shape,
});

const sinceChange = changeVerdict.extend({ change: z.number().nullable().describe('Now less then') });

export const sinceFigures = keyedBy(ESTIMATED_FIGURES, sinceChange);

const sides = {
  frozen: sideFigures.describe('As they were, by the rules of that time'),
  recounted: sideFigures.describe('The same window by today’s rules'),
  current: sideFigures,
  sinceFrozen: sinceFigures,
  sinceRecounted: sinceFigures,
};

export const sinceBaseline = z.object(sides);

const share = z.object({ mentionRate: z.number().nullable(), shareOfVoice: z.number().nullable() }).nullable();

const params = { projectId: projectIdParam };
const baselineParams = { ...params, baselineId: z.string() };

export const baselineOperations = {
  'baselines.list': operation({
    name: 'baselines.list',
    summary: 'Named moments whose figures are kept as they were, newest first',
    http: { method: 'GET', path: '/projects/{projectId}/baselines' },
    scope: 'read',
    reads: ['baselines', 'brands', 'projects'],
    params,
    output: z.object({
      baselines: z.array(baseline),
      ruleVersion: z.string().describe('What figures are measured by now'),
    }),
    errors: ['NOT_FOUND'],
  }),
  'baselines.create': operation({
    name: 'baselines.create',
    summary: 'Keep the figures of a window as they are now; without dates, of the 28 days before today',
    http: { method: 'POST', path: '/projects/{projectId}/baselines' },
    scope: 'write',
    changes: ['baselines'],
    params,
    body: {
      name: nameText(1, 200),
      startDate: calendarDate.optional().describe('First day, inclusive; needs endDate'),
      endDate: calendarDate.optional().describe('Last day, inclusive; needs startDate'),
    },
    check: checkDates,
    output: baseline,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'baselines.get': operation({
    name: 'baselines.get',
    summary: 'A baseline with all its figures',
    http: { method: 'GET', path: '/projects/{projectId}/baselines/{baselineId}' },
    closed: { screen: 'as baselines.comparison' },
    scope: 'read',
    reads: ['baselines'],
    params: baselineParams,
    output: baseline.extend({ figures: frozenFigures }),
    errors: ['NOT_FOUND'],
  }),
  'baselines.rename': operation({
    name: 'baselines.rename',
    summary: 'Give a baseline another name',
    http: { method: 'PUT', path: '/projects/{projectId}/baselines/{baselineId}' },
    scope: 'write',
    changes: ['baselines'],
    params: baselineParams,
    body: { name: nameText(1, 200) },
    output: baseline,
    errors: ['NOT_FOUND'],
  }),
  'baselines.remove': operation({
    name: 'baselines.remove',
    summary: 'Delete a baseline; answers and figures of now stay',
    http: { method: 'DELETE', path: '/projects/{projectId}/baselines/{baselineId}' },
    scope: 'write',
    changes: ['baselines'],
    params: baselineParams,
    output: z.object({ id: z.string(), removed: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
  'baselines.comparison': operation({
    name: 'baselines.comparison',
    summary:
      'What is different since a baseline: its figures by the rules of that time and by today’s, those of a window, and each change',
    http: { method: 'GET', path: '/projects/{projectId}/baselines/{baselineId}/comparison' },
    scope: 'read',
    reads: [...FIGURES, 'baselines', 'brands'],
    params: baselineParams,
    query: figureFilters,
    check: checkDates,
    output: z.object({
      baseline,
      periodStart: shownDate.describe('Of the current figures'),
      periodEnd: shownDate,
      ruleVersion: z.string().describe('What the recounted and the current figures are measured by'),
      isSameRules: z.boolean().describe('The rules have not changed since'),
      ...sides,
      engines: z.array(sinceBaseline.extend({ model: engineField })),
      prompts: z.array(sinceBaseline.extend({ promptId: z.string() })).describe('Each judged by its own answers'),
      competitors: z
        .array(
          z.object({
            id: z.string(),
            name: z.string(),
            isUserBrand: z.boolean(),
            frozen: share.describe('null with filters, and for brands that were not tracked then'),
            recounted: share.describe('null for brands that are not tracked now'),
            current: share,
            sinceRecounted: sinceChange
              .nullable()
              .describe('Of the share of voice; null for brands that are not tracked now'),
          }),
        )
        .describe('The own brand first'),
    }),
    errors: ['NOT_FOUND'],
  }),
};
