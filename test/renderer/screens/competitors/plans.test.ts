/** What the competitors screen works out: verdicts, who is ahead, what moved. Numbers worked out by hand. */
import { describe, expect, it } from 'vitest';

import type { ChangeVerdict } from '#shared/contract/intervals.ts';

import {
  type Competitor,
  planCompetitorRows,
  planDefaultBrands,
} from '../../../../src-renderer/brands/plan-competitor-rows.ts';
import { planMoves } from '../../../../src-renderer/brands/plan-moves.ts';
import {
  type Comparison,
  planDuels,
  planPairVerdict,
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
  sentimentCoverage: null,
  sentimentShares: null,
  positionChange: 0,
  sentimentScore: 0.6,
  sentimentChange: 0,
  promptCount: 9,
};
const RIVAL: Competitor = { ...BRAND, id: 'b', name: 'Brimstead', isUserBrand: false, globalRank: 2 };

const verdict = (pValue: number): ChangeVerdict => ({
  verdict: pValue < 0.05 ? 'real' : 'within_noise',
  repeat: pValue < 0.05 ? [1, 19] : [-9, 9],
  brand: pValue < 0.05 ? [2, 18] : [-10, 10],
  pValue,
});
const judged = (brand: Competitor, pValue: number): Competitor => {
  const same = verdict(pValue);
  const changes = { mentionRateChange: same, citationRateChange: same, avgMentionOrderChange: same };
  const means = { positionChange: same, sentimentChange: same, shareOfVoiceChange: same };
  return { ...brand, verdicts: { visibilityChange: same, ...changes, ...means } };
};

describe('The change of visibility', () => {
  it('has the verdict of the core, and the table says how many it judged', () => {
    const { rows, tally } = planCompetitorRows([judged(BRAND, 0.01), judged(RIVAL, 0.6)]);
    expect(rows.map(({ visibilityMove }) => visibilityMove?.verdict)).toEqual(['real', 'within_noise']);
    expect(rows[0]?.visibilityMove).toMatchObject({ change: 10, brand: [2, 18] });
    expect(tally).toEqual({ judged: 2, found: 1 });
  });

  it('is not called real among many that moved by chance', () => {
    // The smallest of ten has to be below 0.01.
    const noise = Array.from({ length: 9 }, (_, index) => judged({ ...RIVAL, id: `n${index}` }, 0.5));
    const { rows } = planCompetitorRows([judged(BRAND, 0.04), ...noise]);
    expect(rows[0]?.visibilityMove?.verdict).toBe('on_these_prompts');
  });

  it('is unknown where there were no answers before, or nobody judged', () => {
    expect(planCompetitorRows([judged({ ...BRAND, visibilityChange: null }, 0.01)]).rows[0]?.visibilityMove).toBeNull();
    expect(planCompetitorRows([BRAND])).toMatchObject({ rows: [{ visibilityMove: null }], tally: { judged: 0 } });
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

const NONE = { both: 0, onlyBrand: 0, onlyOther: 0, neither: 0 };
const COMPARED: Comparison = { answers: 100, visible: NONE, named: NONE, cited: NONE, brandFirst: 0, otherFirst: 0 };

describe('Two brands head to head', () => {
  it('have the verdicts of the core, prompt by prompt, and those of shares as of mentions', () => {
    const noise = verdict(0.5);
    const verdicts = { visibilityRate: verdict(0.01), mentionRate: noise, citationRate: noise };
    const means = { mentionOrder: noise, position: noise, sentiment: verdict(0.01) };
    const other = { ...RIVAL, visibilityRate: 40, avgMentionOrder: null, sentimentScore: 0.5 };
    const duels = planDuels(BRAND, other, { ...COMPARED, verdicts: { ...verdicts, ...means } });
    expect(duels.map(({ figure, difference, verdict: said }) => [figure, difference, said])).toEqual([
      ['visibility', 10, 'real'],
      ['mentionRate', 0, 'within_noise'],
      ['citationRate', 0, 'within_noise'],
      ['share', 0, 'within_noise'],
      ['order', null, null],
      ['depth', 0, 'within_noise'],
      ['sentiment', 10, 'real'],
      ['first', null, null],
    ]);
  });

  it('are told apart by who is first in the same answers, on these prompts only: 45 to 15 says it, 32 to 28 does not', () => {
    expect(planPairVerdict(45, 15)).toBe('on_these_prompts');
    expect(planPairVerdict(15, 45)).toBe('on_these_prompts');
    expect(planPairVerdict(32, 28)).toBe('within_noise');
    expect(planPairVerdict(15, 5)).toBe('too_few_answers');
    expect(planPairVerdict(0, 0)).toBeNull();
    const named = { both: 60, onlyBrand: 0, onlyOther: 0, neither: 40 };
    const first = planDuels(BRAND, RIVAL, { ...COMPARED, named, brandFirst: 45, otherFirst: 15 }).at(-1);
    expect(first).toMatchObject({ one: { value: 75 }, other: { value: 25 }, difference: 50 });
  });

  it('have no rate without answers', () => {
    const [visibility] = planDuels({ ...BRAND, totalResults: 0 }, { ...RIVAL, totalResults: 0 }, COMPARED);
    expect(visibility).toMatchObject({ one: { value: null }, difference: null, verdict: null });
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
