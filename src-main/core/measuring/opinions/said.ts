/** Something said of one brand: what sentences give and scores are made of. */
import { TIME } from './compile-words.ts';
import type { Aspect } from './opinion-words.ts';
import type { Remark } from './weigh-clause.ts';

/** Places are in the plain text. `weight`: 0 for what says good and bad at once. */
export interface Said {
  brand: number;
  start: number;
  end: number;
  weight: number;
  aspect: Aspect | null;
}

export function add(said: Said[], brands: readonly number[], { token, aspect }: Remark, weight: number): void {
  if (weight === 0 && (token.times & TIME.mixed) === 0) return;
  for (const brand of brands) said.push({ brand, start: token.start, end: token.end, weight, aspect });
}
