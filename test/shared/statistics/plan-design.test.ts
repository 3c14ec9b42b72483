/** The planner: components are found again in simulated projects, and what is planned holds when it is asked. */
import { describe, expect, it } from 'vitest';

import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import { compare } from '#shared/statistics/compare.ts';
import { estimate } from '#shared/statistics/estimate.ts';
import {
  type Design,
  planDetectable,
  planHalfWidth,
  planLever,
  type Variation,
} from '#shared/statistics/plan-design.ts';
import { type DayCell, estimateComponents } from '#shared/statistics/variance-components.ts';
import { seededChoice } from '#support/seeded-choice.ts';

type Random = () => number;

function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A mean about 50 with normal effects of these variances; engines differ by themselves, and days of all prompts rise and fall. */
function drawMeans(random: Random, of: Omit<Variation, 'kind' | 'value' | 'drift'>, design: Design): DayCell[] {
  const cells: DayCell[] = [];
  const spread = (variance: number) => Math.sqrt(variance) * drawNormal(random);
  const dayOfAll = Array.from({ length: design.days }, () => spread(4));
  for (let prompt = 0; prompt < design.prompts; prompt++) {
    const level = 50 + spread(of.prompts);
    for (let engine = 0; engine < design.engines; engine++) {
      const pair = level + engine * 7 + spread(of.engines);
      for (let day = 0; day < design.days; day++) {
        const mean = pair + (dayOfAll[day] ?? 0) + spread(of.days);
        const values = Array.from({ length: design.samples }, () => mean + spread(of.answers));
        const sum = values.reduce((total, value) => total + value, 0);
        const squares = values.reduce((total, value) => total + value ** 2, 0);
        cells.push({ prompt, engine, day, n: design.samples, sum, squares });
      }
    }
  }
  return cells;
}

describe('components', () => {
  it.each([
    { prompts: 100, engines: 25, days: 9, answers: 64 },
    { prompts: 4, engines: 49, days: 0, answers: 100 },
    { prompts: 225, engines: 0, days: 25, answers: 25 },
  ])('finds $prompts, $engines, $days and $answers again, whatever engines and days do to all', (of) => {
    const random = seededChoice(7).next;
    const found = { prompts: 0, engines: 0, days: 0, answers: 0 };
    const TIMES = 60;
    for (let time = 0; time < TIMES; time++) {
      const some = estimateComponents(drawMeans(random, of, { prompts: 40, engines: 4, days: 7, samples: 2 }));
      for (const key of ['prompts', 'engines', 'days', 'answers'] as const) found[key] += (some?.[key] ?? 0) / TIMES;
    }
    for (const key of ['prompts', 'engines', 'days', 'answers'] as const) {
      expect(Math.abs(found[key] - of[key]), key).toBeLessThan(Math.max(2.5, 0.1 * of[key]));
    }
  });

  it('says nothing where nothing was asked twice, and takes one engine for the prompt', () => {
    const cell = (prompt: number, engine: number, day: number, hits: number) => ({
      ...{ prompt, engine, day, n: 1, sum: hits, squares: hits },
    });
    expect(estimateComponents([cell(1, 1, 1, 1), cell(2, 1, 1, 0), cell(2, 2, 1, 0)])).toBeNull();
    const cells = [0, 1, 2, 3, 4, 5].flatMap((prompt) => [
      cell(prompt, 1, 1, prompt % 2),
      cell(prompt, 1, 2, prompt % 2),
    ]);
    // Three prompts of always and three of never: all the variance is theirs, 0.25 * 6 / 5 without bias.
    const found = estimateComponents(cells);
    expect(found?.prompts).toBeCloseTo(0.3, 12);
    expect(found).toMatchObject({ engines: 0, days: 0 });
  });
});

