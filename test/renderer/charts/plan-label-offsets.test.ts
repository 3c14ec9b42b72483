import { describe, expect, it } from 'vitest';

import { planLabelOffsets } from '../../../src-renderer/charts/plan-label-offsets.ts';

describe('Labels at line ends', () => {
  it('stay where they are when there is room', () => {
    expect(planLabelOffsets([0.9, 0.5, 0.1], 200)).toEqual([0, 0, 0]);
  });

  it('move apart by a label’s height when lines end together', () => {
    expect(planLabelOffsets([0.5, 0.5], 200)).toEqual([0, 16]);
  });

  it('never leave the plot at its foot: the last sits on the axis, the others above it', () => {
    // All three at zero, 200 px down: 168, 184 and 200 px.
    expect(planLabelOffsets([0, 0, 0], 200)).toEqual([-32, -16, 0]);
  });
});
