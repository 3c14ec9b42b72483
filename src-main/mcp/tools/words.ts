/** Figures, intervals and changes as the sentences of replies write them. Pure. */
import type { ChangeVerdict, FigureInterval } from '#shared/contract/intervals.ts';
import type { ChangeFormat } from '#shared/explained-change/describe-change.ts';
import { FIGURE_WORDS_ENGLISH } from '#shared/figure-words/english.ts';
import type { Cell } from '../reply/reply.ts';

export const CHANGE_FORMAT: ChangeFormat = {
  change: toSigned,
  amount: (value) => value.toFixed(1),
  percent: (value) => `${value.toFixed(1)} %`,
  count: String,
  language: (code) => code.toUpperCase(),
};

export function toSigned(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(1)}`;
}

export function toPercent(value: number | null): string {
  return value === null ? 'no answers' : `${value.toFixed(1)} %`;
}

export function toUsd(value: number): string {
  return `$${value.toFixed(2)}`;
}

/** `+5.7 points, real`; what is no change is said to be none. */
export function toChange(change: number | null, { verdict }: ChangeVerdict, unit = 'points'): string {
  if (change === null) return 'nothing to compare with';
  return `${toSigned(change)} ${unit}, ${FIGURE_WORDS_ENGLISH.verdicts[verdict].word}`;
}

/** What a verdict means, in a sentence. */
export function explainVerdict(verdict: ChangeVerdict['verdict']): string {
  return FIGURE_WORDS_ENGLISH.verdicts[verdict].why;
}

/** Both intervals with what each of them is about. */
export function toIntervals({ brand, repeat, n, prompts }: FigureInterval, unit = ''): string {
  const ends = ([low, high]: readonly [number, number]) => `${low.toFixed(1)} to ${high.toFixed(1)}${unit}`;
  const parts = [
    brand ? `${ends(brand)} for prompts like these` : 'too few prompts for an interval of prompts like these',
    ...(repeat ? [`${ends(repeat)} if these were asked again`] : []),
  ];
  return `95 % interval ${parts.join(', ')}; n = ${n}, ${prompts} prompts`;
}

/** `low`, `high`: of prompts like these, else of asking again; empty without either. */
export function toEnds(interval: FigureInterval | undefined): [Cell, Cell] {
  const range = interval?.brand ?? interval?.repeat;
  return range ? [range[0], range[1]] : [null, null];
}

export function countOf(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

export const INTERVAL_NOTE =
  'low and high are the ends of the 95 % interval for prompts like these, or for asking these again where there are under five prompts.';
