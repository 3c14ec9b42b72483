/** What the overview asks, begun at once: what stands further down does not wait for what is above. It draws nothing. */
import type { OperationInput } from '#shared/contract/index.ts';

import type { Prefetch } from '../../api/prefetch.ts';
import { type Competitor, planDefaultBrands } from '../../brands/plan-competitor-rows.ts';
import type { FigureInput } from '../../filters/figure-input.ts';
import { LANGUAGE } from '../../texts/language.ts';

/** The contract's longest page: every brand of a project. */
const MAX_BRANDS = 500;
/** Tasks that a card shows. */
const MOST_TASKS = 4;
/** Competitors beside the own brand in one chart: with it five lines. */
const MOST_LINES = 4;

type PartsInput = OperationInput<'metrics.breakdown'>;

/** Every brand in the window. */
export function planRankingInput(figureInput: FigureInput): OperationInput<'competitors.list'> {
  return { ...figureInput, limit: MAX_BRANDS, intervals: true };
}

/** The answers to prompts that name the own brand. */
export function planBrandedInput(figureInput: FigureInput): FigureInput {
  return { ...figureInput, branded: true };
}

/** What the figures put together, taken apart. */
export function planPartsInput(figureInput: FigureInput): PartsInput {
  return { ...figureInput, by: ['engine', 'surface', 'branded'] };
}

/** The same of all engines, whichever the filter bar has chosen. */
export function planEnginesInput({ model: _, ...figureInput }: FigureInput): PartsInput {
  return planPartsInput(figureInput);
}

/** The strongest competitors over time. Always in the same order: a ranking that only turns round asks for nothing new. */
export function planLinesInput(
  figureInput: FigureInput,
  brands: readonly Competitor[],
): OperationInput<'competitors.timeseries'> {
  return { ...figureInput, brandIds: planDefaultBrands(brands, MOST_LINES).toSorted().join(',') };
}

export function planNextInput(projectId: string): OperationInput<'tasks.listIn'> {
  return { projectId, status: 'open', limit: MOST_TASKS, language: LANGUAGE };
}

/** All that is drawn for sure and known from the address alone, what the first figures need first. */
export function prefetchOverview(prefetch: Prefetch, figureInput: FigureInput): void {
  const { projectId } = figureInput;
  prefetch('metrics.summary', figureInput);
  prefetch('metrics.timeseries', figureInput);
  prefetch('competitors.list', planRankingInput(figureInput));
  prefetch('metrics.breakdown', planPartsInput(figureInput));
  prefetch('metrics.breakdown', planEnginesInput(figureInput));
  prefetch('tasks.listIn', planNextInput(projectId));
}

/** The brands side by side, where there is another one than the own. */
export function prefetchLines(prefetch: Prefetch, figureInput: FigureInput, brands: readonly Competitor[]): void {
  if (brands.length < 2) return;
  prefetch('competitors.timeseries', planLinesInput(figureInput, brands));
  prefetch('competitors.tracked', { projectId: figureInput.projectId });
}
