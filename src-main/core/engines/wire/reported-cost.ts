/** Reads a sum of money that a server names. Converts nothing but the unit. */

/**
 * US dollars of a reported amount, of which `perUsd` make one dollar. Null for anything but a finite number >= 0: a wrong
 * sum is worse than none, which is estimated instead.
 */
export function toReportedUsd(amount: unknown, perUsd = 1): number | null {
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount / perUsd : null;
}
