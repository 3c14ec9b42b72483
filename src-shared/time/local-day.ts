/** Calendar days where the machine stands, numbered as UTC days are: a local date has the number of the UTC day of that name. */

const DAY_MS = 86_400_000;

/** The machine's local date at a moment, in days since 1970-01-01. */
export function localDayOf(epochMs: number): number {
  const date = new Date(epochMs);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}
