/** What counts of two things that a sentence sets against each other. */
import { describe, expect, it } from 'vitest';

import { measure, toBrand } from '../brand-rules.ts';

function feel(text: string): number | null {
  return measure(text, [toBrand(1, ['Acme'])]).mentions[0]!.sentiment;
}

describe('great and awful in one breath', () => {
  it('is mixed', () => {
    // Conceded 2 counts half, and against it -3 no more than plain: (1 - 2) / sqrt(2) = -0.7071, 50 - 35.36 / sqrt(26.5) = 43.1319.
    expect(feel('Acme has friendly people, but its support is abysmal.')).toBe(43.13);
  });

  it('is awful where no more is conceded than a low price, and alone', () => {
    expect(feel('Acme is cheap, but its support is abysmal.')).toBeLessThan(40);
    expect(feel('The support of Acme is abysmal.')).toBeLessThan(40);
  });
});
