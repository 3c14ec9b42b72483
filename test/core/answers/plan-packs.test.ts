/** Which answers go together: even parts, up to 100 answers and four million bytes, and the youngest pack as long as it has room. */
import { describe, expect, it } from 'vitest';

import { planPacks } from '#main/core/answers/plan-packs.ts';

const singles = (count: number, bytes = 6_000) => Array<number>(count).fill(bytes);

describe('a plan of packs', () => {
  it('lets all go into the youngest pack as long as it has room for them', () => {
    expect(planPacks(singles(20), { answers: 60, bytes: 400_000 })).toEqual({ joinsYoungest: true, parts: [20] });
    expect(planPacks(singles(20), { answers: 80, bytes: 400_000 })).toEqual({ joinsYoungest: true, parts: [20] });
    expect(planPacks(singles(21), { answers: 80, bytes: 400_000 })).toEqual({ joinsYoungest: false, parts: [21] });
    expect(planPacks(singles(20), { answers: 20, bytes: 3_950_000 })).toEqual({ joinsYoungest: false, parts: [20] });
  });

  it('divides many evenly', () => {
    expect(planPacks(singles(100), null).parts).toEqual([100]);
    expect(planPacks(singles(250), null).parts).toEqual([84, 84, 82]);
    expect(planPacks(singles(101), null).parts).toEqual([51, 50]);
  });

  it('keeps what is large apart, and gives what is larger than a pack one of its own', () => {
    expect(planPacks([3_000_000, 900_000, 200_000, 9_000_000, 1], null).parts).toEqual([2, 1, 1, 1]);
  });
});
