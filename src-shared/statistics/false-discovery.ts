/** Keeps a table that judges many rows at once from calling chance a change. */

/** Share of the rows that are called real which may be chance. */
export const FALSE_DISCOVERY_RATE = 0.1;

/**
 * For each p value whether it stays a discovery among all of them; one that is null never is, and does not count.
 * Source: Y. Benjamini, Y. Hochberg, "Controlling the false discovery rate", Journal of the Royal Statistical Society B 57 (1995) 289-300.
 */
export function holdFalseDiscovery(pValues: readonly (number | null)[], rate = FALSE_DISCOVERY_RATE): boolean[] {
  const judged = pValues.filter((p) => p !== null).sort((a, b) => a - b);
  const passed = judged.findLastIndex((p, index) => p <= ((index + 1) / judged.length) * rate);
  const limit = judged[passed] ?? Number.NEGATIVE_INFINITY;
  return pValues.map((p) => p !== null && p <= limit);
}
