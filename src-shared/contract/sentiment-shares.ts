/** What is said of a brand beside its mean sentiment: in how many of the answers that name it anything is, and what. */
import { z } from 'zod';

import { OPINION_CLASSES } from '../vocabulary/opinions.ts';
import { figureInterval, keyedBy } from './intervals.ts';

/** What a brand's sentiment is called where there is one. */
export const SENTIMENT_CATEGORIES = ['negative', 'neutral', 'positive'] as const;

export const sentimentShares = z.object({
  ...keyedBy(OPINION_CLASSES, z.number()).shape,
  answers: z.int().describe('Answers that name the brand'),
  overrides: z.int().describe('Of these, those in which somebody decided by hand what is said about it'),
  intervals: keyedBy(OPINION_CLASSES, figureInterval).optional().describe('Where the figures beside it have intervals'),
});

/** Of one brand; means of sentiment are over the answers that say something about it. */
export const sentimentFields = {
  sentimentCoverage: z
    .number()
    .nullable()
    .describe('% of the answers naming the brand that say something good or bad about it; null where none names it'),
  sentimentShares: sentimentShares
    .nullable()
    .describe(
      '% of the answers naming the brand: sentiment above 60, 40 to 60, below 40, and nothing said; they add up to 100. null where none names it',
    ),
};
