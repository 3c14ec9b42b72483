/** Calendar months as `YYYY-MM` texts in the time zone of whoever pays: how months of money are named. Pure. */

const LONGEST_MONTH_MS = 32 * 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The month of a moment in a time zone (an IANA name). */
export function toMonthText(epochMs: number, timeZone: string): string {
  const parts = formatIn(timeZone).formatToParts(epochMs);
  const read = (type: 'year' | 'month') => parts.find((part) => part.type === type)?.value ?? '';
  return `${read('year').padStart(4, '0')}-${read('month')}`;
}

/** First moment of the next month there, in milliseconds since 1970. */
export function startOfNextMonth(epochMs: number, timeZone: string): number {
  const month = toMonthText(epochMs, timeZone);
  let [last, first] = [epochMs, epochMs + LONGEST_MONTH_MS];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (toMonthText(middle, timeZone) === month) last = middle;
    else first = middle;
  }
  return first;
}

/** True for `YYYY-MM` of the years 1970 to 9999. */
export function isMonthText(text: string): boolean {
  return /^(19[7-9]\d|[2-9]\d{3})-(0[1-9]|1[0-2])$/.test(text);
}

/** True for the name of a time zone that this program knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Making one takes as long as using it a hundred times. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', { timeZone, year: 'numeric', month: '2-digit' });
  formats.set(timeZone, format);
  return format;
}
