/** Intervals of the figures of single prompts, and of each of their engines: how they would vary if they were asked again. */
import type { FigureInterval } from '#shared/contract/intervals.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import { toIntervals } from '../cells/figure-intervals.ts';
import { readDayCorrelations } from '../cells/read-day-correlations.ts';
import { readPromptCells } from '../cells/read-prompt-cells.ts';

export type PromptIntervals = (
  prompt: Pick<ScopePrompt, 'ordinal'>,
  engine?: string,
) => Record<EstimatedFigure, FigureInterval>;

export function readPromptIntervals(
  db: Connection,
  scope: FigureScope,
  prompts: readonly ScopePrompt[],
): PromptIntervals {
  const brandId = readOwnBrandId(db, scope.projectId);
  const cells = readPromptCells(db, { scope, brandIds: [brandId], prompts });
  const correlations = readDayCorrelations(db, scope);
  return ({ ordinal }, engine) =>
    toIntervals(cells, correlations, {
      brandId,
      ordinals: [ordinal],
      ...(engine !== undefined && { only: (group) => group.engine === engine }),
    });
}
