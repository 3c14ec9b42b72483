/** Chance that can be repeated: the same words give the same numbers on every machine. Not for secrets. */

export interface SeededRandom {
  /** Evenly spread, 0 <= x < 1. */
  next(): number;
  /** Whole number, 0 <= x < `limit`. */
  below(limit: number): number;
  /** True with the given probability, 0-1. */
  chance(probability: number): boolean;
  /** One of the items; the list must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
}

/** A sequence that depends on the seed text alone. */
export function createSeededRandom(seed: string): SeededRandom {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    return mixBits(state) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)]!,
  };
}

/** A fixed number for the given words, evenly spread, 0 <= x < 1. */
export function toUnitNumber(...words: readonly (string | number)[]): number {
  return mixBits(hashText(words.join('\u001f'))) / 2 ** 32;
}

/** FNV-1a over UTF-16 code units. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** Spreads every input bit over all 32 output bits (two multiply and shift rounds); unsigned. */
function mixBits(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
