import { describe, expect, test } from 'vitest';

import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import { estimate, type Range } from '#shared/statistics/estimate.ts';

const hits = (prompt: number, sum: number, n: number): AnswerCell => ({ prompt, n, sum, squares: sum });
const values = (prompt: number, ...list: number[]): AnswerCell => ({
  prompt,
  n: list.length,
  sum: list.reduce((sum, value) => sum + value, 0),
  squares: list.reduce((sum, value) => sum + value * value, 0),
});

function expectRange(range: Range | null, [low, high]: Range): void {
  expect(range?.[0]).toBeCloseTo(low, 4);
  expect(range?.[1]).toBeCloseTo(high, 4);
}

describe('values that are all alike', () => {
  // 66.67 and 0.1 are no sums of powers of two: their squares less the square of their sum leave 1e-12 and not 0.
  test.each([66.67, 0.1, 33.333333333333336])('such as %d have no interval, and not one of rounding', (value) => {
    const cells = [3, 7, 2, 11, 4, 6].map((n, prompt) => values(prompt, ...Array.from({ length: n }, () => value)));
    expect(cells.some(({ n, sum, squares }) => squares - (sum * sum) / n !== 0)).toBe(true);
    expect(estimate(cells, 'mean')).toMatchObject({ repeat: null, brand: null });
  });

  test('but for one that is a hundredth off have one', () => {
    const cells = [3, 7, 2, 11, 4, 6].map((n, prompt) =>
      values(prompt, ...Array.from({ length: n }, (_, at) => (prompt === 0 && at === 0 ? 66.68 : 66.67))),
    );
    const { repeat, brand } = estimate(cells, 'mean');
    for (const range of [repeat, brand]) expect(range![1] - range![0]).toBeGreaterThan(1e-4);
  });
});

describe('a rate', () => {
  test('has an interval over its prompts and one over its answers', () => {
    // 4, 3, 2, 1 and 0 of 4: p 0.5, deviations 2 1 0 -1 -2, variance 5/4 * 10 / 400 = 1/32: n 8, t(4) 2.7764, so 0.5 +- 0.3503.
    const cells = [4, 3, 2, 1, 0].map((sum, prompt) => hits(prompt, sum, 4));
    const { value, n, prompts, repeat, brand } = estimate(cells, 'rate');
    expect([value, n, prompts]).toEqual([0.5, 20, 5]);
    expectRange(brand, [0.14973, 0.85027]);
    // Cells vary by 0, 1/4, 1/3, 1/4, 0: (1 + 4/3 + 1) / 400 = 1/120, n 30; degrees (10/3)^2 / ((1 + 16/9 + 1) / 3) = 8.8235, t 2.2692.
    expectRange(repeat, [0.30863, 0.69137]);
  });

  test('that hangs on one prompt of ten is as unsure as that one prompt makes its variance', () => {
    // 10 of 10 for one, none for nine: deviations 9 and -1, squares 90, p 0.1, variance 10/9 * 90 / 10,000 = 1/100, so n 9. Kurtosis
    // 10 * 6,570 / 8,100 = 73/9; the variance varies by (73/9 - 7/9) / 10 = 11/15: degrees 30/11 and not 9, t 3.3703 and not 2.2622.
    const few = Array.from({ length: 10 }, (_, prompt) => hits(prompt, prompt === 0 ? 10 : 0, 10));
    expectRange(estimate(few, 'rate').brand, [0.00691, 0.63943]);
    const most = few.map(({ prompt, n, sum }) => hits(prompt, n - sum, n));
    expectRange(estimate(most, 'rate').brand, [0.36057, 0.99309]);
    // A mean keeps its symmetrical interval: t of 9 around 0.1, 0.1 +- 0.22622.
    expectRange(estimate(few, 'mean').brand, [-0.12622, 0.32622]);
  });

  test('is given no interval over fewer than five prompts', () => {
    const { repeat, brand } = estimate([hits(0, 10, 20), hits(1, 12, 20), hits(2, 9, 20), hits(3, 8, 20)], 'rate');
    expect(brand).toBeNull();
    expect(repeat).not.toBeNull();
  });

  test('of 0 or 100 % has as many witnesses as prompts', () => {
    const none = estimate(
      Array.from({ length: 12 }, (_, prompt) => hits(prompt, 0, 10)),
      'rate',
    );
    // Wilson: 3.8415 / (12 + 3.8415) and 3.8415 / (120 + 3.8415).
    expectRange(none.brand, [0, 0.242494]);
    expectRange(none.repeat, [0, 0.031019]);
  });

  test('of prompts that were answered once is plain Wilson', () => {
    const { repeat } = estimate(
      Array.from({ length: 10 }, (_, prompt) => hits(prompt, prompt < 3 ? 1 : 0, 1)),
      'rate',
    );
    expectRange(repeat, [0.10779, 0.60322]);
  });

  test('takes an engine that answered once together with the others of its prompt', () => {
    const cells = Array.from({ length: 6 }, (_, prompt) => [1, 0, 1, 1].map((sum) => hits(prompt, sum, 1))).flat();
    // Within each prompt 1/4, four times, six prompts: 6 / 576, n 18; degrees 18, t 2.1009.
    expectRange(estimate(cells, 'rate').repeat, [0.50241, 0.89914]);
  });

  test('says less where neighbouring days are alike', () => {
    const cells = [4, 3, 2, 1, 0].map((sum, prompt) => hits(prompt, sum, 4));
    const [plain, widened] = [estimate(cells, 'rate'), estimate(cells, 'rate', { dayCorrelation: 1 / 3 })];
    expect(widened.brand).toEqual(plain.brand);
    // Twice the variance: n 15.
    expectRange(widened.repeat, [0.24725, 0.75275]);
  });

  test('without answers is null', () => {
    expect(estimate([], 'rate')).toEqual({ value: null, n: 0, prompts: 0, repeat: null, brand: null });
  });
});

describe('a mean', () => {
  test('has both intervals by the same clusters', () => {
    const cells = [values(0, 10, 20), values(1, 20, 30), values(2, 30, 40), values(3, 40, 50), values(4, 50, 60)];
    const { value, repeat, brand } = estimate(cells, 'mean');
    expect(value).toBe(35);
    // Deviations -40 -20 0 20 40: 5/4 * 4000 / 100 = 50, t(4) 2.7764; within cells 50 each: 500 / 100 = 5, t(5) 2.5706.
    expectRange(brand, [35 - 2.7764451 * Math.sqrt(50), 35 + 2.7764451 * Math.sqrt(50)]);
    expectRange(repeat, [35 - 2.5705818 * Math.sqrt(5), 35 + 2.5705818 * Math.sqrt(5)]);
  });

  test('that never varied, or of one answer, has none', () => {
    expect(
      estimate(
        Array.from({ length: 6 }, (_, prompt) => values(prompt, 1, 1)),
        'mean',
      ),
    ).toMatchObject({ repeat: null, brand: null });
    expect(estimate([values(0, 7)], 'mean')).toMatchObject({ value: 7, repeat: null, brand: null });
  });
});
