/** Dates and amounts as people write them, decided for a whole column. Worked out by hand. */
import { describe, expect, it } from 'vitest';

import {
  AmountColumn,
  DateColumn,
  findCurrency,
  toLocalAmount,
  toLocalMoment,
} from '#main/core/imports/locale-values.ts';

const dates = (texts: string[], locale: string | null = null) => {
  const column = new DateColumn();
  for (const text of texts) column.look(text);
  return column.decide(null, locale);
};
const amounts = (texts: string[], locale: string | null = null) => {
  const column = new AmountColumn();
  for (const text of texts) column.look(text);
  return column.decide(null, locale);
};

describe('the order of dates', () => {
  it('is that of the value which can be read in one way only', () => {
    expect(dates(['03/04/2026', '21/11/2026'], 'en-US')).toEqual({ value: 'dmy', by: 'values' });
    expect(dates(['03/04/2026', '11/21/2026'], 'en-GB')).toEqual({ value: 'mdy', by: 'values' });
  });

  it('is that of the locale where all can be read in two ways, and asked for without one', () => {
    expect(dates(['03/04/2026'], 'en-US')).toEqual({ value: 'mdy', by: 'locale' });
    expect(dates(['03/04/2026'], 'en-GB')).toEqual({ value: 'dmy', by: 'locale' });
    expect(dates(['03.04.2026'], 'de-DE')).toEqual({ value: 'dmy', by: 'locale' });
    expect(dates(['03/04/2026'])).toEqual({ value: null, by: 'nobody' });
    expect(dates(['2026-04-03'])).toEqual({ value: 'ymd', by: 'nothing' });
  });
});

describe('a date', () => {
  it.each([
    ['21.11.2026', 'dmy', 'UTC', '2026-11-21T00:00:00Z'],
    ['21.11.2026, 14:05', 'dmy', 'Europe/Berlin', '2026-11-21T13:05:00Z'],
    ['01.07.2026 14:05:30', 'dmy', 'Europe/Berlin', '2026-07-01T12:05:30Z'],
    ['11/21/2026 2:05 PM', 'mdy', 'America/New_York', '2026-11-21T19:05:00Z'],
    ['21/11/26', 'dmy', 'UTC', '2026-11-21T00:00:00Z'],
    ['2026年11月21日', 'ymd', 'Asia/Tokyo', '2026-11-20T15:00:00Z'],
    ['２０２６/１１/２１', 'ymd', 'UTC', '2026-11-21T00:00:00Z'],
    ['2026-11-21T10:00:00+02:00', 'dmy', 'UTC', '2026-11-21T08:00:00Z'],
  ] as const)('%s is read', (text, order, zone, iso) => {
    expect(toLocalMoment(text, order, zone)).toBe(Date.parse(iso));
  });

  it('is none where the calendar has no such day', () => {
    expect(toLocalMoment('31.02.2026', 'dmy', 'UTC')).toBeNull();
    expect(toLocalMoment('21/11/2026', 'mdy', 'UTC')).toBeNull();
    expect(toLocalMoment('soon', 'dmy', 'UTC')).toBeNull();
  });
});

describe('amounts', () => {
  it('have the decimal mark of the value that tells it, else of the locale, else nobody knows', () => {
    expect(amounts(['1.234', '99,00'])).toEqual({ value: ',', by: 'values' });
    expect(amounts(['1.234.567'])).toEqual({ value: ',', by: 'values' });
    expect(amounts(['1,234', '12.5'])).toEqual({ value: '.', by: 'values' });
    expect(amounts(['1.234'], 'de-DE')).toEqual({ value: ',', by: 'locale' });
    expect(amounts(['1.234'])).toEqual({ value: null, by: 'nobody' });
    expect(amounts(['99'])).toEqual({ value: '.', by: 'nothing' });
  });

  it.each([
    ['1.234,56 €', ',', 1234.56],
    ['99,00', ',', 99],
    ['1 234,56', ',', 1234.56],
    ["CHF 1'234.50", '.', 1234.5],
    ['$1,234.50', '.', 1234.5],
    ['￥1,000', '.', 1000],
  ] as const)('%s is read', (text, mark, amount) => {
    expect(toLocalAmount(text, mark)).toBe(amount);
  });

  it('are none with groups in the wrong places', () => {
    expect(toLocalAmount('12.34', ',')).toBeNull();
    expect(toLocalAmount('1,2,3', '.')).toBeNull();
  });

  it('say their currency by code or sign', () => {
    expect([findCurrency('99,00 €'), findCurrency('CHF 5'), findCurrency('￥1'), findCurrency('$5')]).toEqual([
      'EUR',
      'CHF',
      'JPY',
      null,
    ]);
  });
});
