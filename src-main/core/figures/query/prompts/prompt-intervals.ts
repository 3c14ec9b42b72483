/** Intervals of the figures of single prompts, and of each of their engines: how they would vary if they were asked again. */
import type { FigureInterval } from '#shared/contract/intervals.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import { toIntervals, toShareIntervals } from '../cells/figure-intervals.ts';
import { readDayCorrelations } from '../cells/read-day-correlations.ts';
import { readPromptCells } from '../cells/read-prompt-cells.ts';
import type { CellChoice } from '../cells/to-answer-cells.ts';
import type { ShareIntervals } from '../opinions/sentiment-shares.ts';

export interface PromptIntervals {
  intervals: Record<EstimatedFigure, FigureInterval>;
  /** Of what is said about the brand. */
  shares: ShareIntervals;
}

export function readPromptIntervals(
  db: Connection,
  scope: FigureScope,
  prompts: readonly ScopePrompt[],
): (prompt: Pick<ScopePrompt, 'ordinal'>, engine?: string) => PromptIntervals {
  const brandId = readOwnBrandId(db, scope.projectId);
  const cells = readPromptCells(db, { scope, brandIds: [brandId], prompts });
  const correlations = readDayCorrelations(db, scope);
  return ({ ordinal }, engine) => {
    const choice: CellChoice = {
      brandId,
      ordinals: [ordinal],
      ...(engine !== undefined && { only: (group) => group.engine === engine }),
    };
    return {
      intervals: toIntervals(cells, correlations, choice),
      shares: toShareIntervals(cells, correlations, choice),
    };
  };
}
