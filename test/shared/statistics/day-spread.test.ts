/** Whether what all answers of a day share is found, and what it makes of verdicts: on projects with a known truth, drawn with a fixed seed. */
import { expect, test } from 'vitest';

import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import { compare, isOfDays } from '#shared/statistics/compare.ts';
import { DayResiduals, toDayWeight } from '#shared/statistics/day-spread.ts';
import { type Choice, seededChoice } from '#support/seeded-choice.ts';
import { drawChances } from '#support/simulated-answers.ts';

const PROJECTS = 600;
const HISTORY = 28;
const PERIOD = 7;

interface World {
  prompts: number;
  engines: number;
  rate: number;
  /** Points either way that all answers of a day share. */
  mood: number;
  /** Points less in the last period. */
  drop?: number;
}

/** The answers of each prompt and engine, day by day. */
function drawDays(choice: Choice, { prompts, engines, rate, mood, drop = 0 }: World): number[][] {
  const chances = drawChances(choice, { prompts, rate, correlation: 0.3 });
  const cells = chances.flatMap((chance) => Array.from({ length: engines }, () => ({ chance, days: [] as number[] })));
  for (let day = 0; day < HISTORY; day++) {
    const shift = ((choice.next() * 2 - 1) * mood) / 100;
    const left = day < HISTORY - PERIOD ? 1 : 1 - drop / 100 / rate;
    for (const { chance, days } of cells) days.push(choice.next() < chance * left + shift ? 1 : 0);
  }
  return cells.map(({ days }) => days);
}

function judge(cells: readonly number[][], engines: number) {
  const residuals = new DayResiduals(HISTORY);
  for (const days of cells)
    residuals.addCell(
      days.map(() => 1),
      days,
    );
  const toCells = (from: number) =>
    cells.map((days, at): AnswerCell => {
      const sum = days.slice(from, from + PERIOD).reduce((hits, hit) => hits + hit, 0);
      return { prompt: Math.floor(at / engines), n: PERIOD, sum, squares: sum };
    });
  const { spread } = residuals;
  const weight = 2 * toDayWeight(Array.from({ length: PERIOD }, () => cells.length));
  const sides = [toCells(HISTORY - PERIOD), toCells(HISTORY - 2 * PERIOD)] as const;
  return { spread, ...compare(...sides, 'rate', { daySpread: spread && { ...spread, weight } }) };
}

/** In percent: how often a change is called real, how often that is not put down to days, and how often the days are found to be alike. */
function simulate(world: World, seed = 20_261_123) {
  const choice = seededChoice(seed);
  const counts = { real: 0, beyondDays: 0, found: 0, spreads: 0 };
  for (let project = 0; project < PROJECTS; project++) {
    const judged = judge(drawDays(choice, world), world.engines);
    if (judged.verdict === 'real') counts.real++;
    if (judged.verdict === 'real' && !isOfDays(judged)) counts.beyondDays++;
    if (judged.spread) counts.found++;
    counts.spreads += judged.spread?.variance ?? 0;
  }
  return {
    real: (100 * counts.real) / PROJECTS,
    beyondDays: (100 * counts.beyondDays) / PROJECTS,
    found: (100 * counts.found) / PROJECTS,
    points: 100 * Math.sqrt(counts.spreads / Math.max(1, counts.found)),
  };
}

test('days that have nothing in common are let alone', () => {
  const { real, beyondDays, found } = simulate({ prompts: 40, engines: 5, rate: 0.5, mood: 0 });
  expect(real).toBeLessThanOrEqual(7);
  expect(beyondDays).toBeGreaterThanOrEqual(3);
  // One-sided, 5 %.
  expect(found).toBeLessThanOrEqual(8);
});

test.each([
  { prompts: 40, engines: 5, rate: 0.5, mood: 10, atLeast: 30 },
  { prompts: 40, engines: 5, rate: 0.15, mood: 5, atLeast: 12 },
  { prompts: 20, engines: 2, rate: 0.5, mood: 10, atLeast: 9 },
])('days of $mood points either way: a change that is none, $prompts prompts x $engines engines at $rate', (world) => {
  const { real, beyondDays } = simulate(world);
  // What compares prompts alone takes good and bad days for changes.
  expect(real).toBeGreaterThanOrEqual(world.atLeast);
  expect(beyondDays).toBeGreaterThanOrEqual(3);
  expect(beyondDays).toBeLessThanOrEqual(8.5);
});

test('the spread is found again in points, and a lasting change is not taken for it', { tags: 'long' }, () => {
  // Uniform, ten points either way: 10 / sqrt(3).
  const { found, points } = simulate({ prompts: 40, engines: 5, rate: 0.5, mood: 10 });
  expect(found).toBeGreaterThanOrEqual(99);
  expect(points).toBeGreaterThan(5);
  expect(points).toBeLessThan(6.5);
  const changed = simulate({ prompts: 40, engines: 5, rate: 0.6, mood: 0, drop: 20 });
  expect(changed.beyondDays).toBeGreaterThanOrEqual(99);
});

test('is what the steps from day to day are beyond those of cells that share nothing', () => {
  // Four cells go up and down together: each day's mean 1 or 0, steps of 1, 1 / 2 each; cells vary by 0.25 x 8 / 7, of four a fourth of it.
  const residuals = new DayResiduals(8);
  const ones = Array.from({ length: 8 }, () => 1);
  for (let cell = 0; cell < 4; cell++) residuals.addCell(ones, [1, 0, 1, 0, 1, 0, 1, 0]);
  const ofCells = 2 / 7;
  expect(residuals.spread?.variance).toBeCloseTo((0.5 - ofCells / 4) / (1 - 1 / 4), 12);
  expect(residuals.spread?.degrees).toBeCloseTo(7 / 1.5, 12);
});

test('is nothing of few days, of one cell, of days without answers, of cells that never vary', () => {
  const of = (cells: number, days: readonly number[]) => {
    const residuals = new DayResiduals(days.length);
    for (let cell = 0; cell < cells; cell++)
      residuals.addCell(
        days.map(() => 1),
        days,
      );
    return residuals.spread;
  };
  expect(of(9, [1, 0, 1, 0, 1, 0])).toBeNull();
  expect(of(1, [1, 0, 1, 0, 1, 0, 1, 0, 1, 0])).toBeNull();
  expect(of(9, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1])).toBeNull();
  expect(new DayResiduals(28).spread).toBeNull();
  const sparse = new DayResiduals(28);
  for (let cell = 0; cell < 9; cell++)
    sparse.addCell(
      Array.from({ length: 28 }, (_, day) => (day % 7 === 0 ? 1 : 0)),
      Array.from({ length: 28 }, (_, day) => (day % 14 === 0 ? 1 : 0)),
    );
  expect(sparse.spread).toBeNull();
});

test('weighs as one divided by the days where each has as many answers', () => {
  expect(toDayWeight([3, 3, 3, 3])).toBeCloseTo(0.25, 12);
  expect(toDayWeight([6, 0, 2])).toBeCloseTo(0.5625 + 0.0625, 12);
  expect(toDayWeight([])).toBe(0);
});
