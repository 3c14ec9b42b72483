/** Reads a sum of money that a server names. Converts nothing but the unit. */

/**
 * US dollars of a reported amount, of which `perUsd` make one dollar; a number in quotes is one too. Null for anything but a
 * finite number >= 0: a wrong sum is worse than none, which is estimated instead.
 */
export function toReportedUsd(amount: unknown, perUsd = 1): number | null {
  const value = typeof amount === 'string' && /^\d+(\.\d+)?$/.test(amount) ? Number(amount) : amount;
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value / perUsd : null;
}
