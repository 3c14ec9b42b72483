import { describe, expect, it } from 'vitest';

import { OPERATIONS } from '#shared/contract/index.ts';
import { fromDate } from '#shared/time/day.ts';

import { toDates, toFigureInput, toWindow } from '../../../src-renderer/filters/figure-input.ts';
import { DEFAULT_FILTERS } from '../../../src-renderer/filters/filters.ts';

const today = fromDate('2026-11-21');

describe('What is asked for', () => {
  it('is by default the 30 days that end today, today included', () => {
    const input = toFigureInput('p1', DEFAULT_FILTERS, today);
    expect(input).toEqual({ projectId: 'p1', startDate: '2026-10-23', endDate: '2026-11-21' });
  });

  it('has the equally long window directly before as its comparison', () => {
    expect(toDates(toWindow({ kind: 'preset', days: 7 }, today))).toEqual({
      startDate: '2026-11-15',
      endDate: '2026-11-21',
      previousStartDate: '2026-11-08',
      previousEndDate: '2026-11-14',
    });
  });

  it('carries every filter in a form that the contract accepts, commas in tags included', () => {
    const input = toFigureInput(
      'p1',
      {
        period: { kind: 'range', firstDate: '2026-01-01', lastDate: '2026-01-31' },
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
