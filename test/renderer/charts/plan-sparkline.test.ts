import { describe, expect, it } from 'vitest';

import { planSparkline } from '../../../src-renderer/charts/plan-sparkline.ts';

const size = { widthPx: 106, heightPx: 26, minSpan: 10 };

describe('Sparkline', () => {
  it('breaks at gaps and ends at the newest value', () => {
    const { paths, end } = planSparkline([0, 10, null, 10, 0], size);
    expect(paths).toEqual(['M3 23L28 3', 'M78 3L103 23']);
    expect(end).toEqual({ x: 103, y: 23 });
  });

  it('draws a value between gaps as a dot', () => {
    const { paths, end } = planSparkline([null, 0, null, 10, null], size);
    expect(paths).toEqual(['M28 23h0', 'M78 3h0']);
    expect(end).toEqual({ x: 78, y: 3 });
  });

  it('keeps small changes small: five points fill half of a height made for ten', () => {
    const { paths } = planSparkline([40, 45], size);
    expect(paths).toEqual(['M3 18L103 8']);
  });

  it('is empty, not flat at zero, without values', () => {
    expect(planSparkline([null, null], size)).toEqual({ paths: [], end: null });
  });
});
