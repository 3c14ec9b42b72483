/** Which interval stands beside a figure, and with how many digits figure and interval are written. Pure; it knows no language. */
import type { FigureInterval } from '../contract/intervals.ts';
import type { FigureWords } from './english.ts';

export interface ShownInterval {
  kind: 'brand' | 'repeat';
  range: readonly [number, number];
}

/** The brand interval; where there is none the repeat interval, which is then named; null without either. */
export function chooseInterval(interval: FigureInterval | null | undefined): ShownInterval | null {
  if (interval?.brand) return { kind: 'brand', range: interval.brand };
  return interval?.repeat ? { kind: 'repeat', range: interval.repeat } : null;
}

/** An interval of ten units says that tenths of one mean nothing. */
const WIDE = 10;

/**
 * 0 or 1 digits after the point: tenths only where the interval is narrower than ten units. Close to the ends of the scale a
 * tenth stays, so that 99.6 never reads as 100 nor 0.4 as 0.
 */
export function chooseDigits(value: number, range: readonly [number, number] | null): 0 | 1 {
  if (range === null || range[1] - range[0] < WIDE) return 1;
  const isNearEnd = (value > 0 && value < 0.5) || (value >= 99.5 && value < 100);
  return isNearEnd ? 1 : 0;
}

/** With fewer than this the app says so: close to 0 or 100 the brand interval then covers less than it should. */
const FEW_PROMPTS = 20;

/** The two intervals as sentences, and why the first may be missing; `format` writes an end of an interval. */
export function describeIntervals(
  interval: FigureInterval,
  words: FigureWords,
  format: (end: number) => string,
): string[] {
  const { brand, repeat, prompts } = interval;
  if (!brand && !repeat) return [words.none];
  return [
    brand ? words.sentences.brand(format(brand[0]), format(brand[1]), prompts) : words.noBrand(prompts),
    ...(brand && prompts < FEW_PROMPTS ? [words.fewPrompts(prompts)] : []),
    ...(repeat ? [words.sentences.repeat(format(repeat[0]), format(repeat[1]))] : []),
  ];
}
