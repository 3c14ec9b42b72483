/** Reads one engine's line out of its summary, and says what to ask for it. Pure. */

import type { Engine } from '#shared/vocabulary/engines.ts';
import type { FigureInput } from '../../filters/figure-input.ts';

import type { Summary } from './plan-kpi-tiles.ts';

/** Percents are null, not zero, when the engine gave no answer. */
export interface EngineFigures {
  visibilityPercent: number | null;
  mentionPercent: number | null;
  citationPercent: number | null;
  answers: number;
}

/** The same window and filters for one engine, whichever engine the filter bar has chosen. */
export function planEngineInput(figureInput: FigureInput, engine: Engine): FigureInput {
  return { ...figureInput, model: engine };
}

export function planEngineRow({ current }: Summary): EngineFigures {
  const orNull = (percent: number) => (current.totalResponses === 0 ? null : percent);
  return {
    visibilityPercent: orNull(current.responseVisibilityRate),
    mentionPercent: orNull(current.mentionRate),
    citationPercent: orNull(current.citationRate),
    answers: current.totalResponses,
  };
}
