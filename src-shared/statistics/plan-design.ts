/**
 * How precise a figure will be with so many prompts, engines, days and samples, and how many of one of them a target needs. Pure: it knows no
 * prices and no dates.
 */
import type { FigureKind } from './answer-cells.ts';
import { FEWEST_PROMPTS } from './estimate.ts';
import { studentQuantile } from './student.ts';
import type { VarianceComponents } from './variance-components.ts';

/** What is asked within a window. */
export interface Design {
  prompts: number;
  /** That each prompt is put to. */
  engines: number;
  /** On which it is asked. */
  days: number;
  /** Values of a prompt, engine and day; need not be whole. */
  samples: number;
}

export const LEVERS = ['prompts', 'samples', 'days', 'engines'] as const;
export type Lever = (typeof LEVERS)[number];

export interface Variation extends VarianceComponents {
  /** Rate (0 to 1) or mean. */
  value: number;
  kind: FigureKind;
  /** Of how far a prompt moves by itself from one window to the next. */
  drift: number;
}

/**
 * What is taken where nothing was measured: a rate of a half, where intervals are widest, and answers to one prompt that correlate by 0.4, three
 * quarters of it on all engines alike; a prompt drifts by 10 points from one window to the next.
 */
export const ASSUMED_RATE: Variation = {
  ...{ kind: 'rate', value: 0.5, drift: 0.01 },
  ...{ prompts: 0.075, engines: 0.025, days: 0.0125, answers: 0.1375 },
};

/** Share of changes that are to be seen. */
export const POWER = 0.8;

/** Of the figure over prompts like these: what the brand interval is made of. */
function varianceOfFigure(of: Variation, { prompts, engines, days, samples }: Design): number {
  const ofPrompt = of.prompts + (of.engines + (of.days + of.answers / samples) / days) / engines;
  return ofPrompt / prompts;
}

/** Half the width of the brand interval, in the unit of the value. */
export function planHalfWidth(of: Variation, design: Design): number {
  const t = studentQuantile(Math.max(1, design.prompts - 1));
  const variance = varianceOfFigure(of, design);
  if (of.kind === 'mean') return t * Math.sqrt(variance);
  // Wilson's, of the answers that would say as much if each were to another prompt.
  const spread = of.value * (1 - of.value);
  const n = variance === 0 ? Number.POSITIVE_INFINITY : spread / variance;
  if (n === Number.POSITIVE_INFINITY) return 0;
  if (n === 0) return 1;
  return (t * Math.sqrt(spread / n + t ** 2 / (4 * n ** 2))) / (1 + t ** 2 / n);
}

/** The change between two such windows that is seen in four of five cases, in the unit of the value. Prompts are paired: what they differ by does not count. */
export function planDetectable(of: Variation, { prompts, engines, days, samples }: Design): number {
  const ofPrompt = of.drift + (2 * (of.days + of.answers / samples)) / (days * engines);
  const degrees = Math.max(1, prompts - 1);
  const seen = studentQuantile(degrees) + studentQuantile(degrees, 2 * (1 - POWER));
  return seen * Math.sqrt(ofPrompt / prompts);
}

/** As far as a plan goes. */
const MOST: Readonly<Record<Exclude<Lever, 'engines'>, number>> = { prompts: 5_000, samples: 100, days: 365 };

export interface LeverPlan {
  lever: Lever;
  /** The least that reaches the target; null where none does. */
  needed: number | null;
  /** What is reached with that, or with the most of it. */
  reaches: number;
}

/** How much of one lever reaches a target, the others as they are. `samplesPerUnit`: values that one more sample brings. */
export function planLever(
  lever: Lever,
  design: Design,
  measure: (design: Design) => number,
  target: number,
  { mostEngines, samplesPerUnit }: { mostEngines: number; samplesPerUnit: number },
): LeverPlan {
  const most = lever === 'engines' ? Math.max(mostEngines, Math.ceil(design.engines)) : MOST[lever];
  const least = lever === 'prompts' ? FEWEST_PROMPTS : 1;
  const reach = (amount: number) =>
    measure({ ...design, [lever]: lever === 'samples' ? amount * samplesPerUnit : amount });
  if (reach(most) > target) return { lever, needed: null, reaches: reach(most) };
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (reach(middle) <= target) high = middle;
    else low = middle + 1;
  }
  return { lever, needed: high, reaches: reach(high) };
}
