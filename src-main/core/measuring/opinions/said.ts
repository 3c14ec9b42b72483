/** Something said of one brand: what sentences give and scores are made of. */
import type { Aspect } from './opinion-words.ts';
import type { Remark } from './weigh-clause.ts';

/** Places are in the plain text. */
export interface Said {
  brand: number;
  start: number;
  end: number;
  weight: number;
  aspect: Aspect | null;
}

export function add(said: Said[], brands: readonly number[], { token, aspect }: Remark, weight: number): void {
  if (weight === 0) return;
  for (const brand of brands) said.push({ brand, start: token.start, end: token.end, weight, aspect });
}
