/** What a proof says: its sentence, its numbers and its limits, in words. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { formatChange, formatDate, formatDecimal, formatRate } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';

export type Proof = OperationOutput<'interventions.proof'>;
export type ProofFigure = NonNullable<Proof['intervention']>['figure'];

const words = TEXTS.proof;
const MEANS: readonly ProofFigure[] = ['mentionOrder', 'position', 'sentiment'];

export function isRate(figure: ProofFigure): boolean {
  return !MEANS.includes(figure);
}

/** Less is better of a place in the text or among brands. */
export function isMoreBetter(figure: ProofFigure): boolean {
  return figure !== 'mentionOrder' && figure !== 'position';
}

/** `+4.2 points` of a rate, `+4.2` of a mean. */
export function formatEffect(effect: number | null, figure: ProofFigure): string {
  const text = formatChange(effect);
  return isRate(figure) && effect !== null ? words.toPoints(text) : text;
}

export function formatValue(value: number | null, figure: ProofFigure): string {
  return isRate(figure) ? formatRate(value) : formatDecimal(value);
}

/** The answer to "did it work?" in one sentence. */
export function planSentence({ state, intervention, effect, verdict }: Proof): string {
  if (state !== 'measured') return words.states[state];
  const figure = intervention?.figure ?? 'mentionRate';
  return words.sentences[verdict](formatEffect(effect, figure), words.figures[figure]);
}

export function planIntervals({ intervention, brand, repeat }: Proof): string[] {
  const figure = intervention?.figure ?? 'mentionRate';
  const span = ([low, high]: readonly [number, number]) => {
    const text = `${formatChange(low)} … ${formatChange(high)}`;
    return isRate(figure) ? words.toPoints(text) : text;
  };
  return [...(brand ? [words.brand(span(brand))] : []), ...(repeat ? [words.repeat(span(repeat))] : [])];
}

export function planLimits({ limits }: Proof): { key: string; text: string }[] {
  return limits.map(({ code, count, date, engine, name }) => ({
    key: `${code} ${engine ?? ''} ${date ?? ''} ${name ?? ''}`,
    text: words.limitTexts[code](
      count ?? 0,
      date === null ? '' : formatDate(date),
      engine === null ? '' : ENGINE_LABELS[engine],
      name ?? '',
    ),
  }));
}
