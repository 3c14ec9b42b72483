/** Which answers go together: even parts, up to 64 answers and four million bytes, and the youngest pack as long as it has room. */
import { describe, expect, it } from 'vitest';

import { planPacks } from '#main/core/answers/plan-packs.ts';

const singles = (count: number, bytes = 6_000) => Array<number>(count).fill(bytes);

describe('a plan of packs', () => {
  it('lets all go into the youngest pack as long as it has room for them', () => {
    expect(planPacks(singles(15), { answers: 45, bytes: 200_000 })).toEqual({ joinsYoungest: true, parts: [15] });
    expect(planPacks(singles(19), { answers: 45, bytes: 200_000 })).toEqual({ joinsYoungest: true, parts: [19] });
    expect(planPacks(singles(20), { answers: 45, bytes: 200_000 })).toEqual({ joinsYoungest: false, parts: [20] });
    expect(planPacks(singles(15), { answers: 15, bytes: 3_950_000 })).toEqual({ joinsYoungest: false, parts: [15] });
  });

  it('divides many evenly', () => {
    expect(planPacks(singles(64), null).parts).toEqual([64]);
    expect(planPacks(singles(200), null).parts).toEqual([50, 50, 50, 50]);
    expect(planPacks(singles(65), null).parts).toEqual([33, 32]);
  });

  it('keeps what is large apart, and gives what is larger than a pack one of its own', () => {
    expect(planPacks([3_000_000, 900_000, 200_000, 9_000_000, 1], null).parts).toEqual([2, 1, 1, 1]);
  });
});
