/** The points of a line of rates. Pure. */

export type LinePoint = number | '-' | { value: number; symbol: 'circle' };

/** A value with gaps on both sides has no line to stand on: it gets a dot. */
function isAlone(percents: readonly (number | null)[], index: number): boolean {
  return (percents[index - 1] ?? null) === null && (percents[index + 1] ?? null) === null;
}

/** For a series without symbols. Only points with a dot are objects: those are looked through one by one with every drawing. */
export function toLinePoints(percents: readonly (number | null)[]): LinePoint[] {
  return percents.map((value, index) => {
    if (value === null) return '-';
    return isAlone(percents, index) ? { value, symbol: 'circle' } : value;
  });
}
