/** Counts the competitor ranking from generated answers alone, as the specification defines it; shares no code with the application. */
import { WORLD_BRANDS } from './answer-world.ts';
import {
  type CountedAnswer,
  countPrompts,
  type Filter,
  isVisible,
  mean,
  meanOfKnown,
  percent,
  selectAnswers,
  shareOpinions,
  toPrevious,
} from './counted-answer.ts';

export type CompetitorFigures = ReturnType<typeof toRow>;
export type CompetitorSort = 'visibility' | 'mentions' | 'position' | 'sentiment' | 'name';

type Period = ReturnType<typeof countBrand>;

/** All rows in the order of their ranks, without id and star. */
export function recountCompetitors(answers: readonly CountedAnswer[], filter: Filter): CompetitorFigures[] {
  const now = selectAnswers(answers, filter);
  const before = selectAnswers(answers, toPrevious(filter));
  const rows = WORLD_BRANDS.map((_, brand) => toRow(brand, countBrand(now, brand), countBrand(before, brand)));
  rows.sort(
    (a, b) => b.visibleResults - a.visibleResults || b.totalMentions - a.totalMentions || compareNames(a.name, b.name),
  );
  return rows.map((row, index) => ({ ...row, globalRank: now.length === 0 ? null : index + 1 }));
}

/** Rows whose name or domain holds the text. */
export function searchCompetitors(rows: readonly CompetitorFigures[], search: string): CompetitorFigures[] {
  const wanted = new RegExp(search.replace(/[^\p{L}\p{N}]/gu, '\\$&'), 'i');
  return rows.filter((row) => wanted.test(row.name) || wanted.test(row.domain));
}

/** The value that a row is sorted by; numbers grow, nulls come last in both directions. */
export function toSortValue(row: CompetitorFigures, sortBy: CompetitorSort): number | string | null {
  return {
    visibility: row.visibilityRate,
    mentions: row.totalMentions,
    position: row.averagePosition,
    sentiment: row.sentimentScore,
    name: row.name,
  }[sortBy];
}

export function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}

function countBrand(answers: readonly CountedAnswer[], brand: number) {
  const total = answers.length;
  const domain = WORLD_BRANDS[brand]?.domain ?? null;
  const visible = answers.filter((answer) => isVisible(answer, brand));
  const named = answers.flatMap((answer) => answer.named.get(brand) ?? []);
  const citing = answers.filter((answer) => answer.cited.has(brand)).length;
  const allMentions = answers.reduce((sum, answer) => sum + answer.named.size, 0);
  const shareOfNamed = (most: number) =>
    named.length === 0 ? null : percent(named.filter(({ order }) => order <= most).length, named.length);
  const sentiment = meanOfKnown(named.map((naming) => naming.sentiment));
  return {
    total,
    visible: visible.length,
    visibilityRate: percent(visible.length, total),
    mentions: named.length,
    mentionRate: percent(named.length, total),
    citations: domain === null ? null : citing,
    citationRate: domain === null || total === 0 ? null : percent(citing, total),
    order: mean(named.map((naming) => naming.order)),
    firstShare: shareOfNamed(1),
    top3Share: shareOfNamed(3),
    shareOfVoice: allMentions === 0 ? null : percent(named.length, allMentions),
    depth: mean(named.map((naming) => naming.depth)),
    sentiment: sentiment === null ? null : sentiment / 100,
    opinions: shareOpinions(named),
    promptCount: countPrompts(visible),
  };
}

function toRow(brand: number, now: Period, before: Period) {
  const { name, domain } = WORLD_BRANDS[brand] ?? { name: '', domain: null };
  const change = (a: number | null, b: number | null) =>
    before.total === 0 || a === null || b === null ? null : a - b;
  return {
    name,
    rawName: name,
    domain: domain ?? '',
    baseDomain: domain?.split('.').slice(-2).join('.') ?? '',
    globalRank: null as number | null,
    isUserBrand: brand === 0,
    totalResults: now.total,
    visibleResults: now.visible,
    visibilityRate: now.visibilityRate,
    visibilityChange: change(now.visibilityRate, before.visibilityRate),
    visibilityIsMentionOnly: domain === null,
    totalMentions: now.mentions,
    mentionRate: now.mentionRate,
    mentionRateChange: change(now.mentionRate, before.mentionRate),
    mentionsChange: change(now.mentions, before.mentions),
    totalCitations: now.citations,
    citationRate: now.citationRate,
    citationRateChange: change(now.citationRate, before.citationRate),
    avgMentionOrder: now.order,
    avgMentionOrderChange: change(now.order, before.order),
    firstMentionSharePercent: now.firstShare,
    top3MentionSharePercent: now.top3Share,
    shareOfVoicePercent: now.shareOfVoice,
    shareOfVoiceChange: change(now.shareOfVoice, before.shareOfVoice),
    averagePosition: now.depth,
    positionChange: change(now.depth, before.depth),
    sentimentScore: now.sentiment,
    ...now.opinions,
    sentimentChange: change(now.sentiment, before.sentiment),
    promptCount: now.promptCount,
  };
}
