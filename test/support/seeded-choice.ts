/** Repeatable chance for generated test data: the same seed, the same choices. */

export interface Choice {
  /** 0 <= value < 1. */
  next(): number;
  below(count: number): number;
  isTrue(chance: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** A small well-known generator (mulberry32). */
export function seededChoice(seed: number): Choice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    isTrue: (chance) => next() < chance,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
  };
}
