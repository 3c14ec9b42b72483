/** How numbers, dates and languages are written. Every screen writes them through here, so that they agree. */
import { startOfDay } from '#shared/time/day.ts';

const LOCALE = 'en-GB';
/** Stands for "nothing was counted"; a zero is a finding and is never used for it. */
export const DASH = '–';
const MINUS = '−';

const count = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const dayMonth = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const fullDate = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

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
  return percent === null ? DASH : `${oneDecimal.format(percent)}%`;
}

/** `+4.2`, `−4.2`, or `0.0` when it rounds to nothing; a dash for null. */
export function formatChange(value: number | null): string {
  if (value === null) return DASH;
  const size = oneDecimal.format(Math.abs(value));
  if (size === '0.0') return size;
  return `${value > 0 ? '+' : MINUS}${size}`;
}

/** `33.6–43.4`. */
export function formatSpan(low: number, high: number): string {
  return `${oneDecimal.format(low)}${DASH}${oneDecimal.format(high)}`;
}

/** `9 Nov` of a day number. */
export function formatDay(day: number): string {
  return dayMonth.format(startOfDay(day));
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

/** `1 answer`, `3 answers`. */
export function formatQuantity(value: number, one: string, many: string): string {
  return `${formatCount(value)} ${value === 1 ? one : many}`;
}

/** `under a minute`, `3 min`, `2 h 5 min`. */
export function formatDuration(durationMs: number): string {
  const minutes = Math.round(durationMs / 60_000);
  if (minutes < 1) return 'under a minute';
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
