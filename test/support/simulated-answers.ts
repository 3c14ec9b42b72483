/** Projects with a known truth: prompts whose chances to show the brand follow a beta distribution, and answers drawn from them. */
import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import type { Choice } from './seeded-choice.ts';

function drawNormal({ next }: Choice): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

/** G. Marsaglia, W. W. Tsang, "A simple method for generating gamma variables", ACM Transactions on Mathematical Software 26 (2000). */
function drawGamma(choice: Choice, shape: number): number {
  if (shape < 1) return drawGamma(choice, shape + 1) * (1 - choice.next()) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = drawNormal(choice);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - choice.next()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** A chance whose mean over prompts is `rate`; two answers to one prompt have that correlation. */
export function drawChance(choice: Choice, rate: number, correlation: number): number {
  const size = (1 - correlation) / correlation;
  const hit = drawGamma(choice, rate * size);
  return hit / (hit + drawGamma(choice, (1 - rate) * size));
}

export function drawChances(choice: Choice, shape: { prompts: number; rate: number; correlation: number }): number[] {
  return Array.from({ length: shape.prompts }, () => drawChance(choice, shape.rate, shape.correlation));
}

/** How many of so many answers show the brand: one draw, against the sum of their chances (binomial, by inversion), in place of one each. */
export function drawHits(choice: Choice, chance: number, answers: number): number {
  if (chance > 0.5) return answers - drawHits(choice, 1 - chance, answers);
  const odds = chance / (1 - chance);
  let left = choice.next();
  let term = (1 - chance) ** answers;
  let hits = 0;
  while (left >= term && hits < answers) {
    left -= term;
    hits++;
    term *= (odds * (answers - hits + 1)) / hits;
  }
  return hits;
}

/** `days` answers of each engine to each prompt. */
export function drawAnswers(
  choice: Choice,
  chances: readonly number[],
  { engines, days }: { engines: number; days: number },
): AnswerCell[] {
  const cells: AnswerCell[] = [];
  for (const [prompt, chance] of chances.entries()) {
    for (let engine = 0; engine < engines; engine++) {
      const hits = drawHits(choice, chance, days);
      cells.push({ prompt, n: days, sum: hits, squares: hits });
    }
  }
  return cells;
}

export function toAverage(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
