/** How numbers and dates are written in a report, in the report's language. Pure. */
import { startOfDay, toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { ReportLanguage } from '#shared/vocabulary/reports.ts';

const LOCALES: Readonly<Record<ReportLanguage, string>> = { en: 'en-GB', de: 'de-DE' };

/** Stands for "nothing was counted". */
export const DASH = '–';
const MINUS = '−';

export interface ReportFormat {
  count(value: number): string;
  /** `38.4%`; a dash for null. */
  rate(percent: number | null): string;
  /** `38.4`; a dash for null. */
  decimal(value: number | null): string;
  /** `33.6–43.4`; a dash for null. */
  span(ends: readonly [number, number] | null): string;
  /** `+4.2`, `−4.2`, or `0.0`; a dash for null. */
  change(value: number | null): string;
  /** `2026-11-09`, the same in every language. */
  isoDay(day: number): string;
  /** `9 Nov`. */
  day(day: number): string;
  range(window: DayWindow): string;
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
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' });
  const zero = decimals.format(0);
  return {
    count: (value) => counts.format(value),
    rate: (percent) => (percent === null ? DASH : rates.format(percent / 100)),
    decimal: (value) => (value === null ? DASH : decimals.format(value)),
    span: (ends) => (ends === null ? DASH : ends.map((end) => decimals.format(end)).join(DASH)),
    change: (value) => {
      if (value === null) return DASH;
      const size = decimals.format(Math.abs(value));
      return size === zero ? size : `${value > 0 ? '+' : MINUS}${size}`;
    },
    isoDay: toDate,
    day: (day) => days.format(startOfDay(day)),
    range: ({ firstDay, lastDay }) => dates.formatRange(startOfDay(firstDay), startOfDay(lastDay)),
    languageName: (code) => names.of(code.toLowerCase()) ?? code,
  };
}
