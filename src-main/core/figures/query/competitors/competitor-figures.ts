/** From counts to the figures of one brand in one period, and to its changes between two. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toMean } from '../../codec/units.ts';
import type { BrandCounts } from '../breakdown-part.ts';
import { toSentimentFields } from '../opinions/sentiment-shares.ts';
import { toChange, toRate } from '../rates.ts';

export type CompetitorRow = OperationOutput<'competitors.list'>['competitors'][number];

export type CompetitorFigures = Pick<
  CompetitorRow,
  | 'totalResults'
  | 'visibleResults'
  | 'visibilityRate'
  | 'totalMentions'
  | 'mentionRate'
  | 'totalCitations'
  | 'citationRate'
  | 'avgMentionOrder'
  | 'firstMentionSharePercent'
  | 'top3MentionSharePercent'
  | 'shareOfVoicePercent'
  | 'averagePosition'
  | 'sentimentScore'
  | 'sentimentCoverage'
  | 'sentimentShares'
  | 'promptCount'
>;

export type CompetitorChanges = Pick<
  CompetitorRow,
  | 'visibilityChange'
  | 'mentionRateChange'
  | 'mentionsChange'
  | 'citationRateChange'
  | 'avgMentionOrderChange'
  | 'shareOfVoiceChange'
  | 'positionChange'
  | 'sentimentChange'
>;

/**
 * `allMentions`: those of all tracked brands, once per brand and answer. A rate without answers is 0 where the wire has no
 * null; what describes mentions is null for a brand that was never named, citations are null without a known domain.
 */
export function toCompetitorFigures(
  counts: BrandCounts,
  { answers, allMentions, hasDomain }: { answers: number; allMentions: number; hasDomain: boolean },
): CompetitorFigures {
  const { named, visible, sentiment } = counts;
  return {
    totalResults: answers,
    visibleResults: visible,
    visibilityRate: toRate(visible, answers),
    totalMentions: named,
    mentionRate: toRate(named, answers),
    totalCitations: hasDomain ? counts.cited : null,
    citationRate: hasDomain ? toShare(counts.cited, answers) : null,
    avgMentionOrder: named === 0 ? null : counts.orderSum / named,
    firstMentionSharePercent: toShare(counts.firstNamed, named),
    top3MentionSharePercent: toShare(counts.top3Named, named),
    shareOfVoicePercent: toShare(named, allMentions),
    averagePosition: toMean(counts.depthUnits, named),
    sentimentScore: sentiment === null ? null : sentiment / 100,
    ...toSentimentFields(counts),
    promptCount: counts.visiblePrompts,
  };
}

/** Percent, 0-100; null when there is nothing to share. */
function toShare(part: number, whole: number): number | null {
  return whole === 0 ? null : toRate(part, whole);
}

/** All null when the previous period has no answers; each null where either side is. */
export function toCompetitorChanges(current: CompetitorFigures, previous: CompetitorFigures): CompetitorChanges {
  const change = (key: Exclude<keyof CompetitorFigures, 'sentimentShares'>) =>
    previous.totalResults === 0 ? null : toChange(current[key], previous[key]);
  return {
    visibilityChange: change('visibilityRate'),
    mentionRateChange: change('mentionRate'),
    mentionsChange: change('totalMentions'),
    citationRateChange: change('citationRate'),
    avgMentionOrderChange: change('avgMentionOrder'),
    shareOfVoiceChange: change('shareOfVoicePercent'),
    positionChange: change('averagePosition'),
    sentimentChange: change('sentimentScore'),
  };
}
