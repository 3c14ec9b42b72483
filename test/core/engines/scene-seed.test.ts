import { describe, expect, it } from 'vitest';

import { toSceneSeed } from '#main/core/engines/scene-seed.ts';

const NOON = Date.UTC(2026, 2, 10, 12);
const project = (publicId: string, isSample: boolean, createdAtMs = NOON) =>
  toSceneSeed({ publicId, isSample, createdAtMs });

describe('The seed of simulated answers', () => {
  it('is the same for every sample made on the same day, whatever its id', () => {
    expect(project('a', true)).toBe(project('b', true, NOON + 3_600_000));
    expect(project('a', true)).not.toBe(project('a', true, NOON + 86_400_000));
  });

  it('is one of its own for any other project, and begins ninety days before it', () => {
    expect(project('a', false)).not.toBe(project('b', false));
    // 31 days of December, 31 of January, 28 of February: 10 March is day 90 from 10 December.
    expect(project('a', false)).toBe('a@2025-12-10');
  });
});
