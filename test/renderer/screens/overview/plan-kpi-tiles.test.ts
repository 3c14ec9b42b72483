import { describe, expect, it } from 'vitest';
import type { ChangeVerdict, FigureInterval } from '#shared/contract/intervals.ts';
import { estimateAnswers, judgeAnswers } from '#support/fake-intervals.ts';
import { planEngineRow } from '../../../../src-renderer/screens/overview/plan-engine-rows.ts';
import { planMeanTile, planRateTile, type Summary } from '../../../../src-renderer/screens/overview/plan-kpi-tiles.ts';
import { planEnginesInput } from '../../../../src-renderer/screens/overview/prefetch-overview.ts';
import { planTone } from '../../../../src-renderer/ui/verdict.tsx';

const period = {
  date: '2026-11-21',
  periodStart: '2026-10-23',
  periodEnd: '2026-11-21',
  sentimentCoverage: null,
  sentimentShares: null,
  intervals: estimateAnswers([]),
};

/** 56 of 70 visible now against 48 of 80 before: 80 % and 60 %, the example of a real change in the literature. */
const summary: Summary = {
  current: {
    ...period,
    totalResponses: 70,
    responseVisibilityRate: 80,
    mentionRate: 30,
    citationRate: 10,
    mentions: 21,
    cited: 7,
    visibilityRate: 50,
    visible: 4,
    notVisible: 4,
    position: 12.34,
    sentiment: 61,
  },
  previous: {
    ...period,
    totalResponses: 80,
    responseVisibilityRate: 60,
    mentionRate: 28.75,
    citationRate: 25,
    mentions: 23,
    cited: 20,
    visibilityRate: 50,
    visible: 4,
    notVisible: 4,
    position: 15,
    sentiment: null,
  },
  changes: {
    visibleChange: 0,
    visibilityRateChange: 0,
    responseVisibilityRateChange: 20,
    mentionsChange: -2,
    positionChange: -2.66,
    sentimentChange: null,
    mentionRateChange: 1.25,
    citationRateChange: -15,
    citedChange: -13,
    verdicts: judgeAnswers([], []),
  },
};

const nothing = { ...summary.current, totalResponses: 0, mentions: 0, cited: 0, visible: 0, notVisible: 0 };
const zeros = { responseVisibilityRate: 0, mentionRate: 0, citationRate: 0, visibilityRate: 0 };
const empty = { ...nothing, ...zeros, position: null, sentiment: null };

/** So far on either side of the value. */
const interval = (value: number, brand: number, repeat: number, prompts = 40): FigureInterval => ({
  n: 70,
  prompts,
  brand: [value - brand, value + brand],
  repeat: [value - repeat, value + repeat],
});
const judged = (verdict: ChangeVerdict['verdict']): ChangeVerdict => ({
  verdict,
  brand: [5.2, 33.4],
  repeat: [11.1, 28.9],
  pValue: 0.01,
});

const told: Summary = {
  ...summary,
  current: {
    ...summary.current,
    visible: 20,
    notVisible: 20,
    intervals: {
      ...summary.current.intervals,
      responseVisibilityRate: interval(80, 9.25, 4.1),
      mentionRate: interval(30, 4.2, 2.1),
      visibilityRate: interval(50, 15, 8),
      position: interval(12.34, 3, 1),
      sentiment: interval(61, 7, 2),
    },
  },
  changes: {
    ...summary.changes,
    verdicts: {
      ...summary.changes.verdicts,
      responseVisibilityRateChange: judged('real'),
      citationRateChange: judged('on_these_prompts'),
      mentionRateChange: judged('within_noise'),
      positionChange: judged('real'),
      sentimentChange: judged('within_noise'),
    },
  },
};

