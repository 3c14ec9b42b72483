/** Calendar months as `YYYY-MM` texts, in UTC as days are: how months of money are named. Pure. */

/** The UTC month of a moment. */
export function toMonthText(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 7);
}

/** First moment of the next UTC month, in milliseconds since 1970. */
export function startOfNextMonth(epochMs: number): number {
  const date = new Date(epochMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

/** True for `YYYY-MM` of the years 1970 to 9999. */
export function isMonthText(text: string): boolean {
  return /^(19[7-9]\d|[2-9]\d{3})-(0[1-9]|1[0-2])$/.test(text);
}
