/**
 * The brand intervals of figures and of their changes, from generated answers alone, as the method is written down. Shares no code with
 * the application: t comes from adding up its density.
 */
import { type CountedAnswer, isVisible } from './counted-answer.ts';

/** The own brand's index. */
const OWN = 0;

type Values = (answer: CountedAnswer) => number | null;

const FIGURES: Readonly<Record<string, { isRate: boolean; read: Values }>> = {
  responseVisibilityRate: { isRate: true, read: (answer) => Number(isVisible(answer)) },
  mentionRate: { isRate: true, read: (answer) => Number(answer.named.has(OWN)) },
  citationRate: { isRate: true, read: (answer) => Number(answer.cited.has(OWN)) },
  position: { isRate: false, read: (answer) => answer.named.get(OWN)?.depth ?? null },
  sentiment: { isRate: false, read: (answer) => answer.named.get(OWN)?.sentiment ?? null },
};

const CHANGES: Readonly<Record<string, string>> = {
  responseVisibilityRateChange: 'responseVisibilityRate',
  mentionRateChange: 'mentionRate',
  citationRateChange: 'citationRate',
  positionChange: 'position',
  sentimentChange: 'sentiment',
};

interface Side {
  n: number;
  sum: number;
  byPrompt: Map<string, { n: number; sum: number }>;
}

function collect(answers: readonly CountedAnswer[], read: Values): Side {
  const side: Side = { n: 0, sum: 0, byPrompt: new Map() };
  for (const answer of answers) {
    const value = read(answer);
    if (value === null) continue;
    const key = `${answer.prompt.language} ${answer.prompt.text}`;
    const prompt = side.byPrompt.get(key) ?? { n: 0, sum: 0 };
    side.byPrompt.set(key, { n: prompt.n + 1, sum: prompt.sum + value });
    side.n++;
    side.sum += value;
  }
  return side;
}

const quantiles = new Map<number, number>();

/** Simpson's rule over the density of t, and halving until 97.5 % lie below. */
function tQuantile(degrees: number): number {
  const known = quantiles.get(degrees);
  if (known !== undefined) return known;
  const density = (t: number) => (1 + (t * t) / degrees) ** (-(degrees + 1) / 2);
  const area = (to: number, steps: number) => {
    const width = to / steps;
    let sum = density(0) + density(to);
    for (let step = 1; step < steps; step++) sum += density(step * width) * (step % 2 === 1 ? 4 : 2);
    return (sum * width) / 3;
  };
  // The whole half: t = u / (1 - u) brings infinity to 1.
  const STEPS = 40_000;
  let half = 0;
  for (let step = 0; step < STEPS; step++) {
    const u = (step + 0.5) / STEPS;
    half += density(u / (1 - u)) / (1 - u) ** 2 / STEPS;
  }
  let [low, high] = [1, 15];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (area(middle, 2_000) < 0.95 * half) low = middle;
    else high = middle;
  }
  quantiles.set(degrees, low);
  return low;
}

export type BrandRange = [number, number] | null;

export function recountBrandIntervals(answers: readonly CountedAnswer[]): Record<string, BrandRange> {
  return Object.fromEntries(
    Object.entries(FIGURES).map(([name, { isRate, read }]) => [name, toRange(collect(answers, read), isRate)]),
  );
}

function toRange({ n, sum, byPrompt }: Side, isRate: boolean): BrandRange {
  const prompts = byPrompt.size;
  if (prompts < 5) return null;
  const value = sum / n;
  const off = [...byPrompt.values()].map((prompt) => prompt.sum - value * prompt.n);
  const squares = off.reduce((total, each) => total + each ** 2, 0);
  const variance = ((prompts / (prompts - 1)) * squares) / n ** 2;
  const isFewOfMany = isRate && squares > 0 && (value < 0.15 || value > 0.85);
  const t = tQuantile(isFewOfMany ? degreesOf(off) : prompts - 1);
  if (!isRate) return variance === 0 ? null : clip(value - t * Math.sqrt(variance), value + t * Math.sqrt(variance));
  const isAll = value === 0 || value === 1;
  const [size, z] = isAll ? [prompts, 1.959963984540054] : [(value * (1 - value)) / variance, t];
  const centre = (value + (z * z) / (2 * size)) / (1 + (z * z) / size);
  const half = (z * Math.sqrt((value * (1 - value)) / size + (z * z) / (4 * size * size))) / (1 + (z * z) / size);
  return clip(100 * (centre - half), 100 * (centre + half));
}

/** So many that a chi-squared of them, divided by them, varies as the variance of these values does; one less than they are at most. */
function degreesOf(values: readonly number[]): number {
  const count = values.length;
  const moment = (power: number) => values.reduce((total, value) => total + value ** power, 0) / count;
  // The variance of s^2 by the square of the variance, with the moments of the sample.
  const relative = moment(4) / moment(2) ** 2 / count - (count - 3) / (count * (count - 1));
  return Math.min(count - 1, 2 / relative);
}

const clip = (low: number, high: number): BrandRange => [Math.max(0, low), Math.min(100, high)];

export function recountBrandChanges(
  current: readonly CountedAnswer[],
  previous: readonly CountedAnswer[],
): Record<string, BrandRange> {
  return Object.fromEntries(
    Object.entries(CHANGES).map(([change, name]) => {
      const { isRate, read } = FIGURES[name]!;
      return [change, toChangeRange(collect(current, read), collect(previous, read), isRate ? 100 : 1)];
    }),
  );
}

function toChangeRange(now: Side, before: Side, unit: number): BrandRange {
  const keys = new Set([...now.byPrompt.keys(), ...before.byPrompt.keys()]);
  if (now.n === 0 || before.n === 0 || keys.size < 5) return null;
  const partOf = ({ n, sum, byPrompt }: Side, key: string) => {
    const prompt = byPrompt.get(key) ?? { n: 0, sum: 0 };
    return (prompt.sum - (sum / n) * prompt.n) / n;
  };
  let squares = 0;
  for (const key of keys) squares += (partOf(now, key) - partOf(before, key)) ** 2;
  const half = tQuantile(keys.size - 1) * Math.sqrt((keys.size / (keys.size - 1)) * squares);
  const change = now.sum / now.n - before.sum / before.n;
  return [unit * (change - half), unit * (change + half)];
}
