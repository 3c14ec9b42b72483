import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, fromDate, isCalendarDate, startOfDay, toDate } from '#shared/time/day.ts';

const LAST_DAY = fromDate('9999-12-31');

describe('days', () => {
  it('begin at midnight UTC and are numbered from 1970-01-01', () => {
    expect(dayOf(0)).toBe(0);
    expect(dayOf(86_399_999)).toBe(0);
    expect(dayOf(86_400_000)).toBe(1);
    expect(dayOf(-1)).toBe(-1);
    expect(toDate(0)).toBe('1970-01-01');
    expect(toDate(-1)).toBe('1969-12-31');
    expect(fromDate('2026-03-10')).toBe(20_522);
    expect(startOfDay(20_522)).toBe(Date.UTC(2026, 2, 10));
  });

  it('come back from their dates, for every year that a date may name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LAST_DAY }), (day) => {
        expect(fromDate(toDate(day))).toBe(day);
        expect(isCalendarDate(toDate(day))).toBe(true);
        expect(dayOf(startOfDay(day))).toBe(day);
      }),
    );
  });

  it('do not depend on the zone of the machine', () => {
    const zone = process.env.TZ;
    for (const other of ['Pacific/Kiritimati', 'Pacific/Niue', 'UTC']) {
      process.env.TZ = other;
      expect(toDate(dayOf(Date.UTC(2026, 2, 10, 23, 59)))).toBe('2026-03-10');
      expect(fromDate('2026-03-10')).toBe(20_522);
    }
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2000-02-29', true],
    ['1900-02-28', false],
    ['2026-04-31', false],
    ['2026-00-10', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['26-01-01', false],
    ['2026-01-01T00:00:00Z', false],
    ['+02026-01-01', false],
    [' 2026-01-01', false],
    ['1969-12-31', false],
    ['1970-01-01', true],
    ['9999-12-31', true],
    ['', false],
  ])('%s is a calendar date: %s', (text, isOne) => {
    expect(isCalendarDate(text)).toBe(isOne);
  });
});
