/** What the competitors screen works out: verdicts, who is ahead, what moved. Numbers worked out by hand. */
import { describe, expect, it } from 'vitest';

import {
  type Competitor,
  planCompetitorRows,
  planDefaultBrands,
} from '../../../../src-renderer/brands/plan-competitor-rows.ts';
import { planMoves } from '../../../../src-renderer/brands/plan-moves.ts';
import {
  planMeanDuels,
  planPairVerdict,
  planRateDuels,
} from '../../../../src-renderer/screens/competitors/plan-head-to-head.ts';

const BRAND: Competitor = {
  id: 'a',
  name: 'Quellwerk',
  rawName: 'Quellwerk',
  domain: 'quellwerk.com',
  baseDomain: 'quellwerk.com',
  globalRank: 1,
  isStarred: false,
  isUserBrand: true,
  totalResults: 400,
  visibleResults: 200,
  visibilityRate: 50,
  visibilityChange: 10,
  visibilityIsMentionOnly: false,
  totalMentions: 160,
  mentionRate: 40,
  mentionRateChange: 0,
  mentionsChange: 0,
  totalCitations: 80,
  citationRate: 20,
  citationRateChange: 0,
  avgMentionOrder: 1.5,
  avgMentionOrderChange: 0,
  firstMentionSharePercent: 60,
  top3MentionSharePercent: 100,
  shareOfVoicePercent: 40,
  shareOfVoiceChange: 0,
  averagePosition: 20,
  positionChange: 0,
  sentimentScore: 0.6,
  sentimentChange: 0,
  promptCount: 9,
};
const RIVAL: Competitor = { ...BRAND, id: 'b', name: 'Brimstead', isUserBrand: false, globalRank: 2 };

describe('The change of visibility', () => {
  it('is real from 40 to 50 percent of 400 answers, and noise of 20', () => {
    const [many] = planCompetitorRows([BRAND], 400);
    expect(many?.visibilityMove).toEqual({ points: expect.closeTo(10, 9), isReal: true });
    const [few] = planCompetitorRows([{ ...BRAND, totalResults: 20, visibleResults: 10 }], 20);
    expect(few?.visibilityMove).toEqual({ points: expect.closeTo(10, 9), isReal: false });
  });

  it('is unknown where there were no answers, now or before', () => {
    expect(planCompetitorRows([BRAND], 0)[0]?.visibilityMove).toBeNull();
    expect(planCompetitorRows([{ ...BRAND, visibilityChange: null }], 400)[0]?.visibilityMove).toBeNull();
  });
});

describe('The brands of the charts', () => {
  it('are those with a star, then the first of the ranking, never the own one', () => {
    const third = { ...RIVAL, id: 'c', globalRank: 3 };
    const starred = { ...RIVAL, id: 'd', globalRank: 4, isStarred: true };
    expect(planDefaultBrands([BRAND, third, RIVAL, starred], 2)).toEqual(['d', 'b']);
    expect(planDefaultBrands([BRAND], 5)).toEqual([]);
  });
});

describe('Two brands head to head', () => {
  it('are told apart by the answers that show one alone: 15 to 5 is real, 12 to 8 is noise', () => {
    expect(planPairVerdict(15, 5)).toBe('one');
    expect(planPairVerdict(5, 15)).toBe('other');
    expect(planPairVerdict(12, 8)).toBe('noise');
    expect(planPairVerdict(0, 0)).toBeNull();
  });

  it('have rates of the same answers, and who is first where both are named', () => {
    const [visibility, mentions, citations, first] = planRateDuels({
      answers: 100,
      visible: { both: 40, onlyBrand: 20, onlyOther: 10, neither: 30 },
      named: { both: 30, onlyBrand: 20, onlyOther: 5, neither: 45 },
      cited: { both: 0, onlyBrand: 0, onlyOther: 0, neither: 100 },
      brandFirst: 24,
      otherFirst: 6,
    });
    expect(visibility).toMatchObject({
      one: { percent: 60 },
      other: { percent: 50 },
      difference: 10,
      verdict: 'noise',
    });
    expect(mentions).toMatchObject({ one: { percent: 50, hits: 50 }, other: { percent: 35 }, verdict: 'one' });
    expect(citations).toMatchObject({ one: { percent: 0 }, difference: 0, verdict: null });
    expect(first).toMatchObject({ one: { percent: 80 }, other: { percent: 20 }, difference: 60, verdict: 'one' });
  });

  it('have no rate without answers', () => {
    const none = { both: 0, onlyBrand: 0, onlyOther: 0, neither: 0 };
    const [visibility] = planRateDuels({
      answers: 0,
      visible: none,
      named: none,
      cited: none,
      brandFirst: 0,
      otherFirst: 0,
    });
    expect(visibility).toMatchObject({ one: { percent: null, interval: null }, difference: null, verdict: null });
  });

  it('have means without a verdict; one that is missing has no difference', () => {
    const unnamed = { ...RIVAL, avgMentionOrder: null, sentimentScore: 0.5 };
    expect(planMeanDuels(BRAND, unnamed)).toMatchObject([
      { figure: 'order', one: 1.5, other: null, difference: null },
      { figure: 'depth', difference: 0 },
      { figure: 'sentiment', one: 60, other: 50, difference: 10 },
      { figure: 'share', difference: 0 },
    ]);
  });
});

describe('What measuring again moved', () => {
  it('is every figure that anybody would write differently, the own brand first', () => {
    const before = [RIVAL, BRAND];
    const after = [
      { ...RIVAL, totalMentions: 170, visibilityRate: 52.5, averagePosition: 20.02 },
      { ...BRAND, shareOfVoicePercent: 39 },
    ];
    expect(
      planMoves(before, after).map(({ brand, figure, before: from, after: to }) => [brand, figure, from, to]),
    ).toEqual([
      ['Quellwerk', 'share', 40, 39],
      ['Brimstead', 'visibility', 50, 52.5],
      ['Brimstead', 'mentions', 160, 170],
    ]);
    expect(planMoves(before, before)).toEqual([]);
  });

  it('tells of brands that came and went', () => {
    const came = planMoves([BRAND], [BRAND, RIVAL]);
    expect(came[0]).toMatchObject({ brand: 'Brimstead', wasTracked: false, isTracked: true, before: null, after: 50 });
    const went = planMoves([BRAND, RIVAL], [BRAND]);
    expect(went[0]).toMatchObject({ brand: 'Brimstead', wasTracked: true, isTracked: false, before: 50, after: null });
  });
});
