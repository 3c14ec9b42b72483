/** What rows of views and of the API are held against each other by. */
/** Kinds of parts with the filter of the API that gives one of them. */
export const FILTERS = [
  ['engine', 'model'],
  ['language', 'language'],
  ['surface', 'surface'],
  ['branded', 'branded'],
  ['tag', 'tags'],
] as const;

export const SUMMARY_FIELDS = [
  'totalResponses',
  'responseVisibilityRate',
  'mentionRate',
  'citationRate',
  'mentions',
  'cited',
  'visibilityRate',
  'visible',
  'notVisible',
  'position',
  'sentiment',
  'sentimentCoverage',
] as const;

/** Of a window without answers, which is no row. */
export const EMPTY: Readonly<Partial<Record<(typeof SUMMARY_FIELDS)[number], number>>> = {
  totalResponses: 0,
  responseVisibilityRate: 0,
  mentionRate: 0,
  citationRate: 0,
  mentions: 0,
  cited: 0,
  visibilityRate: 0,
  visible: 0,
  notVisible: 0,
};

export const DAY_FIELDS = [
  'totalResults',
  'visible',
  'notVisible',
  'mentions',
  'cited',
  'mentionOrder',
  'position',
  'sentiment',
  'uniquePrompts',
] as const;

export const COMPETITOR_FIELDS = [
  'name',
  'domain',
  'isUserBrand',
  'globalRank',
  'totalResults',
  'visibleResults',
  'visibilityRate',
  'visibilityChange',
  'visibilityIsMentionOnly',
  'totalMentions',
  'mentionRate',
  'mentionRateChange',
  'mentionsChange',
  'totalCitations',
  'citationRate',
  'citationRateChange',
  'avgMentionOrder',
  'avgMentionOrderChange',
  'firstMentionSharePercent',
  'top3MentionSharePercent',
  'shareOfVoicePercent',
  'shareOfVoiceChange',
  'averagePosition',
  'positionChange',
  'sentimentScore',
  'sentimentChange',
  'sentimentCoverage',
  'promptCount',
] as const;

export const PROMPT_FIELDS = [
  'prompt',
  'isVisible',
  'mentions',
  'mentionRate',
  'citationRate',
  'averagePosition',
  'sentimentScore',
  'sentimentCategory',
  'competitorCount',
  'sourceCount',
] as const;

export const SPEND_FIELDS = [
  'calls',
  'costUsd',
  'reportedUsd',
  'reportedCalls',
  'estimatedUsd',
  'estimatedCalls',
  'unknownCalls',
  'unknownUpToUsd',
  'underWayCalls',
] as const;
