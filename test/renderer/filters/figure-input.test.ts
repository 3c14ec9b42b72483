import { describe, expect, it } from 'vitest';

import { OPERATIONS } from '#shared/contract/index.ts';
import { fromDate, toDate } from '#shared/time/day.ts';

import {
  toComparedInput,
  toComparedWindow,
  toFigureInput,
  toWindow,
  withoutComparison,
} from '../../../src-renderer/filters/figure-input.ts';
import { type Comparison, DEFAULT_FILTERS, type Filters } from '../../../src-renderer/filters/filters.ts';

const today = fromDate('2026-11-21');
const WEEK: Filters = { ...DEFAULT_FILTERS, period: { kind: 'preset', days: 7 } };

describe('What is asked for', () => {
  it('is by default the 30 days that end today, today included', () => {
    const input = toFigureInput('p1', DEFAULT_FILTERS, today);
    expect(input).toEqual({ projectId: 'p1', startDate: '2026-10-23', endDate: '2026-11-21' });
  });

  it('names what it is compared with only where that is not the equally long window directly before', () => {
    const window = toWindow({ kind: 'preset', days: 7 }, today);
    const against = (comparison: Comparison) => {
      const { firstDay, lastDay } = toComparedWindow(comparison, window);
      const { compareStart, compareEnd } = toComparedInput('p1', { ...WEEK, comparison }, today);
      return [toDate(firstDay), toDate(lastDay), compareStart, compareEnd];
    };
    expect(against({ kind: 'period_before' })).toEqual(['2026-11-08', '2026-11-14', undefined, undefined]);
    expect(against({ kind: 'year_before' })).toEqual(['2025-11-15', '2025-11-21', '2025-11-15', '2025-11-21']);
    const range = { kind: 'range', firstDate: '2026-03-01', lastDate: '2026-03-03' } as const;
    expect(against(range)).toEqual(['2026-03-01', '2026-03-03', '2026-03-01', '2026-03-03']);
    const input = toComparedInput('p1', { ...WEEK, comparison: range }, today);
    expect(withoutComparison(input)).toEqual(toFigureInput('p1', WEEK, today));
    expect(OPERATIONS['metrics.summary'].input.parse(input)).toMatchObject({ compareEnd: '2026-03-03' });
  });

  it('carries every filter in a form that the contract accepts, commas in tags included', () => {
    const input = toFigureInput(
      'p1',
      {
        period: { kind: 'range', firstDate: '2026-01-01', lastDate: '2026-01-31' },
        comparison: { kind: 'year_before' },
        engines: ['claude'],
        tags: ['one, two', 'three'],
        language: 'zh-tw',
        branded: false,
        surface: 'serp',
      },
      today,
    );
    expect(OPERATIONS['metrics.timeseries'].input.parse(input)).toMatchObject({
      startDate: '2026-01-01',
      endDate: '2026-01-31',
      model: ['claude'],
      tags: ['one, two', 'three'],
      language: 'zh-tw',
      branded: false,
      surface: 'serp',
    });
  });
});
