/** What the overview asks, begun at once: what stands further down does not wait for what is above. It draws nothing. */
import type { OperationInput } from '#shared/contract/index.ts';

import type { Prefetch } from '../../api/prefetch.ts';
import { type Competitor, planDefaultBrands } from '../../brands/plan-competitor-rows.ts';
import { type ComparedInput, type FigureInput, withoutComparison } from '../../filters/figure-input.ts';
import { LANGUAGE } from '../../texts/language.ts';

/** The contract's longest page: every brand of a project. */
const MAX_BRANDS = 500;
/** Tasks that a card shows. */
const MOST_TASKS = 4;
/** Competitors beside the own brand in one chart: with it five lines. */
const MOST_LINES = 4;

type PartsInput = OperationInput<'metrics.breakdown'>;

/** Every brand in the window. */
export function planRankingInput(input: ComparedInput): OperationInput<'competitors.list'> {
  return { ...input, limit: MAX_BRANDS, intervals: true };
}

/** The answers to prompts that name the own brand. */
export function planBrandedInput(figureInput: FigureInput): FigureInput {
  return { ...figureInput, branded: true };
}

/** What the figures put together, taken apart. */
export function planPartsInput(input: ComparedInput): PartsInput {
  return { ...input, by: ['engine', 'surface', 'branded'] };
}

/** The same of all engines, whichever the filter bar has chosen. */
export function planEnginesInput({ model: _, ...input }: ComparedInput): PartsInput {
  return planPartsInput(input);
}

/** The strongest competitors over time. Always in the same order: a ranking that only turns round asks for nothing new. */
export function planLinesInput(
  figureInput: FigureInput,
  brands: readonly Competitor[],
): OperationInput<'competitors.timeseries'> {
  return { ...figureInput, brandIds: planDefaultBrands(brands, MOST_LINES).toSorted().join(',') };
}

export function planNextInput(projectId: string): OperationInput<'tasks.list'> {
  return { projectId, status: 'open', limit: MOST_TASKS, language: LANGUAGE };
}

/** All that is drawn for sure and known from the address alone, what the first figures need first. */
export function prefetchOverview(prefetch: Prefetch, input: ComparedInput): void {
  const { projectId } = input;
  prefetch('metrics.summary', input);
  prefetch('metrics.timeseries', withoutComparison(input));
  prefetch('competitors.list', planRankingInput(input));
  prefetch('metrics.breakdown', planPartsInput(input));
  prefetch('metrics.breakdown', planEnginesInput(input));
  prefetch('tasks.list', planNextInput(projectId));
}

/** The brands side by side, where there is another one than the own. */
export function prefetchLines(prefetch: Prefetch, figureInput: FigureInput, brands: readonly Competitor[]): void {
  if (brands.length < 2) return;
  prefetch('competitors.timeseries', planLinesInput(figureInput, brands));
  prefetch('competitors.tracked', { projectId: figureInput.projectId });
}
