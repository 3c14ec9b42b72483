/** What rows of views and of the API are held against each other by. */
import type { Window } from './value-comparison.ts';

export interface PartKind {
  kind: string;
  /** The filter of the API that gives a part. */
  toFilter: (part: string) => string;
  /** Absent: the whole one. */
  toWindow?: (part: string, window: Window) => Window;
}

const ofFilter = (kind: string, filter: string): PartKind => ({
  kind,
  toFilter: (part) => `&${filter}=${encodeURIComponent(part)}`,
});
const toTags = (tag: string) => `&tags=${encodeURIComponent(JSON.stringify([tag]))}`;

/** The API has no filter by country: answers asked from one are told there by the tag of their prompts, and a month by its days. */
export const PART_KINDS: readonly PartKind[] = [
  ofFilter('engine', 'model'),
  ofFilter('language', 'language'),
  ofFilter('surface', 'surface'),
  ofFilter('branded', 'branded'),
  { kind: 'tag', toFilter: toTags },
  { kind: 'country', toFilter: (country) => toTags(`in ${country}`) },
  { kind: 'month', toFilter: () => '', toWindow: cutToMonth },
];

function cutToMonth(month: string, { startDate, endDate }: Window): Window {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const [first, end] = [`${month}-01`, last.toISOString().slice(0, 10)];
  return { startDate: first > startDate ? first : startDate, endDate: end < endDate ? end : endDate };
}

/** For which of them shares of pages, domains and searches are compared too. */
export const SHARE_KINDS: ReadonlySet<string> = new Set(['engine', 'tag']);

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
