/** Compares figures: numbers to 1e-9, everything else exactly. */
import { expect } from 'vitest';

/** Fails with the path of the first field that differs. */
export function expectClose(found: unknown, expected: unknown, about: string): void {
  const difference = findDifference(found, expected, '');
  expect(difference, about).toBeNull();
}

function findDifference(found: unknown, expected: unknown, path: string): string | null {
  if (typeof expected === 'number' && typeof found === 'number') {
    return Math.abs(found - expected) <= 1e-9 ? null : `${path}: ${found} is not ${expected}`;
  }
  if (typeof expected === 'object' && expected !== null && typeof found === 'object' && found !== null) {
    const [left, right] = [found as Record<string, unknown>, expected as Record<string, unknown>];
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const difference = findDifference(left[key], right[key], `${path}.${key}`);
      if (difference !== null) return difference;
    }
    return null;
  }
  return Object.is(found, expected) ? null : `${path}: ${JSON.stringify(found)} is not ${JSON.stringify(expected)}`;
}
