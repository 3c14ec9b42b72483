import { describe, expect, test } from 'vitest';
import { dayOf } from '#shared/time/day.ts';
import { lengthOf, planWindow } from '#shared/time/window.ts';

const NOW = Date.parse('2026-03-11T12:00:00Z');
const TODAY = dayOf(NOW);

describe('the timeframe all', () => {
  test('runs from the first answer to yesterday', () => {
    const window = planWindow({ timeframe: 'all' }, NOW, TODAY - 9);
    expect(window).toEqual({ firstDay: TODAY - 9, lastDay: TODAY - 1 });
    expect(lengthOf(window)).toBe(9);
  });

  test('is empty for a project whose first answer is of today, or to come, or not there', () => {
    for (const first of [TODAY, TODAY + 5, null]) {
      expect(lengthOf(planWindow({ timeframe: 'all' }, NOW, first))).toBe(0);
    }
  });

  test('gives way to dates', () => {
    const dates = { startDate: '2026-03-11', endDate: '2026-03-11' };
    expect(planWindow({ timeframe: 'all', ...dates }, NOW)).toEqual({ firstDay: TODAY, lastDay: TODAY });
  });
});
