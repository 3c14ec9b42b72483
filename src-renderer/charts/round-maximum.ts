/** Chooses where a value axis that starts at zero ends. Pure. */

const STEPS = [1, 2, 2.5, 5, 10];
const TICKS = 5;

export interface AxisEnd {
  max: number;
  interval: number;
}

/**
 * The smallest round axis end at or above `value`, cut into at most five intervals. `isWhole` keeps ticks on whole
 * numbers; `limit` is never passed (100 for rates). An empty chart gets an axis too.
 */
export function planAxisEnd(value: number, { isWhole = false, limit = Number.POSITIVE_INFINITY } = {}): AxisEnd {
  const target = Math.min(Math.max(value, isWhole ? 1 : 5), limit);
  const magnitude = 10 ** Math.floor(Math.log10(target / TICKS));
  const allowed = STEPS.map((step) => step * magnitude).filter((step) => !isWhole || Number.isInteger(step));
  const interval = allowed.find((step) => step * TICKS >= target - 1e-9) ?? 1;
  return { max: Math.min(Math.ceil(target / interval - 1e-9) * interval, limit), interval };
}
