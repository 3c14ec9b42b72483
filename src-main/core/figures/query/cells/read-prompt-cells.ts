/** Reads the cells of a scope: whole months from the list of the own brand or from aggregates of prompts, the rest from series and facts. */
import { ENGINES } from '#shared/vocabulary/engines.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { listAggregatedMonths, openList } from '../../aggregate/month-lists.ts';
import { readOwnList } from '../../aggregate/own-list.ts';
import { PROMPT_WIDTH } from '../../codec/brand-counts.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { planRest, toMonthRange } from '../../store/plan-months.ts';
import { readOrdinals, readScopePrompts, type ScopePrompt } from '../../store/read-facts.ts';
import { planSegmentFilter, readSegments } from '../../store/segments.ts';
import { openWalk, toAggregateLayer, toOwnSeriesLayer } from '../walk-months.ts';
import type { ComparedCells } from './figure-intervals.ts';
import { createKeeper } from './keep-until-write.ts';
import { type CellDimension, PromptCells } from './prompt-cells.ts';
import { readDayCorrelations } from './read-day-correlations.ts';

export interface CellQuestion {
  scope: FigureScope;
  brandIds: readonly number[];
  /** What cells are told apart by, beside prompt and engine. */
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

/** Cells of more prompts and brands than this are not kept: 2 MB. */
const MOST_KEPT_NUMBERS = 250_000;

const keepCells = createKeeper<PromptCells>();

export function readPromptCells(db: Connection, question: CellQuestion): PromptCells {
  const { scope, brandIds, by = [], prompts } = question;
  const numbers = readOrdinals(db, scope.projectId) * ENGINES.length * brandIds.length * PROMPT_WIDTH;
  if (prompts !== undefined || by.length > 0 || numbers > MOST_KEPT_NUMBERS) return countCells(db, question);
  const { before: _, ...window } = scope;
  return keepCells(db, JSON.stringify(['cells', window, brandIds]), () => countCells(db, question));
}

function countCells(db: Connection, { scope, brandIds, by = [], prompts }: CellQuestion): PromptCells {
  const wanted = planSegmentFilter(db, scope);
  const cells = new PromptCells({
    by,
    brandIds,
    segments: readSegments(db),
    wanted,
    ordinals: readOrdinals(db, scope.projectId),
  });
  if (scope.lastDay < scope.firstDay) return cells;
  const asked = prompts ?? readScopePrompts(db, scope);
  const listed = addLists(db, { scope, brandIds, wanted, asked }, cells);
  const [brandId] = brandIds;
  const layers = [
    toAggregateLayer(db, scope, cells),
    ...(brandIds.length === 1 && brandId !== undefined
      ? [toOwnSeriesLayer(db, scope, brandId, (entry) => cells.addEntry(brandId, entry))]
      : []),
  ];
  const walk = openWalk(db, scope, { layers, kinds: ['appearances'], onAnswer: (answer) => cells.addAnswer(answer) });
  const rest = planRest(toMonthRange(scope), listed);
  for (const prompt of asked) {
    cells.begin(prompt);
    walk(prompt, rest);
  }
  return cells;
}

interface ListQuestion {
  scope: FigureScope;
  brandIds: readonly number[];
  wanted: Uint8Array | null;
  asked: readonly ScopePrompt[];
}

/** Lists have a month of all prompts in one row, for the own brand alone. Gives the months that came from them. */
function addLists(db: Connection, { scope, brandIds, wanted, asked }: ListQuestion, cells: PromptCells): number[] {
  if (brandIds.some((id) => id !== readOwnBrandId(db, scope.projectId))) return [];
  // The list tells prompts apart, so that tags are no matter.
  const months = listAggregatedMonths(db, { ...scope, tags: null }, ['own']);
  const byOrdinal = new Map(asked.map((prompt) => [prompt.ordinal, prompt]));
  for (const month of months) {
    readOwnList(openList(db, { projectId: scope.projectId, month }, 'own'), wanted, (ordinal) => {
      const prompt = byOrdinal.get(ordinal);
      return prompt && cells.begin(prompt);
    });
  }
  return months;
}
