/** Competitors: brands that a project measures beside its own. */
import { z } from 'zod';

import { checkDates, figureFilters, pageFields, pagination, projectIdParam, sortDirField } from './fields.ts';
import { operation } from './operation.ts';

export const trackedBrand = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string().nullable(),
  aliases: z.array(z.string()),
  isUserBrand: z.boolean(),
});

export const COMPETITOR_SORTS = ['visibility', 'mentions', 'position', 'sentiment', 'name'] as const;

/**
 * Rates and shares are 0-100, changes of them percentage points; sentiment is 0-1, depth 0 (very top) to 100. Texts are
 * empty where nothing is known. Without answers rates are 0 and what may be null is null, counts apart.
 */
export const competitorRow = z.object({
  id: z.string(),
  name: z.string(),
  rawName: z.string().describe('The name as it is stored'),
  domain: z.string().describe('Empty when none is known'),
  baseDomain: z.string().describe('The registrable domain'),
  globalRank: z.int().nullable().describe('By visibility over all rows; null without answers'),
  isStarred: z.boolean(),
  isUserBrand: z.boolean(),
  totalResults: z.int(),
  visibleResults: z.int(),
  visibilityRate: z.number(),
  visibilityChange: z.number().nullable(),
  visibilityIsMentionOnly: z.boolean().describe('True when no domain is known, so that citations cannot count'),
  totalMentions: z.int(),
  mentionRate: z.number(),
  mentionRateChange: z.number().nullable(),
  mentionsChange: z.int().nullable(),
  totalCitations: z.int().nullable(),
  citationRate: z.number().nullable(),
  citationRateChange: z.number().nullable(),
  avgMentionOrder: z.number().nullable(),
  avgMentionOrderChange: z.number().nullable(),
  firstMentionSharePercent: z.number().nullable(),
  top3MentionSharePercent: z.number().nullable(),
  shareOfVoicePercent: z.number().nullable(),
  shareOfVoiceChange: z.number().nullable(),
  averagePosition: z.number().nullable(),
  positionChange: z.number().nullable(),
  sentimentScore: z.number().nullable(),
  sentimentChange: z.number().nullable(),
  promptCount: z.int(),
});

export const competitorOperations = {
  'competitors.list': operation({
    name: 'competitors.list',
    summary: 'Rank the own brand and its competitors',
    http: { method: 'GET', path: '/projects/{projectId}/competitors' },
    scope: 'read',
    params: { projectId: projectIdParam },
    query: {
      ...figureFilters,
      search: z.string().max(500).optional().describe('Part of a name or domain'),
      sortBy: z.enum(COMPETITOR_SORTS).default('visibility'),
      sortDir: sortDirField,
      ...pageFields,
    },
    check: checkDates,
    output: z.object({ competitors: z.array(competitorRow), pagination }),
    errors: ['NOT_FOUND'],
  }),
  'competitors.star': operation({
    name: 'competitors.star',
    summary: 'Put a star on a brand, or take it off',
    scope: null,
    params: { projectId: projectIdParam },
    body: { competitorId: z.string(), isStarred: z.boolean() },
    output: z.object({ id: z.string(), isStarred: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  'competitors.add': operation({
    name: 'competitors.add',
    summary: 'Track a competitor and re-measure history',
    scope: null,
    params: { projectId: projectIdParam },
    body: {
      name: z.string().trim().min(1).max(200),
      domain: z.string().trim().min(1).max(253).optional(),
      aliases: z.array(z.string().trim().min(1).max(200)).max(200).optional(),
    },
    output: trackedBrand.extend({ remeasuredAnswers: z.int() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
