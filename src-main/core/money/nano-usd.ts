/** Money as it is stored: whole nano-dollars (1e-9 USD), exact to add up to nine million dollars. Pure. */

const NANO = 1e9;

/** The nearest whole nano-dollar. */
export function toNanoUsd(usd: number): number {
  return Math.round(usd * NANO);
}

export function toUsd(nanoUsd: number): number {
  return nanoUsd / NANO;
}

/** For sentences: `$20`, `$19.80`, `$0.0042`; never zero for what is not. */
export function describeUsd(nanoUsd: number): string {
  const usd = toUsd(nanoUsd);
  if (Number.isInteger(usd)) return `$${usd}`;
  return usd < 0.01 ? `$${Number(usd.toPrecision(2))}` : `$${usd.toFixed(2)}`;
}
