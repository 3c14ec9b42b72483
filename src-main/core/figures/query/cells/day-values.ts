/** What is looked at to see how days are alike: the newest days of a window, and of a larger project every so many prompts. */
import type { Connection } from '../../../../storage/connection.ts';
import { CITED, DEPTH, NAMED, OPINIONS, ORDERS, SENTIMENT, VISIBLE } from '../../codec/brand-counts.ts';
import { HUNDREDTHS_PER_ONE, UNITS_PER_ONE } from '../../codec/units.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { readScopePrompts, type ScopePrompt } from '../../store/read-facts.ts';
import { breakdown } from '../breakdown.ts';
import { DAY_ANSWERS, DAY_WIDTH } from './visit-days.ts';

export const MOST_DAYS = 28;
/** Answers about which it is enough to look at. */
const ENOUGH_ANSWERS = 20_000;

/** `of`: what a value is one of, answers where there is none. `perOne`: of units that are kept in two columns. */
const COLUMNS = {
  responseVisibilityRate: { of: DAY_ANSWERS, column: VISIBLE, perOne: null },
  mentionRate: { of: DAY_ANSWERS, column: NAMED, perOne: null },
  citationRate: { of: DAY_ANSWERS, column: CITED, perOne: null },
  mentionOrder: { of: NAMED, column: ORDERS, perOne: null },
  position: { of: NAMED, column: DEPTH, perOne: UNITS_PER_ONE },
  sentiment: { of: OPINIONS, column: SENTIMENT, perOne: HUNDREDTHS_PER_ONE },
} as const;

/** Coverage is of prompts, and has no days. */
export type DayFigure = keyof typeof COLUMNS;
export const DAY_FIGURES = Object.keys(COLUMNS) as DayFigure[];

export function forEachDayFigure<T>(make: (figure: DayFigure) => T): Record<DayFigure, T> {
  return Object.fromEntries(DAY_FIGURES.map((figure) => [figure, make(figure)])) as Record<DayFigure, T>;
}

export function chooseDayPrompts(db: Connection, window: FigureScope): ScopePrompt[] {
  const [total] = breakdown(db, { scope: window, by: [], brandIds: [], measures: [] });
  const step = Math.ceil((total?.answers ?? 1) / ENOUGH_ANSWERS);
  return readScopePrompts(db, window).filter((_, at) => at % step === 0);
}

/** `days`: of one cell, as `visitDays` gives them. By day what counts, and the sum of the values in the unit of the figure. */
export function readDayValues(days: Float64Array, figure: DayFigure): { answers: number[]; sums: number[] } {
  const { of, column, perOne } = COLUMNS[figure];
  const [answers, sums]: [number[], number[]] = [[], []];
  for (let at = 0; at < days.length; at += DAY_WIDTH) {
    const whole = days[at + column] ?? 0;
    answers.push(days[at + of] ?? 0);
    sums.push(perOne === null ? whole : (whole * 2 ** 32 + (days[at + column + 1] ?? 0)) / perOne);
  }
  return { answers, sums };
}
