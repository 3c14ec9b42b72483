/** The figures of a window by surface, each with its interval, so that nobody averages surfaces without seeing it. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { SURFACES, type Surface } from '#shared/vocabulary/surfaces.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { breakdown } from '../breakdown.ts';
import type { Part } from '../breakdown-part.ts';
import { toIntervals } from '../cells/figure-intervals.ts';
import type { CellGroup } from '../cells/prompt-cells.ts';
import { readDayCorrelations } from '../cells/read-day-correlations.ts';
import { readPromptCells } from '../cells/read-prompt-cells.ts';
import { toRate } from '../rates.ts';

type SurfaceFigures = OperationOutput<'metrics.surfaces'>['surfaces'][number];

/** Surfaces with answers in the scope, in the order of the vocabulary; empty without answers. */
export const loadSurfaceFigures = defineRead('metrics.surfaces', (db, scope: FigureScope): SurfaceFigures[] =>
  db.atOneMoment(() => readSurfaceFigures(db, scope)),
);

function readSurfaceFigures(db: Connection, scope: FigureScope): SurfaceFigures[] {
  const brandId = readOwnBrandId(db, scope.projectId);
  const parts = breakdown(db, { scope, by: ['surface'], brandIds: [brandId], measures: ['prompts'] });
  const cells = readPromptCells(db, { scope, brandIds: [brandId], by: ['surface'] });
  const correlations = readDayCorrelations(db, scope);
  return SURFACES.flatMap((surface) => {
    const part = parts.find(({ key }) => key.surface === surface);
    if (!part) return [];
    const only = (group: CellGroup) => group.surface === surface;
    return [
      { ...toSurfaceFigures(surface, part, brandId), intervals: toIntervals(cells, correlations, { brandId, only }) },
    ];
  });
}

function toSurfaceFigures(surface: Surface, part: Part, brandId: number): Omit<SurfaceFigures, 'intervals'> {
  const { answers, asked } = part;
  const { visible, named, cited } = part.of(brandId);
  return {
    surface,
    answers,
    prompts: asked,
    visible,
    visibilityRate: toRate(visible, answers),
    mentions: named,
    mentionRate: toRate(named, answers),
    cited,
    citationRate: toRate(cited, answers),
  };
}
