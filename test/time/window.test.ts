import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDate, toDate } from '#shared/time/day.ts';
import { lengthOf, parseTimeframe, planWindow, previousWindow, yearBefore } from '#shared/time/window.ts';

const NOON = Date.UTC(2026, 2, 10, 12);
const dates = (window: { firstDay: number; lastDay: number }) => [toDate(window.firstDay), toDate(window.lastDay)];

describe('a timeframe', () => {
  it.each([
    ['1d', 1],
    ['7d', 7],
    ['30d', 30],
    ['3660d', 3660],
    ['0d', null],
    ['3661d', null],
    ['10000d', null],
    ['-1d', null],
    ['7', null],
    ['d', null],
    ['7D', null],
    ['7d ', null],
    ['7days', null],
    ['', null],
  ])('%s means %s days', (text, days) => {
    expect(parseTimeframe(text)).toBe(days);
  });
});

describe('a window', () => {
  it('of N days ends yesterday', () => {
    expect(dates(planWindow({ timeframe: '7d' }, NOON))).toEqual(['2026-03-03', '2026-03-09']);
    expect(dates(planWindow({ timeframe: '1d' }, NOON))).toEqual(['2026-03-09', '2026-03-09']);
    expect(dates(planWindow({ timeframe: '30d' }, Date.UTC(2024, 2, 1)))).toEqual(['2024-01-31', '2024-02-29']);
  });

  it('of dates has both of them, today and later too, whatever the timeframe', () => {
    const asked = { timeframe: '7d', startDate: '2026-03-10', endDate: '2026-03-12' };
    expect(dates(planWindow(asked, NOON))).toEqual(['2026-03-10', '2026-03-12']);
  });

  it('moves on exactly at midnight UTC', () => {
    const end = (nowMs: number) => dates(planWindow({ timeframe: '1d' }, nowMs))[1];
    expect(end(Date.UTC(2026, 2, 10) - 1)).toBe('2026-03-08');
    expect(end(Date.UTC(2026, 2, 10))).toBe('2026-03-09');
  });

  it('has a window before it that is as long and ends the day before it begins', () => {
    const days = fc.integer({ min: 0, max: fromDate('9999-12-31') });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 36_599 }), (firstDay, more) => {
        const window = { firstDay, lastDay: firstDay + more };
        const before = previousWindow(window);
        expect(lengthOf(before)).toBe(lengthOf(window));
        expect(before.lastDay).toBe(window.firstDay - 1);
      }),
    );
  });

  it.each([
    ['2026-03-01', '2026-03-28', '2025-03-01', '2025-03-28'],
    ['2024-02-29', '2024-03-01', '2023-02-28', '2023-03-01'],
    ['2025-02-20', '2025-03-02', '2024-02-20', '2024-03-02'],
  ])('has the same days of the calendar a year before: %s to %s', (first, last, firstBefore, lastBefore) => {
    const window = { firstDay: fromDate(first), lastDay: fromDate(last) };
    expect(dates(yearBefore(window))).toEqual([firstBefore, lastBefore]);
  });

  it('has as many days as its timeframe says, at any moment', () => {
    const moment = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3660 }), moment, (days, nowMs) => {
        expect(lengthOf(planWindow({ timeframe: `${days}d` }, nowMs))).toBe(days);
      }),
    );
  });

  it('cannot be planned from a text that is no timeframe', () => {
    expect(() => planWindow({ timeframe: 'ever' }, NOON)).toThrow(RangeError);
  });
});
