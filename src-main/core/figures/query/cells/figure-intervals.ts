/** Intervals of figures and verdicts of their changes, in the units of the wire. Pure. */
import type { ChangeVerdict, FigureInterval } from '#shared/contract/intervals.ts';
import { type AnswerCell, addUp } from '#shared/statistics/answer-cells.ts';
import { type CompareOptions, compare } from '#shared/statistics/compare.ts';
import { estimate, type Range } from '#shared/statistics/estimate.ts';
import { ESTIMATED_FIGURES, type EstimatedFigure } from '#shared/vocabulary/figures.ts';
import { OPINION_CLASSES } from '#shared/vocabulary/opinions.ts';
import type { ShareIntervals } from '../opinions/sentiment-shares.ts';
import { PromptCells } from './prompt-cells.ts';
import type { DayCorrelations } from './read-day-correlations.ts';
import type { DaySpreads } from './read-day-spreads.ts';
import { type CellChoice, type CellFigure, FIGURE_KINDS, toAnswerCells } from './to-answer-cells.ts';

/** Where values of a mean end; rates are scaled, and end by their method. */
const BOUNDS: Readonly<Partial<Record<CellFigure, Range>>> = {
  mentionOrder: [1, Number.POSITIVE_INFINITY],
  position: [0, 100],
  sentiment: [0, 100],
};

/** The interval of one figure: percent for rates and shares. */
export function toInterval(cells: readonly AnswerCell[], figure: CellFigure, dayCorrelation = 0): FigureInterval {
  const { n, prompts, repeat, brand } = estimate(cells, FIGURE_KINDS[figure], { dayCorrelation });
  return { n, prompts, repeat: scale(repeat, figure), brand: scale(brand, figure) };
}

/** The verdict of one figure's change: points for rates and shares. */
export function toVerdict(
  current: readonly AnswerCell[],
  previous: readonly AnswerCell[],
  figure: CellFigure,
  options: CompareOptions = {},
): ChangeVerdict {
  const { verdict, repeat, brand, pValue, days } = compare(current, previous, FIGURE_KINDS[figure], options);
  const toPoints = (range: Range | null) => range && (range.map((end) => end * unitOf(figure)) as Range);
  return {
    verdict,
    repeat: toPoints(repeat),
    brand: toPoints(brand),
    pValue,
    ...(days && { days: { ...days, spread: days.spread * unitOf(figure) } }),
  };
}

function unitOf(figure: CellFigure): number {
  return FIGURE_KINDS[figure] === 'rate' ? 100 : 1;
}

function scale(range: Range | null, figure: CellFigure): Range | null {
  if (range === null) return null;
  const [least, most] = BOUNDS[figure] ?? [0, 100];
  const [low, high] = range.map((end) => Math.min(most, Math.max(least, end * unitOf(figure))));
  return [low!, high!];
}

/** Two periods of a scope. */
export interface ComparedCells {
  current: PromptCells;
  previous: PromptCells;
  correlations: DayCorrelations;
  /** Where they were looked at. */
  spreads?: DaySpreads;
}

export interface SureFigures {
  current: Record<EstimatedFigure, FigureInterval>;
  previous: Record<EstimatedFigure, FigureInterval>;
  /** Of what is said in the answers that name the brand. */
  shares: Record<'current' | 'previous', ShareIntervals>;
  verdicts: Record<EstimatedFigure, ChangeVerdict>;
}

/** Both intervals of each figure of one brand. */
export function toIntervals(
  cells: PromptCells,
  correlations: DayCorrelations,
  choice: CellChoice,
): Record<EstimatedFigure, FigureInterval> {
  return forEachFigure((figure) => toInterval(toAnswerCells(cells, figure, choice), figure, correlations[figure]));
}

/** Of the shares of what is said about a brand; their days are as alike as those of sentiment. */
export function toShareIntervals(
  cells: PromptCells,
  { sentiment }: Pick<DayCorrelations, 'sentiment'>,
  choice: CellChoice,
): ShareIntervals {
  const entries = OPINION_CLASSES.map((name) => [
    name,
    toInterval(toAnswerCells(cells, name, choice), name, sentiment),
  ]);
  return Object.fromEntries(entries) as ShareIntervals;
}

/** Everything that is said about the certainty of one brand's figures in two periods. `isOnePrompt`: the cells are of one prompt alone. */
export function toSureFigures(
  { current, previous, correlations, spreads = {} }: ComparedCells,
  choice: CellChoice,
  { isOnePrompt = false } = {},
): SureFigures {
  // Each list is made once: of a large project they are what takes longest.
  const sides = forEachFigure((figure) => ({
    now: toAnswerCells(current, figure, choice),
    before: toAnswerCells(previous, figure, choice),
  }));
  const { now, before } = sides.responseVisibilityRate;
  const answers = { current: addUp(now).n, previous: addUp(before).n };
  return {
    current: forEachFigure((figure) => toInterval(sides[figure].now, figure, correlations[figure])),
    previous: forEachFigure((figure) => toInterval(sides[figure].before, figure, correlations[figure])),
    shares: {
      current: toShareIntervals(current, correlations, choice),
      previous: toShareIntervals(previous, correlations, choice),
    },
    verdicts: forEachFigure((figure) =>
      toVerdict(sides[figure].now, sides[figure].before, figure, {
        dayCorrelation: correlations[figure],
        daySpread: spreads[figure],
        isOnePrompt,
        ...(figure === 'visibilityRate' && { answers }),
      }),
    ),
  };
}

function forEachFigure<T>(make: (figure: EstimatedFigure) => T): Record<EstimatedFigure, T> {
  return Object.fromEntries(ESTIMATED_FIGURES.map((figure) => [figure, make(figure)])) as Record<EstimatedFigure, T>;
}

/** Of no answers at all. */
export const NOTHING_SURE: SureFigures = toSureFigures(
  {
    current: PromptCells.ofNothing(0),
    previous: PromptCells.ofNothing(0),
    correlations: forEachFigure(() => 0),
  },
  { brandId: 0 },
);
