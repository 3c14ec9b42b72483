/** Reads the cells of a scope: whole months from the list of the own brand or from aggregates of prompts, the rest from series and facts. */
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { listAggregatedMonths, openList } from '../../aggregate/month-lists.ts';
import { readOwnList } from '../../aggregate/own-list.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { planRest, toMonthRange } from '../../store/plan-months.ts';
import { readOrdinals, readScopePrompts, type ScopePrompt } from '../../store/read-facts.ts';
import { planSegmentFilter, readSegments } from '../../store/segments.ts';
import { openWalk, toAggregateLayer, toOwnSeriesLayer } from '../walk-months.ts';
import { createPromptCache } from './cache-by-prompt.ts';
import type { ComparedCells } from './figure-intervals.ts';
import { type CellDimension, type CellShape, PromptCells } from './prompt-cells.ts';
import { readDayCorrelations } from './read-day-correlations.ts';

export interface CellQuestion {
  scope: FigureScope;
  brandIds: readonly number[];
  /** What cells are told apart by, besides prompt and engine. */
  by?: readonly CellDimension[];
  /** Of the scope, only these. */
  prompts?: readonly ScopePrompt[];
}

/** The cells of a scope and of what it is compared with. */
export function readComparedCells(db: Connection, question: CellQuestion): ComparedCells {
  const { scope } = question;
  return {
    current: readPromptCells(db, question),
    previous: readPromptCells(db, { ...question, scope: toScopeBefore(scope) }),
    correlations: readDayCorrelations(db, scope),
  };
}

const keepCells = createPromptCache<PromptCells>();

export function readPromptCells(db: Connection, question: CellQuestion): PromptCells {
  const { scope, brandIds, by = [] } = question;
  if (question.prompts !== undefined || scope.lastDay < scope.firstDay) return countAll(db, planCount(db, question));
  const { before: _, ...window } = scope;
  return keepCells(db, JSON.stringify([window, brandIds, by]), () => {
    const count = planCount(db, question);
    const { prompts, shape } = count;
    return {
      scope,
      prompts,
      shape: [shape.segments.size, shape.ordinals],
      make: () => countAll(db, count),
      renew: (cells, changed) => countAgain(db, { ...count, prompts: changed }, cells),
      sizeOf: (cells) => cells.size,
    };
  });
}

function planCount(db: Connection, { scope, brandIds, by = [], prompts }: CellQuestion): Count {
  const shape = {
    by,
    brandIds,
    segments: readSegments(db),
    wanted: planSegmentFilter(db, scope),
    ordinals: readOrdinals(db, scope.projectId),
  };
  return { scope, shape, prompts: prompts ?? readScopePrompts(db, scope) };
}

interface Count {
  scope: FigureScope;
  prompts: readonly ScopePrompt[];
  shape: CellShape;
}

function countAll(db: Connection, count: Count): PromptCells {
  const cells = new PromptCells(count.shape);
  if (count.scope.lastDay < count.scope.firstDay) return cells;
  addPrompts(db, count, cells, addLists(db, count, cells));
  return cells;
}

/** Of these prompts alone. */
function countAgain(db: Connection, count: Count, cells: PromptCells): void {
  for (const prompt of count.prompts) cells.clear(prompt);
  addPrompts(db, count, cells, []);
}

/** But for the months that came from lists. */
function addPrompts(
  db: Connection,
  { scope, prompts, shape: { brandIds } }: Count,
  cells: PromptCells,
  listed: readonly number[],
): void {
  const [brandId] = brandIds;
  const layers = [
    toAggregateLayer(db, scope, cells),
    ...(brandIds.length === 1 && brandId !== undefined
      ? [toOwnSeriesLayer(db, scope, brandId, (entry) => cells.addEntry(brandId, entry))]
      : []),
  ];
  const walk = openWalk(db, scope, { layers, kinds: ['appearances'], onAnswer: (answer) => cells.addAnswer(answer) });
  const rest = planRest(toMonthRange(scope), listed);
  for (const prompt of prompts) {
    cells.begin(prompt);
    walk(prompt, rest);
  }
}

/** Lists have a month of all prompts in one row, for the own brand alone. Gives the months that came from them. */
function addLists(
  db: Connection,
  { scope, prompts, shape: { brandIds, wanted } }: Count,
  cells: PromptCells,
): number[] {
  if (brandIds.some((id) => id !== readOwnBrandId(db, scope.projectId))) return [];
  // The list tells prompts apart, so that tags are no matter.
  const months = listAggregatedMonths(db, { ...scope, tags: null }, ['own']);
  const byOrdinal = new Map(prompts.map((prompt) => [prompt.ordinal, prompt]));
  for (const month of months) {
    readOwnList(openList(db, { projectId: scope.projectId, month }, 'own'), wanted, (ordinal) => {
      const prompt = byOrdinal.get(ordinal);
      return prompt && cells.begin(prompt);
    });
  }
  return months;
}