/** Rates about a half whose prompts are alike on all engines, with or without room between them. */
function drawRates(
  random: Random,
  design: Design,
  spreadOfPrompts: number,
  shift = 0,
): { level: number[]; draw: (by: number) => DayCell[] } {
  const level = Array.from({ length: design.prompts }, () => 0.5 + spreadOfPrompts * (2 * random() - 1));
  const draw = (by: number) =>
    level.flatMap((rate, prompt) =>
      Array.from({ length: design.engines }, (_, engine) => engine).flatMap((engine) =>
        Array.from({ length: design.days }, (_unused, day) => {
          let hits = 0;
          for (let sample = 0; sample < design.samples; sample++) if (random() < rate + shift + by) hits++;
          return { prompt, engine, day, n: design.samples, sum: hits, squares: hits };
        }),
      ),
    );
  return { level, draw };
}

const toCells = (cells: readonly DayCell[]): AnswerCell[] => {
  const byPair = Map.groupBy(cells, ({ prompt, engine }) => `${prompt} ${engine}`);
  return [...byPair.values()].map((group) => ({
    prompt: group[0]?.prompt ?? 0,
    n: group.reduce((total, { n }) => total + n, 0),
    sum: group.reduce((total, { sum }) => total + sum, 0),
    squares: group.reduce((total, { squares }) => total + squares, 0),
  }));
};

/** What a project of 20 prompts says of itself. */
function measureProject(random: Random, spreadOfPrompts: number): { of: Variation; design: Design } {
  const design = { prompts: 20, engines: 3, days: 10, samples: 1 };
  const found = { prompts: 0, engines: 0, days: 0, answers: 0 };
  const TIMES = 40;
  for (let time = 0; time < TIMES; time++) {
    const some = estimateComponents(drawRates(random, design, spreadOfPrompts).draw(0));
    for (const key of ['prompts', 'engines', 'days', 'answers'] as const) found[key] += (some?.[key] ?? 0) / TIMES;
  }
  return { of: { ...found, kind: 'rate', value: 0.5, drift: 0 }, design };
}

const ENGINES = { mostEngines: 10, samplesPerUnit: 1 };

it.each([0.1, 0.4])('reaches the planned half width within a tenth, with prompts that spread by %f', (spread) => {
  const random = seededChoice(11).next;
  const { of, design } = measureProject(random, spread);
  const target = 0.06;
  const { needed } = planLever('prompts', design, (each) => planHalfWidth(of, each), target, ENGINES);
  const planned = { ...design, prompts: needed ?? 0 };
  let half = 0;
  const TIMES = 60;
  for (let time = 0; time < TIMES; time++) {
    const { brand } = estimate(toCells(drawRates(random, planned, spread).draw(0)), 'rate');
    half += ((brand?.[1] ?? 0) - (brand?.[0] ?? 0)) / 2 / TIMES;
  }
  expect(half / target).toBeGreaterThan(0.9);
  expect(half / target).toBeLessThan(1.1);
});

it('says that neither samples nor days reach what prompts alone can', () => {
  const { of, design } = measureProject(seededChoice(11).next, 0.4);
  const plan = (lever: 'samples' | 'days' | 'prompts') =>
    planLever(lever, design, (each) => planHalfWidth(of, each), 0.06, ENGINES).needed;
  expect([plan('samples'), plan('days')]).toEqual([null, null]);
  expect(plan('prompts')).toBeGreaterThan(40);
});

it('sees a change of the planned size in four of five cases', () => {
  const random = seededChoice(13).next;
  const { of, design } = measureProject(random, 0.3);
  const { needed } = planLever('prompts', design, (each) => planDetectable(of, each), 0.08, ENGINES);
  const planned = { ...design, prompts: needed ?? 0 };
  let seen = 0;
  const TIMES = 400;
  for (let time = 0; time < TIMES; time++) {
    const { draw } = drawRates(random, planned, 0.3);
    if (compare(toCells(draw(0.08)), toCells(draw(0)), 'rate').verdict === 'real') seen++;
  }
  expect(seen / TIMES).toBeGreaterThan(0.75);
  expect(seen / TIMES).toBeLessThan(0.87);
});
