/** The two formulas by which counts become figures. Pure. */

/** Share in percent, 0-100, full precision; 0 when there is nothing to share (a field typed `number` is never null). */
export function toRate(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

/** Current minus previous; null where either side is null. */
export function toChange(current: number | null, previous: number | null): number | null {
  return current === null || previous === null ? null : current - previous;
}
