/** From the counts of a brand to the shares of what is said about it in the answers that name it. Pure. */
import type { FigureInterval } from '#shared/contract/intervals.ts';
import type { OpinionClass } from '#shared/vocabulary/opinions.ts';
import type { BrandCounts } from '../breakdown-part.ts';
import { toRate } from '../rates.ts';

export type ShareIntervals = Record<OpinionClass, FigureInterval>;

/** Both null for a brand that no answer names. */
export function toSentimentFields(counts: BrandCounts, intervals?: ShareIntervals) {
  const { named, opinions, positive, negative, overridden } = counts;
  if (named === 0) return { sentimentCoverage: null, sentimentShares: null };
  return {
    sentimentCoverage: toRate(opinions, named),
    sentimentShares: {
      positive: toRate(positive, named),
      neutral: toRate(opinions - positive - negative, named),
      negative: toRate(negative, named),
      none: toRate(named - opinions, named),
      answers: named,
      overrides: overridden,
      ...(intervals && { intervals }),
    },
  };
}

type SentimentFields = ReturnType<typeof toSentimentFields>;

/** Shares that were made without their intervals. */
export function withShareIntervals<T extends Pick<SentimentFields, 'sentimentShares'>>(
  { sentimentShares }: T,
  intervals: ShareIntervals | undefined,
): Pick<SentimentFields, 'sentimentShares'> {
  return { sentimentShares: sentimentShares && { ...sentimentShares, ...(intervals && { intervals }) } };
}
