/** Whether the change of a part is one, and how many parts were judged at once. Pure. */
import type { AnswerCell, FigureKind } from '#shared/statistics/answer-cells.ts';
import { type CompareOptions, type Comparison, compare, type Verdict } from '#shared/statistics/compare.ts';
import { judgeRows } from '#shared/statistics/judge-rows.ts';
import type { CellCounts, ChangeCell } from './decompose-change.ts';

/** What cells are judged by. */
export interface CellKind {
  kind: FigureKind;
  /** How alike neighbouring days are. */
  dayCorrelation: number;
}

export function compareCells(
  cells: readonly ChangeCell[],
  { kind, dayCorrelation }: CellKind,
  { daySpread }: Pick<CompareOptions, 'daySpread'> = {},
): Comparison {
  const isOnePrompt = cells.every(({ prompt }) => prompt === cells[0]?.prompt);
  const answers = { current: countAnswers(cells, 'now'), previous: countAnswers(cells, 'before') };
  return compare(toSamples(cells, 'now'), toSamples(cells, 'before'), kind, {
    isOnePrompt,
    answers,
    dayCorrelation,
    daySpread,
  });
}

/** Prompts and mentions that are counted stand for the answers behind them. */
function countAnswers(cells: readonly ChangeCell[], period: 'now' | 'before'): number {
  return cells.reduce((sum, cell) => sum + cell[period].answers, 0);
}

/** Sides without anything to count are left out. */
function toSamples(cells: readonly ChangeCell[], period: 'now' | 'before'): AnswerCell[] {
  return cells.filter((cell) => cell[period].n > 0).map((cell) => ({ prompt: cell.prompt, ...cell[period] }));
}

/** A verdict for each part; of those that are called a change at most one in ten is chance. `judged`: parts with enough answers. */
export function judgeParts(
  parts: readonly (readonly ChangeCell[])[],
  kind: CellKind,
): { verdicts: Verdict[]; judged: number } {
  const { verdicts, judged } = judgeRows(parts.map((cells) => compareCells(cells, kind)));
  return { verdicts: verdicts.map((verdict) => verdict ?? 'too_few_answers'), judged };
}

/** How many standard errors a part moved, by its counts alone; 0 where either side has none. */
type Counts = Pick<CellCounts, 'n' | 'sum' | 'squares'>;

export function toStandardErrors(now: Counts, before: Counts, kind: FigureKind): number {
  if (now.n === 0 || before.n === 0) return 0;
  const n = now.n + before.n;
  const mean = (now.sum + before.sum) / n;
  const variance = kind === 'rate' ? mean * (1 - mean) : Math.max(0, (now.squares + before.squares) / n - mean * mean);
  const change = now.sum / now.n - before.sum / before.n;
  if (change === 0 || variance <= 0) return 0;
  return change / Math.sqrt(variance * (1 / now.n + 1 / before.n));
}
