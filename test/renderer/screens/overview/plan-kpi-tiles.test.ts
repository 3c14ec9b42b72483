import { describe, expect, it } from 'vitest';
import { estimateAnswers, judgeAnswers } from '#support/fake-intervals.ts';
import { planEngineRow } from '../../../../src-renderer/screens/overview/plan-engine-rows.ts';
import { planMeanTile, planRateTile, type Summary } from '../../../../src-renderer/screens/overview/plan-kpi-tiles.ts';
import { planEnginesInput } from '../../../../src-renderer/screens/overview/prefetch-overview.ts';

const period = {
  date: '2026-11-21',
  periodStart: '2026-10-23',
  periodEnd: '2026-11-21',
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

describe('Tile of a rate', () => {
  it('shows value, interval and n', () => {
    // Wilson limits of 56 in 70: 69.2 and 87.7 %.
    expect(planRateTile('visibility', summary)).toMatchObject({
      value: '80.0%',
      interval: '69.2–87.7',
      sample: 'n 70',
      reason: null,
    });
  });

  it('calls a change real when zero lies outside its interval, for better and for worse', () => {
    // Newcombe's limits of 56/70 - 48/80: +5.2 and +33.4 points.
    const tile = planRateTile('visibility', summary);
    expect(tile.change).toEqual({ text: '+20.0 pts', direction: 'up', verdict: 'real', tone: 'good' });
    expect(tile.lines.at(-1)?.value).toBe('+5.2 to +33.4 pts');
    expect(planRateTile('citationRate', summary).change).toMatchObject({
      direction: 'down',
      verdict: 'real',
      tone: 'bad',
    });
  });

  it('calls a change noise when zero lies inside, and colours it neither good nor bad', () => {
    expect(planRateTile('mentionRate', summary).change).toEqual({
      text: '+1.3 pts',
      direction: 'up',
      verdict: 'within noise',
      tone: 'quiet',
    });
  });

  it('measures coverage against prompts, not answers', () => {
    const tile = planRateTile('coverage', summary);
    expect(tile).toMatchObject({ value: '50.0%', sample: 'n 8', change: { direction: 'same', text: '0.0 pts' } });
  });

  it('is a dash with the reason, never zero, without answers', () => {
    for (const tile of ['visibility', 'mentionRate', 'citationRate', 'coverage'] as const) {
      const facts = planRateTile(tile, { ...summary, current: empty });
      expect(facts).toMatchObject({ value: '–', interval: '', reason: 'No answers in this period', change: null });
    }
  });

  it('has no change, and says why, when there was nothing before', () => {
    const facts = planRateTile('visibility', { ...summary, previous: empty });
    expect(facts).toMatchObject({ value: '80.0%', change: null, changeReason: 'Nothing to compare with' });
  });

  it('shows zero where answers exist and none is visible', () => {
    const current = { ...summary.current, responseVisibilityRate: 0 };
    expect(planRateTile('visibility', { ...summary, current })).toMatchObject({ value: '0.0%', reason: null });
  });
});

describe('Tile of a mean', () => {
  it('says what the direction means instead of a verdict, because no spread is kept', () => {
    expect(planMeanTile('depth', summary)).toMatchObject({
      value: '12.3',
      sample: 'n 21',
      change: { text: '−2.7', direction: 'down', verdict: 'higher up', tone: 'quiet' },
    });
  });

  it('has no change when either side is missing', () => {
    expect(planMeanTile('sentiment', summary)).toMatchObject({ value: '61.0', change: null });
  });

  it('tells a brand that was not named from a period without answers', () => {
    const unnamed = { ...summary.current, mentions: 0, position: null };
    const reasonOf = (current: Summary['current']) => planMeanTile('depth', { ...summary, current }).reason;
    expect(reasonOf(unnamed)).toBe('The brand was not named');
    expect(reasonOf(empty)).toBe('No answers in this period');
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
    });
    expect(planEngineRow(summary)).toMatchObject({ visibilityPercent: 80, answers: 70 });
  });
});
