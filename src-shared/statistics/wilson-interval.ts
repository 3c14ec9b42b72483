/** The 95 % interval of one rate. It knows counts only: no dates, no formatting, no brand. */

/** Standard normal quantile of a two-sided 95 % interval. */
export const Z_95 = 1.959963984540054;

/** So many hits among so many trials: whole numbers, 0 <= hits <= total. */
export interface Proportion {
  hits: number;
  total: number;
}

/** Both ends in percent, 0 to 100. */
export interface PercentInterval {
  lowPercent: number;
  highPercent: number;
}

/**
 * Wilson's score interval without continuity correction, in percent, for the rate hits / total; null when total is 0.
 * Unlike the textbook interval it never leaves 0-100 and is not empty at 0 or 100 percent.
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
 * Journal of the American Statistical Association 22 (1927) 209-212.
 * Throws RangeError when the counts are not a proportion.
 */
export function wilsonInterval({ hits, total }: Proportion): PercentInterval | null {
  if (!(total >= 0) || !(hits >= 0) || hits > total) throw new RangeError(`Not a proportion: ${hits} of ${total}`);
  if (total === 0) return null;
  const rate = hits / total;
  const zSquared = Z_95 * Z_95;
  const centre = rate + zSquared / (2 * total);
  const halfWidth = Z_95 * Math.sqrt((rate * (1 - rate) + zSquared / (4 * total)) / total);
  const scale = 100 / (1 + zSquared / total);
  return {
    lowPercent: hits === 0 ? 0 : scale * (centre - halfWidth),
    highPercent: hits === total ? 100 : scale * (centre + halfWidth),
  };
}
