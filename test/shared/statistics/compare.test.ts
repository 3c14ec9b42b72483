import { describe, expect, test } from 'vitest';

import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import { compare } from '#shared/statistics/compare.ts';
import { holdFalseDiscovery } from '#shared/statistics/false-discovery.ts';
import { studentQuantile, studentTail } from '#shared/statistics/student.ts';

const hits = (prompt: number, sum: number, n: number): AnswerCell => ({ prompt, n, sum, squares: sum });
const side = (n: number, ...sums: number[]) => sums.map((sum, prompt) => hits(prompt, sum, n));

describe('a change', () => {
  test('is paired by prompt: what prompts have in common on both sides takes no part in it', () => {
    const before = side(10, 9, 8, 5, 2, 1);
    const { change, verdict, brand } = compare(side(10, 10, 9, 6, 3, 2), before, 'rate');
    expect(change).toBeCloseTo(0.1, 12);
    expect(verdict).toBe('real');
    expect(brand?.[0]).toBeCloseTo(0.1, 12);
  });

  test('has the interval of its pairs', () => {
    // Pairs differ by 2, 1, 0, 1, 1 of 10: mean 1, deviations 1 0 -1 0 0, each a part of 50: 5/4 * 2 / 2500 = 0.001, t(4).
    const { change, brand, verdict } = compare(side(10, 8, 7, 5, 4, 3), side(10, 6, 6, 5, 3, 2), 'rate');
    expect(change).toBeCloseTo(0.1, 12);
    expect(brand?.[0]).toBeCloseTo(0.1 - 2.7764451 * Math.sqrt(0.001), 6);
    expect(brand?.[1]).toBeCloseTo(0.1 + 2.7764451 * Math.sqrt(0.001), 6);
    expect(verdict).toBe('real');
  });

  test('of a few prompts that turned round is one of these prompts', () => {
    const before = side(50, 45, 45, 5, 5, 25, 25);
    const { verdict, brand, repeat } = compare(side(50, 5, 45, 5, 5, 25, 25), before, 'rate');
    expect(verdict).toBe('on_these_prompts');
    expect(brand![0] < 0 && brand![1] > 0).toBe(true);
    expect(repeat![1]).toBeLessThan(0);
  });

  test('is within noise where neither is shown', () => {
    expect(compare(side(10, 5, 6, 4, 5, 5), side(10, 6, 5, 5, 4, 5), 'rate').verdict).toBe('within_noise');
  });

  test('needs 30 answers and 5 prompts on either side, but one prompt may stand for itself', () => {
    expect(compare(side(5, 5, 5, 5, 5, 5), side(10, 0, 0, 0, 0, 1), 'rate').verdict).toBe('too_few_answers');
    expect(compare(side(20, 19, 18, 17, 18), side(20, 1, 2, 1, 1), 'rate').verdict).toBe('too_few_answers');
    expect(compare([hits(3, 38, 40)], [hits(3, 4, 40)], 'rate', { isOnePrompt: true })).toMatchObject({
      verdict: 'on_these_prompts',
      brand: null,
    });
  });

  test('takes a prompt of one side only with that side', () => {
    const { change } = compare([...side(10, 5, 5, 5, 5, 5), hits(9, 10, 10)], side(10, 5, 5, 5, 5, 5), 'rate');
    expect(change).toBeCloseTo(35 / 60 - 0.5, 12);
  });

  test('without a side is nothing', () => {
    expect(compare([], side(10, 1), 'rate')).toEqual({
      change: null,
      verdict: 'too_few_answers',
      repeat: null,
      brand: null,
      pValue: null,
    });
  });
});

test('false discovery: the largest rank whose p is below its share of 10 %, and all before it', () => {
  expect(holdFalseDiscovery([0.5, 0.001, null, 0.045, 0.03])).toEqual([false, true, false, true, true]);
  expect(holdFalseDiscovery([0.2, 0.3, 0.9])).toEqual([false, false, false]);
  expect(holdFalseDiscovery([null])).toEqual([false]);
});

test("Student's t as tables have it", () => {
  const table = [
    [1, 12.7062],
    [2, 4.302653],
    [4, 2.776445],
    [11, 2.200985],
    [39, 2.022691],
    [Number.POSITIVE_INFINITY, 1.959964],
  ] as const;
  for (const [degrees, quantile] of table) {
    expect(studentQuantile(degrees)).toBeCloseTo(quantile, 4);
    expect(studentTail(studentQuantile(degrees), degrees)).toBeCloseTo(0.05, 6);
  }
  expect(studentQuantile(10, 0.2)).toBeCloseTo(1.372184, 5);
  expect(studentTail(0, 5)).toBe(1);
});
