/** How a figure stands with its interval: digits by the width of it, which of the two is beside it, both in sentences. Pure. */
import type { FigureInterval } from '#shared/contract/intervals.ts';
import { chooseDigits, chooseInterval, describeIntervals } from '#shared/figure-words/shown-interval.ts';

import { DASH, formatDigits, formatRateDigits } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';

const words = TEXTS.figures;

export interface ShownFigure {
  /** The figure; a dash for null. */
  value: string;
  /** `44–63`; empty without an interval. */
  span: string;
  /** `brand`, or `repeat` where there is no brand interval; empty without either. */
  kind: string;
  /** `40 prompts`, where a brand interval stands; empty elsewhere. */
  prompts: string;
  /** Both intervals in sentences, or why one is missing; empty where there is no figure. */
  sentences: readonly string[];
}

type Interval = FigureInterval | null | undefined;

/** `unit` `%` writes it behind value and ends. */
export function planFigure(value: number | null, interval: Interval, unit: '%' | '' = ''): ShownFigure {
  if (value === null) return { value: DASH, span: '', kind: '', prompts: '', sentences: [] };
  const shown = chooseInterval(interval);
  const digits = chooseDigits(value, shown?.range ?? null);
  const format = (each: number) => (unit === '%' ? formatRateDigits(each, digits) : formatDigits(each, digits));
  return {
    value: format(value),
    span: shown ? `${formatDigits(shown.range[0], digits)}${DASH}${format(shown.range[1])}` : '',
    kind: shown ? words.kinds[shown.kind] : '',
    prompts: shown?.kind === 'brand' && interval ? words.prompts(interval.prompts) : '',
    sentences: interval ? describeIntervals(interval, words, format) : [],
  };
}

/** The ends of one interval as a line of an explanation has it; a dash without it. */
export function formatRange(range: readonly [number, number] | null | undefined, unit: '%' | '' = ''): string {
  if (!range) return DASH;
  const digits = chooseDigits((range[0] + range[1]) / 2, range);
  const last = unit === '%' ? formatRateDigits(range[1], digits) : formatDigits(range[1], digits);
  return `${formatDigits(range[0], digits)}${DASH}${last}`;
}

/** `n 1,204 · 40 prompts`: prompts where a brand interval stands. */
export function formatSample(sample: string, interval: Interval): string {
  return interval?.brand ? `${sample} · ${words.prompts(interval.prompts)}` : sample;
}
