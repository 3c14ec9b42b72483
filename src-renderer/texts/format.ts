/** How numbers, dates and languages are written. Every screen writes them through here, so that they agree. */
import { startOfDay } from '#shared/time/day.ts';

import { LANGUAGE, LOCALE } from './language.ts';

/** Stands for "nothing was counted"; a zero is a finding and is never used for it. */
export const DASH = '–';
const MINUS = '−';

const count = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const wholeRate = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 });
const price = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 6 });
const rate = new Intl.NumberFormat(LOCALE, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const dayMonth = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const fullDate = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const weekdayName = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });
const languageNames = new Intl.DisplayNames(LOCALE, { type: 'language' });
const countryNames = new Intl.DisplayNames(LOCALE, { type: 'region' });

/** `1,204`. */
export function formatCount(value: number): string {
  return count.format(value);
}

/** `38.4`; a dash for null. */
export function formatDecimal(value: number | null): string {
  return value === null ? DASH : oneDecimal.format(value);
}

/** `38.4%` of a rate from 0 to 100; a dash for null. */
export function formatRate(percent: number | null): string {
  return percent === null ? DASH : rate.format(percent / 100);
}

/** `58` or `38.4` of a value, as its interval allows; a dash for null. */
export function formatDigits(value: number | null, digits: 0 | 1): string {
  return value === null ? DASH : (digits === 0 ? count : oneDecimal).format(value);
}

/** `58%` or `38.4%` of a rate from 0 to 100; a dash for null. */
export function formatRateDigits(percent: number | null, digits: 0 | 1): string {
  return percent === null ? DASH : (digits === 0 ? wholeRate : rate).format(percent / 100);
}

/** `40%` of a rate from 0 to 100, as axes have it. */
export function formatWholeRate(percent: number): string {
  return wholeRate.format(percent / 100);
}

/** `33.6–43.4%` of two rates. */
export function formatRateSpan(low: number, high: number): string {
  return `${oneDecimal.format(low)}${DASH}${formatRate(high)}`;
}

/** `0.125` of a price whose unit stands elsewhere: to the last digit that it has, six at most. */
export function formatPrice(amount: number): string {
  return price.format(amount);
}

/** `+4.2`, `−4.2`, or `0.0` when it rounds to nothing; a dash for null. */
export function formatChange(value: number | null): string {
  if (value === null) return DASH;
  const size = oneDecimal.format(Math.abs(value));
  if (size === oneDecimal.format(0)) return size;
  return `${value > 0 ? '+' : MINUS}${size}`;
}

/** `+3`, `−3` or `0` of counts; a dash for null. */
export function formatCountChange(value: number | null): string {
  if (value === null) return DASH;
  const size = count.format(Math.abs(value));
  return value === 0 ? size : `${value > 0 ? '+' : MINUS}${size}`;
}

/** `33.6–43.4`. */
export function formatSpan(low: number, high: number): string {
  return `${oneDecimal.format(low)}${DASH}${oneDecimal.format(high)}`;
}

/** `9 Nov` of a day number. */
export function formatDay(day: number): string {
  return dayMonth.format(startOfDay(day));
}

/** `9 Nov 2026` of a date as the core writes it, `2026-11-09`. */
export function formatDate(date: string): string {
  return fullDate.format(new Date(`${date}T00:00:00Z`));
}

/** `Mon, 9 Nov 2026` of a day number. */
export function formatWeekday(day: number): string {
  return weekday.format(startOfDay(day));
}

/** `23 Oct – 21 Nov 2026`; the first year is written only where it differs. */
export function formatDayRange(firstDay: number, lastDay: number): string {
  if (firstDay === lastDay) return fullDate.format(startOfDay(firstDay));
  const isSameYear = new Date(startOfDay(firstDay)).getUTCFullYear() === new Date(startOfDay(lastDay)).getUTCFullYear();
  const first = (isSameYear ? dayMonth : fullDate).format(startOfDay(firstDay));
  return `${first} ${DASH} ${fullDate.format(startOfDay(lastDay))}`;
}

