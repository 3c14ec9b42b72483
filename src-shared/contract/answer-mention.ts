/** One brand that an answer names: where, in which place, and what the answer says about it. */
import { z } from 'zod';

import { NAME_RULES } from '../vocabulary/name-rules.ts';
import { ASPECTS, OPINION_CONFIDENCES, OPINION_SOURCES } from '../vocabulary/opinions.ts';
import { dateTime } from './fields.ts';
import { SENTIMENT_CATEGORIES } from './sentiment-shares.ts';

/** Which brand is meant. */
export const brandReference = { brandId: z.string(), name: z.string(), isUserBrand: z.boolean() };

/** What the answer says about the brand. */
const opinionOfMention = {
  sentiment: z.number().nullable().describe('0-100, 50 is neutral; null where nothing is said about it'),
  sentimentCategory: z.enum(SENTIMENT_CATEGORIES).nullable(),
  sentimentConfidence: z.enum(OPINION_CONFIDENCES).nullable(),
  sentimentSource: z
    .enum(OPINION_SOURCES)
    .describe('Who says so: the words of the answer, a model that judged it, somebody who decided by hand'),
  override: z
    .object({
      sentiment: z.number().nullable().describe('null: nothing is said about it'),
      reason: z.string(),
      decidedAt: dateTime,
      measured: z.number().nullable().describe('What the words of the answer say'),
    })
    .nullable()
    .describe('What somebody decided by hand; it stays when history is measured again'),
  evidence: z
    .array(
      z.object({
        start: z.int(),
        end: z.int(),
        text: z.string(),
        weight: z
          .number()
          .describe('-3 to 3; below zero where it is bad for this brand, 0 where it says good and bad at once'),
        aspect: z.enum(ASPECTS).nullable(),
      }),
    )
    .describe(
      'The words that say something about it, by UTF-16 offsets into `text`; empty until an older answer is measured again',
    ),
} as const;

const nameRule = z
  .enum(NAME_RULES)
  .optional()
  .describe(
    'How it was found: as the name is written, spelled otherwise, with an ending of the language, in a compound; absent until an older answer is measured again',
  );

export const answerMention = z.object({
  ...brandReference,
  mentionOrder: z.int().describe('Place among the tracked brands that the answer names, 1 = first'),
  listNumber: z
    .int()
    .nullable()
    .describe(
      'The number that the answer itself gives it: of its item in a numbered list; null where it stands in none',
    ),
  position: z.number(),
  ...opinionOfMention,
  occurrences: z.int(),
  spans: z
    .array(z.object({ start: z.int(), end: z.int(), rule: nameRule }))
    .describe('UTF-16 offsets into `text`; marks of emphasis may lie inside'),
});
