import { describe, expect, it } from 'vitest';

import { planSpreadMs } from '#main/core/scheduling/plan-spread.ts';

const WINDOW_MS = 15 * 60_000;
const place = (promptId: number, engine = 'chatgpt', sample = 1) => ({ projectId: 1, promptId, engine, sample });

describe('planSpreadMs', () => {
  it('gives the same question the same moment, whoever asks', () => {
    expect(planSpreadMs(place(7), WINDOW_MS)).toBe(planSpreadMs(place(7), WINDOW_MS));
    expect(
      new Set([place(7), place(8), place(7, 'grok'), place(7, 'chatgpt', 2)].map((at) => planSpreadMs(at, WINDOW_MS)))
        .size,
    ).toBe(4);
  });

  it('stays within the window, and is nothing without one', () => {
    for (let id = 0; id < 500; id++) {
      const offsetMs = planSpreadMs(place(id), WINDOW_MS);
      expect(offsetMs).toBeGreaterThanOrEqual(0);
      expect(offsetMs).toBeLessThan(WINDOW_MS);
    }
    expect(planSpreadMs(place(1), 0)).toBe(0);
  });

  it('fills the window evenly: every minute of fifteen gets its share of a thousand questions', () => {
    const counts = new Array(15).fill(0);
    for (let id = 0; id < 1_000; id++) counts[Math.floor(planSpreadMs(place(id), WINDOW_MS) / 60_000)]++;
    for (const count of counts) {
      expect(count).toBeGreaterThan(40);
      expect(count).toBeLessThan(95);
    }
  });
});
