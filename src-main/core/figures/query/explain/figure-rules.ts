/** What a figure is about, besides its counts: what a brand has to be in an answer, and which way is good. Pure. */

import type { FigureKind } from '#shared/statistics/answer-cells.ts';
import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';
import { FIGURE_KINDS } from '../cells/to-answer-cells.ts';

export interface FigureRule {
  kind: FigureKind;
  /** From values to the unit of the figure. */
  scale: 1 | 100;
  event: 'visible' | 'named' | 'cited';
  isMoreBetter: boolean;
}

const EVENTS: Readonly<Partial<Record<ExplainedFigure, FigureRule['event']>>> = {
  responseVisibilityRate: 'visible',
  visibilityRate: 'visible',
  citationRate: 'cited',
};

export function toFigureRule(figure: ExplainedFigure): FigureRule {
  const kind = FIGURE_KINDS[figure];
  return {
    kind,
    scale: kind === 'rate' ? 100 : 1,
    event: EVENTS[figure] ?? 'named',
    isMoreBetter: figure !== 'mentionOrder' && figure !== 'position',
  };
}