/** `German` of `de` or `DE`; the code itself where it has no name. */
export function formatLanguage(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** `Germany` of `DE`; the code itself where it has no name. */
export function formatCountry(code: string): string {
  try {
    return countryNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** `1 answer`, `3 answers`. */
export function formatQuantity(value: number, one: string, many: string): string {
  return `${formatCount(value)} ${choosePlural(value, one, many)}`;
}

/** The word beside a number by the rules of the language, for example `names` of 1 and `name` of 3. */
export function choosePlural(value: number, one: string, many: string): string {
  return plurals.select(value) === 'one' ? one : many;
}

const UNDER_A_MINUTE = { en: 'under a minute', de: 'unter einer Minute' }[LANGUAGE];
const HOUR = { en: 'h', de: 'Std.' }[LANGUAGE];
const MINUTE = { en: 'min', de: 'Min.' }[LANGUAGE];

/** `under a minute`, `3 min`, `2 h 5 min`. */
export function formatDuration(durationMs: number): string {
  const minutes = Math.round(durationMs / 60_000);
  if (minutes < 1) return UNDER_A_MINUTE;
  if (minutes < 60) return `${minutes} ${MINUTE}`;
  return `${Math.floor(minutes / 60)} ${HOUR} ${minutes % 60} ${MINUTE}`;
}

/** `Monday` of 1, `Sunday` of 7. */
export function formatWeekdayName(weekday: number): string {
  // Day 4 was a Monday.
  return weekdayName.format(startOfDay(weekday + 3));
}

/** `1.4 s` of a short time. */
export function formatSeconds(durationMs: number): string {
  return secondsFormat.format(durationMs / 1000);
}

/** `21 Nov 2026, 09:05` in the reader's own time zone, of a moment in ISO form or milliseconds. */
export function formatMoment(moment: string | number): string {
  return momentFormat.format(new Date(moment));
}

/** `Claude, Gemini and Grok`. */
export function formatList(names: readonly string[]): string {
  return listFormat.format(names);
}

/** `09:05` in the reader's own time zone. */
export function formatTime(moment: string | number): string {
  return timeFormat.format(new Date(moment));
}

/** `3 minutes ago`, `in 2 days`, as seen from `nowMs`. */
export function formatAgo(moment: string | number, nowMs: number): string {
  const distanceMs = new Date(moment).getTime() - nowMs;
  const [unit, unitMs] = AGO_UNITS.find(([, sizeMs]) => Math.abs(distanceMs) >= sizeMs) ?? (['second', 1000] as const);
  return agoFormat.format(Math.round(distanceMs / unitMs), unit);
}

/** `$0.42`, `US$1,204.00` as the reader writes it; a dash for null. Fractions of a cent keep four decimals. */
export function formatMoney(amount: number | null, currency = 'USD'): string {
  if (amount === null) return DASH;
  const isTiny = amount !== 0 && Math.abs(amount) < 0.01;
  const digits = isTiny ? 4 : 2;
  return toMoneyFormat(currency, digits).format(amount);
}

/** Making one takes a hundred times what writing a number with it does, and tables write money by the row. */
function toMoneyFormat(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  moneyFormats.set(key, made);
  return made;
}

/** `1.4 MB` of a number of bytes. */
export function formatBytes(bytes: number): string {
  const [unit, size] = BYTE_UNITS.find(([, unitBytes]) => bytes >= unitBytes) ?? (['byte', 1] as const);
  return new Intl.NumberFormat(LOCALE, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'byte' ? 0 : 1,
  }).format(bytes / size);
}

const plurals = new Intl.PluralRules(LANGUAGE);
const listFormat = new Intl.ListFormat(LOCALE, { type: 'conjunction' });
const timeFormat = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });
const momentFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const secondsFormat = new Intl.NumberFormat(LOCALE, {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'narrow',
  maximumFractionDigits: 1,
});
const moneyFormats = new Map<string, Intl.NumberFormat>();
const agoFormat = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const AGO_UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const BYTE_UNITS = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const;