describe('Tile of a rate', () => {
  it('shows value, brand interval, n and prompts, with the digits that the interval allows', () => {
    expect(planRateTile('visibility', told)).toMatchObject({
      value: '80%',
      interval: '71–89%',
      intervalKind: 'brand',
      sample: 'n 70 · 40 prompts',
      reason: null,
    });
    // 8.4 points wide.
    expect(planRateTile('mentionRate', told)).toMatchObject({ value: '30.0%', interval: '25.8–34.2%' });
    expect(planRateTile('visibility', told).sentences).toEqual([
      'For the brand, asked about with prompts like these 40: between 71% and 89% in 95 of 100 cases.',
      'If these same prompts were asked again on these days: between 76% and 84% in 95 of 100 cases.',
    ]);
  });

  it('shows the repeat interval by its name, and why, where there are too few prompts for that of the brand', () => {
    const { responseVisibilityRate: known } = told.current.intervals;
    const intervals = { ...told.current.intervals, responseVisibilityRate: { ...known, brand: null, prompts: 4 } };
    const tile = planRateTile('visibility', { ...told, current: { ...told.current, intervals } });
    expect(tile).toMatchObject({ value: '80.0%', interval: '75.9–84.1%', intervalKind: 'repeat', sample: 'n 70' });
    expect(tile.sentences[0]).toContain('From 5 prompts on there is a brand interval');
  });

  it('says what the core says of a change, and colours it by whether it is good where it is more than noise', () => {
    const tile = planRateTile('visibility', told);
    expect(tile.change).toMatchObject({ change: 20, verdict: 'real', isMoreBetter: true });
    expect(tile.change && planTone(tile.change)).toBe('good');
    expect(tile.lines.find(({ name }) => name === 'Brand interval of the change')?.value).toBe('+5.2 to +33.4 pts');
    const citations = planRateTile('citationRate', told).change;
    expect(citations).toMatchObject({ change: -15, verdict: 'on_these_prompts' });
    expect(citations && planTone(citations)).toBe('bad');
    const mentions = planRateTile('mentionRate', told).change;
    expect(mentions && planTone(mentions)).toBe('quiet');
  });

  it('is told as counts, with the reason, on fewer than thirty answers or five prompts', () => {
    const eight = { ...told.current, totalResponses: 8, mentions: 8, mentionRate: 100, visible: 4, notVisible: 0 };
    const tile = planRateTile('mentionRate', { ...told, current: eight });
    expect(tile).toMatchObject({ value: '8 of 8', few: { word: 'few answers' } });
    const four = { ...told.current, visible: 4, notVisible: 0 };
    expect(planRateTile('visibility', { ...told, current: four }).value).toBe('56 of 70');
  });

  it('measures coverage against prompts, not answers', () => {
    const tile = planRateTile('coverage', told);
    expect(tile).toMatchObject({ value: '50%', interval: '35–65%', sample: 'n 40', change: { change: 0 } });
  });

  it('is a dash with the reason, never zero, without answers', () => {
    for (const tile of ['visibility', 'mentionRate', 'citationRate', 'coverage'] as const) {
      const facts = planRateTile(tile, { ...told, current: empty });
      expect(facts).toMatchObject({ value: '–', interval: '', reason: 'No answers in this period', change: null });
    }
  });

  it('has no change, and says why, when there was nothing before', () => {
    const facts = planRateTile('visibility', { ...told, previous: empty });
    expect(facts).toMatchObject({ value: '80%', change: null, changeReason: 'Nothing to compare with' });
  });

  it('never writes 0 or 100 where it is neither', () => {
    const wide = { ...told.current.intervals, responseVisibilityRate: interval(99.6, 12, 9) };
    const current = { ...told.current, intervals: wide };
    const showValue = (responseVisibilityRate: number) =>
      planRateTile('visibility', { ...told, current: { ...current, responseVisibilityRate } }).value;
    expect([showValue(99.6), showValue(100), showValue(0.4), showValue(0)]).toEqual(['99.6%', '100%', '0.4%', '0%']);
  });
});

describe('Tile of a mean', () => {
  it('has its interval and verdict, and says what a direction means only where it is no noise', () => {
    const depth = planMeanTile('depth', told);
    expect(depth).toMatchObject({ value: '12.3', interval: '9.3–15.3', sample: 'n 21 · 40 prompts' });
    expect(depth.change).toMatchObject({ verdict: 'real', isMoreBetter: false });
    expect(depth.change?.unit('−2.7')).toBe('−2.7 higher up');
    const sentiment = planMeanTile('sentiment', {
      ...told,
      changes: { ...told.changes, sentimentChange: 4 },
    });
    expect(sentiment.value).toBe('61');
    expect(sentiment.change?.unit('+4.0')).toBe('+4.0');
  });

  it('has no change when either side is missing', () => {
    expect(planMeanTile('sentiment', told)).toMatchObject({ change: null });
  });

  it('tells a brand that was not named from a period without answers', () => {
    const unnamed = { ...told.current, mentions: 0, position: null };
    const reasonOf = (current: Summary['current']) => planMeanTile('depth', { ...told, current }).reason;
    expect(reasonOf(unnamed)).toBe('The brand was not named');
    expect(reasonOf(empty)).toBe('No answers in this period');
  });

  it('counts the answers that say something about the brand behind sentiment, and tells where none does', () => {
    expect(planMeanTile('sentiment', told).sample).toContain(`n ${told.current.intervals.sentiment.n}`);
    const silent = { ...told.current, sentiment: null };
    expect(planMeanTile('sentiment', { ...told, current: silent }).reason).toBe(
      'Nothing good or bad was said about it',
    );
  });
});

describe('Row of an engine', () => {
  it('asks for the same window and filters, whichever engine is chosen', () => {
    expect(planEnginesInput({ projectId: 'p', tags: ['a'], model: 'grok' })).toEqual({
      projectId: 'p',
      tags: ['a'],
      by: ['engine', 'surface', 'branded'],
    });
  });

  it('has no rates, rather than zeros, when the engine gave no answer', () => {
    expect(planEngineRow({ ...summary, current: empty })).toEqual({
      visibilityPercent: null,
      mentionPercent: null,
      citationPercent: null,
      answers: 0,
      intervals: null,
    });
    expect(planEngineRow(summary)).toMatchObject({ visibilityPercent: 80, answers: 70 });
  });
});
