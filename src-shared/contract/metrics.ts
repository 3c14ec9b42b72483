/** The figures of a project: a period beside the one that it is compared with, and one row per calendar day. */
import { z } from 'zod';

import {
  checkDates,
  comparedFilters,
  engineField,
  figureFilters,
  intervalsField,
  listField,
  pageFields,
  projectIdParam,
  shownDate,
  surfaceField,
} from './fields.ts';
import { changeVerdict, figureIntervals, keyedBy } from './intervals.ts';
import { operation } from './operation.ts';
import { sentimentFields } from './sentiment-shares.ts';
import { FIGURES } from './subjects.ts';

/** Rates are 0-100; depth is 0 (very top) to 100; null where nothing was counted. */
export const periodMetrics = z.object({
  totalResponses: z.int(),
  responseVisibilityRate: z.number(),
  mentionRate: z.number(),
  citationRate: z.number(),
  mentions: z.int(),
  cited: z.int(),
  visibilityRate: z.number(),
  visible: z.int(),
  notVisible: z.int(),
  position: z.number().nullable(),
  sentiment: z.number().nullable(),
  ...sentimentFields,
  date: shownDate,
  periodStart: shownDate,
  periodEnd: shownDate,
  intervals: figureIntervals,
});

const changes = {
  visibleChange: z.number(),
  visibilityRateChange: z.number(),
  responseVisibilityRateChange: z.number(),
  mentionsChange: z.number(),
  positionChange: z.number().nullable(),
  sentimentChange: z.number().nullable(),
  mentionRateChange: z.number(),
  citationRateChange: z.number(),
  citedChange: z.number(),
};
export const METRIC_CHANGES = Object.keys(changes) as (keyof typeof changes)[];

export const metricChanges = z.object({
  ...changes,
  verdicts: keyedBy(METRIC_CHANGES, changeVerdict).describe('Of a count that of its rate, without intervals'),
});

export const timeseriesDay = z.object({
  date: shownDate,
  totalResults: z.int(),
  visible: z.int(),
  notVisible: z.int(),
  mentions: z.int(),
  cited: z.int(),
  mentionOrder: z.number().nullable().describe('Mean place among the tracked brands of an answer'),
  position: z.number().nullable(),
  sentiment: z.number().nullable(),
  ...sentimentFields,
  uniquePrompts: z.int(),
  emptyBecause: z
    .enum(['schedule_crossed_midnight'])
    .optional()
    .describe('Only on a day without answers whose reason is known: clocks changed, and no run fell on this UTC day'),
  intervals: figureIntervals.optional().describe('Of the answers of this day alone; asked for by `intervals`'),
});

export const surfaceFigures = z.object({
  surface: surfaceField,
  answers: z.int(),
  prompts: z.int().describe('Prompts with an answer there'),
  visible: z.int(),
  visibilityRate: z.number().describe('% of the answers there in which the brand is named or cited'),
  mentions: z.int(),
  mentionRate: z.number(),
  cited: z.int(),
  citationRate: z.number(),
  intervals: figureIntervals,
});

const partDimension = z.enum(['engine', 'surface', 'language', 'branded']);

/** A period, the one that it is compared with, and the change. */
const summary = z.object({ current: periodMetrics, previous: periodMetrics, changes: metricChanges });

export const summaryPart = summary.extend({
  by: partDimension,
  id: z.string().describe('Engine, surface or language; `branded` or `unbranded` for the kind of prompt'),
});

/** The same prompts put to two engines; differences are those of `model` less those of `against`. */
const engineComparison = z.object({
  model: engineField,
  against: engineField,
  prompts: z
    .object({ both: z.int(), onlyModel: z.int(), onlyAgainst: z.int() })
    .describe('With an answer of both, which alone are compared, and of one of the two only'),
  figures: periodMetrics.describe('Of `model`, over the prompts of both'),
  againstFigures: periodMetrics,
  differences: metricChanges,
});

function checkTwoEngines<T extends z.ZodType>(input: T) {
  return checkDates(input).check((context) => {
    const { model, against } = context.value as { model?: unknown; against?: unknown };
    if (model !== against || model === undefined) return;
    context.issues.push({ code: 'custom', path: ['against'], message: 'must be another engine', input: context.value });
  });
}

export const metricOperations = {
  'metrics.compareEngines': operation({
    name: 'metrics.compareEngines',
    summary: 'Two engines against each other, over the prompts that both answered',
    http: { method: 'GET', path: '/projects/{projectId}/metrics/engines/compare' },
    scope: 'read',
    reads: FIGURES,
    params: { projectId: projectIdParam },
    query: { ...figureFilters, model: engineField, against: engineField },
    check: checkTwoEngines,
    output: engineComparison,
    errors: ['NOT_FOUND'],
  }),
  'metrics.summary': operation({
    name: 'metrics.summary',
    summary: 'Figures of a period, of the one before, and the change',
    http: { method: 'GET', path: '/projects/{projectId}/metrics' },
    scope: 'read',
    reads: FIGURES,
    params: { projectId: projectIdParam },
    query: { ...comparedFilters, ...pageFields },
    check: checkDates,
    output: summary,
    errors: ['NOT_FOUND'],
  }),
  'metrics.breakdown': operation({
    name: 'metrics.breakdown',
    summary: 'Figures of a period, of the one before, and the change, by engine, surface, language or kind of prompt',
    http: { method: 'GET', path: '/projects/{projectId}/metrics/breakdown' },
    scope: 'read',
    reads: FIGURES,
    params: { projectId: projectIdParam },
    query: {
      ...comparedFilters,
      by: listField(z.array(partDimension).min(1)).describe(
        'What answers are told apart by; each gives parts of its own',
      ),
    },
    check: checkDates,
    output: z.object({ parts: z.array(summaryPart).describe('Those with answers in either period') }),
    errors: ['NOT_FOUND'],
  }),
  'metrics.timeseries': operation({
    name: 'metrics.timeseries',
    summary: 'Figures of each calendar day of a window',
    http: { method: 'GET', path: '/projects/{projectId}/metrics/timeseries' },
    scope: 'read',
    reads: FIGURES,
    params: { projectId: projectIdParam },
    query: { ...figureFilters, intervals: intervalsField },
    check: checkDates,
    output: z.object({
      chartData: z.array(timeseriesDay),
      anchoredWindow: z.null(),
    }),
    errors: ['NOT_FOUND'],
  }),
  'metrics.surfaces': operation({
    name: 'metrics.surfaces',
    summary: 'Answers and rates of a window by surface, each with its intervals',
    http: { method: 'GET', path: '/projects/{projectId}/metrics/surfaces' },
    scope: 'read',
    reads: FIGURES,
    params: { projectId: projectIdParam },
    query: figureFilters,
    check: checkDates,
    output: z.object({
      surfaces: z.array(surfaceFigures).describe('Those with answers in the window'),
      isMixed: z.boolean().describe('Figures of this window without a surface put several together'),
    }),
    errors: ['NOT_FOUND'],
  }),
};
