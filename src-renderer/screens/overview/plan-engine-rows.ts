/** Reads one engine's line out of its figures. Pure. */
import type { Summary } from './plan-kpi-tiles.ts';

/** Percents are null, not zero, when the engine gave no answer. */
export interface EngineFigures {
  visibilityPercent: number | null;
  mentionPercent: number | null;
  citationPercent: number | null;
  answers: number;
  /** Null without answers. */
  intervals: Summary['current']['intervals'] | null;
}

/** Of an engine that was not heard of. */
export const NO_ANSWERS: EngineFigures = {
  visibilityPercent: null,
  mentionPercent: null,
  citationPercent: null,
  answers: 0,
  intervals: null,
};

export function planEngineRow({ current }: Pick<Summary, 'current'>): EngineFigures {
  const orNull = (percent: number) => (current.totalResponses === 0 ? null : percent);
  return {
    visibilityPercent: orNull(current.responseVisibilityRate),
    mentionPercent: orNull(current.mentionRate),
    citationPercent: orNull(current.citationRate),
    answers: current.totalResponses,
    intervals: current.totalResponses === 0 ? null : current.intervals,
  };
}
