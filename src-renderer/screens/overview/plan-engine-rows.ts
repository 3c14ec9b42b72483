/** Reads one engine's line out of its summary. Pure. */
import type { Summary } from './plan-kpi-tiles.ts';

/** Percents are null, not zero, when the engine gave no answer. */
export interface EngineFigures {
  visibilityPercent: number | null;
  mentionPercent: number | null;
  citationPercent: number | null;
  answers: number;
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
