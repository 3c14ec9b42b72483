/** One brand in the ranking of competitors. */
import { z } from 'zod';

import { changeVerdict, figureInterval, keyedBy } from './intervals.ts';
import { sentimentFields } from './sentiment-shares.ts';

/** Figures of a brand that have intervals. */
export const COMPETITOR_FIGURES = [
  'visibilityRate',
  'mentionRate',
  'citationRate',
  'mentionOrder',
  'position',
  'sentiment',
  'shareOfVoice',
] as const;
export const COMPETITOR_CHANGES = [
  'visibilityChange',
  'mentionRateChange',
  'citationRateChange',
  'avgMentionOrderChange',
  'positionChange',
  'sentimentChange',
  'shareOfVoiceChange',
] as const;

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
  avgMentionOrder: z.number().nullable().describe('Mean place among the tracked brands of an answer'),
  avgMentionOrderChange: z.number().nullable(),
  firstMentionSharePercent: z.number().nullable().describe('Named first among the tracked brands'),
  top3MentionSharePercent: z.number().nullable().describe('Named among the first three tracked brands'),
  shareOfVoicePercent: z.number().nullable(),
  shareOfVoiceChange: z.number().nullable(),
  averagePosition: z.number().nullable(),
  positionChange: z.number().nullable(),
  sentimentScore: z.number().nullable(),
  ...sentimentFields,
  sentimentChange: z.number().nullable(),
  promptCount: z.int(),
  intervals: keyedBy(COMPETITOR_FIGURES, figureInterval)
    .optional()
    .describe('Asked for by `intervals`; sentiment is 0-100'),
  verdicts: keyedBy(COMPETITOR_CHANGES, changeVerdict)
    .optional()
    .describe('As `intervals`, of the change of the same name'),
});
