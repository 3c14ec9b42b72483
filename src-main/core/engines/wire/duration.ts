/** Reads durations as servers write them. */

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

/** `1h2m3.5s`, `20ms`; null for anything else. */
export function toDurationMs(text: string): number | null {
  if (!/^(\d+(\.\d+)?(h|ms|m|s))+$/.test(text)) return null;
  let totalMs = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s)/g)) {
    totalMs += Number(amount) * (UNIT_MS[unit ?? ''] ?? 0);
  }
  return totalMs;
}
