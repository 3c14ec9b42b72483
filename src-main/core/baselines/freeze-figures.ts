/** The figures of a project over a window as they are now: what a baseline keeps. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import type { NumberedBrand } from '../brands/brand-view.ts';
import { breakdown, readTotal } from '../figures/query/breakdown.ts';
import { Part } from '../figures/query/breakdown-part.ts';
import { toSureFigures } from '../figures/query/cells/figure-intervals.ts';
import { PromptCells } from '../figures/query/cells/prompt-cells.ts';
import { readDayCorrelations } from '../figures/query/cells/read-day-correlations.ts';
import { readPromptCells } from '../figures/query/cells/read-prompt-cells.ts';
import { toCompetitorFigures } from '../figures/query/competitors/competitor-figures.ts';
import { toSummary } from '../figures/query/metrics/summary.ts';
import type { FigureScope } from '../figures/store/figure-scope.ts';
import { countOpinions, FROZEN_BY, type FrozenCell, toFrozenCells } from './frozen-cells.ts';

type Figures = OperationOutput<'baselines.get'>['figures'];

/** The figures as they are shown, and the counts behind them. */
export interface FrozenFigures extends Figures {
  cells: FrozenCell[];
}

/** All answers of a window, without filters. */
export function toWholeScope(projectId: number, window: DayWindow): FigureScope {
  const { firstDay, lastDay } = window;
  return { projectId, firstDay, lastDay, engines: null, language: null, tags: null };
}

/** `brands`: those that are tracked, with their numbers. Null where there are no answers in the window. */
export function freezeFigures(
  db: Connection,
  projectId: number,
  window: DayWindow,
  brands: readonly NumberedBrand[],
): FrozenFigures | null {
  const scope = toWholeScope(projectId, window);
  const ownId = readOwnBrandId(db, projectId);
  const counted = readPromptCells(db, { scope, brandIds: [ownId], by: FROZEN_BY });
  const cells = toFrozenCells(db, projectId, ownId, counted);
  if (cells.length === 0) return null;
  const previous = PromptCells.ofNothing(ownId);
  const compared = { current: counted, previous, correlations: readDayCorrelations(db, scope) };
  const toMetrics = (current: Part, engine: string | null) => {
    const only = (group: { engine: string }) => engine === null || group.engine === engine;
    const sure = toSureFigures(compared, { brandId: ownId, only });
    return toSummary(scope, ownId, { current, previous: Part.NOTHING }, sure).current;
  };
  const total = readTotal(
    db,
    scope,
    brands.map(({ rowId }) => rowId),
  );
  const byEngine = breakdown(db, { scope, by: ['engine'], brandIds: [ownId], measures: ['means', 'prompts'] });
  const allMentions = brands.reduce((sum, { rowId }) => sum + total.of(rowId).named, 0);
  return {
    metrics: toMetrics(total, null),
    engines: byEngine.map((part) => ({ model: part.key.engine as Engine, ...toMetrics(part, part.key.engine) })),
    competitors: brands.map(({ rowId, id, name, isUserBrand, ...sites }) => ({
      ...{ id, name, isUserBrand },
      ...toCompetitorFigures(total.of(rowId), {
        answers: total.answers,
        allMentions,
        hasDomain: sites.domain !== null || sites.domainAliases.length > 0,
      }),
    })),
    prompts: listPrompts(cells),
    cells,
  };
}

function listPrompts(cells: readonly FrozenCell[]): Figures['prompts'] {
  return [...Map.groupBy(cells, ({ promptId }) => promptId)].map(([promptId, own]) => {
    const sum = (read: (cell: FrozenCell) => number) => own.reduce((total, cell) => total + read(cell), 0);
    const [answers, named] = [sum((cell) => cell.answers), sum((cell) => cell.named)];
    const toRate = (hits: number) => (hits / answers) * 100;
    const toMean = (read: (cell: FrozenCell) => number, n = named) => (n === 0 ? null : sum(read) / n);
    return {
      promptId,
      answers,
      responseVisibilityRate: toRate(sum((cell) => cell.visible)),
      mentionRate: toRate(named),
      citationRate: toRate(sum((cell) => cell.cited)),
      mentionOrder: toMean((cell) => cell.order[0]),
      position: toMean((cell) => cell.depth[0]),
      sentiment: toMean((cell) => cell.sentiment[0], sum(countOpinions)),
    };
  });
}
