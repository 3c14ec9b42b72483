/** How numbers and dates are written in a report, in the report's language. Pure. */
import { FIGURE_WORDS_ENGLISH } from '#shared/figure-words/english.ts';
import { FIGURE_WORDS_GERMAN } from '#shared/figure-words/german.ts';
import type { Verdict } from '#shared/statistics/compare.ts';
import { startOfDay, toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { ReportLanguage } from '#shared/vocabulary/reports.ts';

const LOCALES: Readonly<Record<ReportLanguage, string>> = { en: 'en-GB', de: 'de-DE' };

const FIGURE_WORDS = { en: FIGURE_WORDS_ENGLISH, de: FIGURE_WORDS_GERMAN } as const;

/** Stands for "nothing was counted". */
export const DASH = '–';
const MINUS = '−';

export interface ReportFormat {
  count(value: number): string;
  /** `38.4%` or `38%`; a dash for null. One digit unless another number is given, here and below. */
  rate(percent: number | null, digits?: 0 | 1): string;
  /** `38.4`; a dash for null. */
  decimal(value: number | null, digits?: 0 | 1): string;
  /** `33.6–43.4`; a dash for null. */
  span(ends: readonly [number, number] | null, digits?: 0 | 1): string;
  verdict(verdict: Verdict): string;
  /** `+4.2`, `−4.2`, or `0.0`; a dash for null. */
  change(value: number | null): string;
  /** `2026-11-09`, the same in every language. */
  isoDay(day: number): string;
  /** `9 Nov`. */
  day(day: number): string;
  /** `9 November 2026`. */
  date(day: number): string;
  range(window: DayWindow): string;
  /** `€1,200`, without cents. */
  money(amount: number, currency: string): string;
  languageName(code: string): string;
}

export function createFormat(language: ReportLanguage): ReportFormat {
  const locale = LOCALES[language];
  const counts = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const decimals = new Intl.NumberFormat(locale, digits);
  const rates = new Intl.NumberFormat(locale, { style: 'percent', ...digits });
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const whole = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const { verdicts } = FIGURE_WORDS[language];
  const toNumber = (value: number, places: 0 | 1) => (places === 0 ? counts : decimals).format(value);
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' });
  const zero = decimals.format(0);
  return {
    count: (value) => counts.format(value),
    rate: (percent, places = 1) => (percent === null ? DASH : (places === 0 ? whole : rates).format(percent / 100)),
    decimal: (value, places = 1) => (value === null ? DASH : toNumber(value, places)),
    span: (ends, places = 1) =>
      ends === null ? DASH : ends.map((end) => toNumber(end, places).replace('-', MINUS)).join(DASH),
    verdict: (verdict) => verdicts[verdict].word,
    change: (value) => {
      if (value === null) return DASH;
      const size = decimals.format(Math.abs(value));
      return size === zero ? size : `${value > 0 ? '+' : MINUS}${size}`;
    },
    isoDay: toDate,
    day: (day) => days.format(startOfDay(day)),
    date: (day) => dates.format(startOfDay(day)),
    money: (amount, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount),
    range: ({ firstDay, lastDay }) => dates.formatRange(startOfDay(firstDay), startOfDay(lastDay)),
    languageName: (code) => names.of(code.toLowerCase()) ?? code,
  };
}
