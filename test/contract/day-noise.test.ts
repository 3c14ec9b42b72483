/** Good and bad days that all answers share, beside the verdicts of changes: only where there are any. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { describeChange, type ExplainedChange } from '#shared/explained-change/describe-change.ts';
import { CHANGE_ENGLISH } from '#shared/explained-change/english.ts';
import { CHANGE_GERMAN } from '#shared/explained-change/german.ts';
import { isOfDays } from '#shared/statistics/compare.ts';
import { plantAlertWorld } from '#support/alert-worlds.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

describe('the verdict of a change where all answers of a day rise and fall together', () => {
  let test: TestService;
  let lastDate: string;
  beforeAll(async () => {
    test = await startTestService();
    // Packs what is imported while it is asked about.
    test.service.core.upkeep.stop();
    lastDate = new Date(test.clock.now() - 86_400_000).toISOString().slice(0, 10);
  });
  afterAll(() => test?.close());

  const plant = (mood: number) => plantAlertWorld(test, { seed: 41, days: 35, lastDate, rate: 0.5, mood });

  it('says by how much, and how likely such days alone make the change', async () => {
    const projectId = await plant(40);
    const window = { projectId, timeframe: '7d' } as const;
    const { changes } = await test.call('metrics.summary', window);
    const { responseVisibilityRateChange: verdict } = changes.verdicts;
    // Forty points either way are 23 of standard deviation, less where chances end.
    expect(verdict.days?.spread).toBeGreaterThan(12);
    expect(verdict.days?.spread).toBeLessThan(30);
    expect(verdict.days?.pValue).toBeGreaterThan(verdict.pValue ?? 1);
    const explained = await test.call('metrics.explainChange', {
      ...window,
      figure: 'responseVisibilityRate',
      by: 'prompt',
    });
    expect(explained.verdict.days?.spread).toBeCloseTo(verdict.days?.spread ?? 0, 9);
    expect(explained.verdict.days?.pValue).toBeCloseTo(verdict.days?.pValue ?? 0, 9);
    const { projects } = await test.call('portfolio.list', { timeframe: '7d' });
    expect(projects.find(({ id }) => id === projectId)?.visibility.verdict.days).toEqual(verdict.days);
  });

  it('says nothing of days that have nothing in common', async () => {
    const projectId = await plant(0);
    const { changes } = await test.call('metrics.summary', { projectId, timeframe: '7d' });
    expect(changes.verdicts.responseVisibilityRateChange.days).toBeUndefined();
  });
});

it('is told in a sentence of its own where such days explain a change that is called one', () => {
  const format = {
    change: (value: number) => String(value),
    amount: (value: number) => value.toFixed(1),
    percent: String,
    count: String,
    language: String,
  };
  const story: ExplainedChange['story'] = {
    leadsWith: 'cause',
    cause: {
      kind: 'everywhere',
      id: '',
      label: '',
      points: -9,
      prompts: 12,
      ofPrompts: 20,
      promptIds: [],
      verdict: 'real',
    },
    rival: null,
    source: null,
    readPrompts: 0,
  };
  const tell = (pValue: number, words = CHANGE_ENGLISH) => {
    const verdict = {
      verdict: 'real',
      repeat: null,
      brand: null,
      pValue: 0.001,
      days: { spread: 5.8, pValue },
    } as const;
    expect(isOfDays(verdict)).toBe(pValue > 0.05);
    return describeChange({ figure: 'responseVisibilityRate', change: -9, verdict, story }, words, format).slice(2);
  };
  expect(tell(0.01)).toEqual([]);
  expect(tell(0.2)).toEqual([
    'But all answers of a day rise and fall together here, by some 5.8 points: a change as large comes and goes by itself.',
  ]);
  expect(tell(0.2, CHANGE_GERMAN)[0]).toContain('5.8 Punkte');
});
