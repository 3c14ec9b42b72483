import { describe, expect, it } from 'vitest';

import { fromDate } from '#shared/time/day.ts';

import * as format from '../../../src-renderer/texts/format.ts';

describe('Numbers', () => {
  it('rates have one decimal, counts none', () => {
    expect(format.formatRate(38.44)).toBe('38.4%');
    expect(format.formatRate(100)).toBe('100.0%');
    expect(format.formatCount(1204)).toBe('1,204');
    expect(format.formatSpan(33.61, 43.38)).toBe('33.6–43.4');
  });

  it('no data is a dash and zero is a zero', () => {
    expect(format.formatRate(null)).toBe('–');
    expect(format.formatDecimal(null)).toBe('–');
    expect(format.formatRate(0)).toBe('0.0%');
  });

  it('axes and spans have the sign of percent where the language has it', () => {
    expect(format.formatWholeRate(40)).toBe('40%');
    expect(format.formatRateSpan(33.61, 43.38)).toBe('33.6–43.4%');
  });

  it('prices keep every digit that they have', () => {
    expect(format.formatPrice(2.5)).toBe('2.50');
    expect(format.formatPrice(0.125)).toBe('0.125');
    expect(format.formatPrice(0.0375)).toBe('0.0375');
  });

  it('changes carry their sign, and none when they round to nothing', () => {
    expect(format.formatChange(4.25)).toBe('+4.3');
    expect(format.formatChange(-4.21)).toBe('−4.2');
    expect(format.formatChange(-0.04)).toBe('0.0');
    expect(format.formatChange(null)).toBe('–');
    expect([3, -1200, 0, null].map(format.formatCountChange)).toEqual(['+3', '−1,200', '0', '–']);
  });

  it('quantities agree with their noun', () => {
    expect(format.formatQuantity(1, 'answer', 'answers')).toBe('1 answer');
    expect(format.formatQuantity(0, 'answer', 'answers')).toBe('0 answers');
  });
});

describe('Time', () => {
  it('days are UTC days wherever the window runs', () => {
    expect(format.formatDay(fromDate('2026-11-09'))).toBe('9 Nov');
    expect(format.formatWeekday(fromDate('2026-11-09'))).toBe('Mon, 9 Nov 2026');
  });

  it('dates are told as days', () => {
    expect(format.formatDate('2026-01-01')).toBe('1 Jan 2026');
  });

  it('ranges name a year once unless they cross one', () => {
    expect(format.formatDayRange(fromDate('2026-10-23'), fromDate('2026-11-21'))).toBe('23 Oct – 21 Nov 2026');
    expect(format.formatDayRange(fromDate('2025-12-30'), fromDate('2026-01-02'))).toBe('30 Dec 2025 – 2 Jan 2026');
    expect(format.formatDayRange(fromDate('2026-01-02'), fromDate('2026-01-02'))).toBe('2 Jan 2026');
  });

  it('durations are rough', () => {
    expect(format.formatDuration(20_000)).toBe('under a minute');
    expect(format.formatDuration(185_000)).toBe('3 min');
    expect(format.formatDuration(7_500_000)).toBe('2 h 5 min');
  });
});

describe('Languages', () => {
  it('have names in either spelling of their code', () => {
    expect(format.formatLanguage('DE')).toBe('German');
    expect(format.formatLanguage('not a code')).toBe('not a code');
  });
});
