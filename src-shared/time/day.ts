/** Calendar days as numbers: day 0 is 1970-01-01 and a day is a UTC calendar day. Pure. */

const DAY_MS = 86_400_000;

/** The UTC day of a moment, in days since 1970-01-01. */
export function dayOf(epochMs: number): number {
  return Math.floor(epochMs / DAY_MS);
}

/** `YYYY-MM-DD` of a day number. */
export function toDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The day number of `YYYY-MM-DD`; the text must be a calendar date. */
export function fromDate(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/** True for `YYYY-MM-DD` texts that name a day that exists, years 1970 to 9999. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const epochMs = Date.parse(`${text}T00:00:00Z`);
  return epochMs >= 0 && new Date(epochMs).toISOString().startsWith(text);
}

/** First moment of a day in milliseconds since 1970. */
export function startOfDay(day: number): number {
  return day * DAY_MS;
}
