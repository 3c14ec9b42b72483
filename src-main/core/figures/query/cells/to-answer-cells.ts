/** From counts of prompts and engines to what the statistics of a figure take. Pure. */

import type { AnswerCell, FigureKind } from '#shared/statistics/answer-cells.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import type { OpinionClass } from '#shared/vocabulary/opinions.ts';
import {
  CITED,
  DEPTH,
  DEPTH_SQUARES,
  NAMED,
  NEGATIVE,
  OPINIONS,
  ORDER_SQUARES,
  ORDERS,
  POSITIVE,
  PROMPT_WIDTH,
  SENTIMENT,
  SENTIMENT_SQUARES,
  SQUARES_PER_ONE,
  VISIBLE,
} from '../../codec/brand-counts.ts';
import { HUNDREDTHS_PER_ONE, UNITS_PER_ONE } from '../../codec/units.ts';
import type { CellGroup, PromptCells } from './prompt-cells.ts';

/** Shares of voice, and of what is said in the answers that name a brand, beside the figures of one brand. */
export type CellFigure = EstimatedFigure | 'shareOfVoice' | OpinionClass;

export const FIGURE_KINDS: Readonly<Record<CellFigure, FigureKind>> = {
  responseVisibilityRate: 'rate',
  mentionRate: 'rate',
  citationRate: 'rate',
  visibilityRate: 'rate',
  shareOfVoice: 'rate',
  mentionOrder: 'mean',
  position: 'mean',
  sentiment: 'mean',
  positive: 'rate',
  neutral: 'rate',
  negative: 'rate',
  none: 'rate',
};

export interface CellChoice {
  brandId: number;
  /** Those that are counted for shares of voice. */
  allBrandIds?: readonly number[];
  only?: (group: CellGroup) => boolean;
  /** Only these prompts; absent: all. */
  ordinals?: readonly number[];
}

/**
 * Cells with something to count, by prompt and then engine. `visibilityRate` has one for each prompt, in the place of an answer: shown or
 * not. Means are in the unit of their figure, rates and shares from 0 to 1.
 */
export function toAnswerCells(cells: PromptCells, figure: CellFigure, choice: CellChoice): AnswerCell[] {
  const { groups } = cells;
  const chosen = groups.map((group) => choice.only?.(group) ?? true);
  const engines = [...new Set(groups.filter((_, at) => chosen[at]).map(({ engine }) => engine))].sort();
  const byEngine = engines.map((engine) =>
    groups.flatMap((group, at) => (chosen[at] && group.engine === engine ? [at] : [])),
  );
  // Prompts that are covered are not told apart by engine.
  const parts = figure === 'visibilityRate' ? [byEngine.flat()] : byEngine;
  const read = openReader(cells, figure, choice);
  const found: AnswerCell[] = [];
  for (const prompt of choice.ordinals ?? cells.listOrdinals()) {
    const first = prompt * groups.length;
    for (const part of parts) {
      const cell: AnswerCell = { prompt, n: 0, sum: 0, squares: 0 };
      for (const group of part) read(first + group, cell);
      if (cell.n > 0) found.push(figure === 'visibilityRate' ? toCovered(cell) : cell);
    }
  }
  return found;
}

function toCovered({ prompt, sum }: AnswerCell): AnswerCell {
  const hit = sum > 0 ? 1 : 0;
  return { prompt, n: 1, sum: hit, squares: hit };
}

/** What adds the counts of one cell. */
type CellReader = (at: number, cell: AnswerCell) => void;

function openReader(cells: PromptCells, figure: CellFigure, { brandId, allBrandIds = [] }: CellChoice): CellReader {
  const counts = cells.of(brandId);
  const { answers } = cells;
  const ofAnswers =
    (column: number): CellReader =>
    (at, cell) => {
      const hits = counts[at * PROMPT_WIDTH + column] ?? 0;
      cell.n += answers[at] ?? 0;
      cell.sum += hits;
      cell.squares += hits;
    };
  const ofMean =
    (of: number, sumOf: (at: number) => number, squares: number, squaresPerOne: number): CellReader =>
    (at, cell) => {
      const first = at * PROMPT_WIDTH;
      cell.n += counts[first + of] ?? 0;
      cell.sum += sumOf(first);
      cell.squares += (counts[first + squares] ?? 0) / squaresPerOne;
    };
  const unitsAt = (column: number, perOne: number) => (first: number) =>
    ((counts[first + column] ?? 0) * 2 ** 32 + (counts[first + column + 1] ?? 0)) / perOne;
  const ofNamed =
    (hitsOf: (first: number) => number): CellReader =>
    (at, cell) => {
      const first = at * PROMPT_WIDTH;
      const hits = hitsOf(first);
      cell.n += counts[first + NAMED] ?? 0;
      cell.sum += hits;
      cell.squares += hits;
    };
  const countAt = (first: number, column: number) => counts[first + column] ?? 0;
  const readers: Readonly<Record<CellFigure, CellReader>> = {
    responseVisibilityRate: ofAnswers(VISIBLE),
    visibilityRate: ofAnswers(VISIBLE),
    mentionRate: ofAnswers(NAMED),
    citationRate: ofAnswers(CITED),
    mentionOrder: ofMean(NAMED, (first) => counts[first + ORDERS] ?? 0, ORDER_SQUARES, 1),
    position: ofMean(NAMED, unitsAt(DEPTH, UNITS_PER_ONE), DEPTH_SQUARES, SQUARES_PER_ONE),
    sentiment: ofMean(OPINIONS, unitsAt(SENTIMENT, HUNDREDTHS_PER_ONE), SENTIMENT_SQUARES, SQUARES_PER_ONE),
    positive: ofNamed((first) => countAt(first, POSITIVE)),
    negative: ofNamed((first) => countAt(first, NEGATIVE)),
    neutral: ofNamed((first) => countAt(first, OPINIONS) - countAt(first, POSITIVE) - countAt(first, NEGATIVE)),
    none: ofNamed((first) => countAt(first, NAMED) - countAt(first, OPINIONS)),
    shareOfVoice: (at, cell) => {
      const own = counts[at * PROMPT_WIDTH + NAMED] ?? 0;
      for (const id of allBrandIds) cell.n += cells.of(id)[at * PROMPT_WIDTH + NAMED] ?? 0;
      cell.sum += own;
      cell.squares += own;
    },
  };
  return readers[figure];
}
