/** How figures and lists read in English. Pure. */
import { lazy } from '#shared/text/lazy.ts';
import type { Counted } from '../../facts/surroundings.ts';
import type { Share } from '../../statistics.ts';
import { shorten } from '../shorten.ts';

/** `12%`; below 10 with one decimal, so that 0.4 is not read as none. `no data` without a whole. */
export function toPercentText({ part, whole }: Share): string {
  return whole === 0 ? 'no data' : toSharePercentText((part / whole) * 100);
}

/** The same for a share that is in percent already. */
export function toSharePercentText(percent: number): string {
  const isWhole = percent >= 10 || Number.isInteger(percent);
  return `${isWhole ? Math.round(percent) : percent.toFixed(1)}%`;
}

/** `33% of 45 answers`. */
export function toShareOfAnswersText(share: Share): string {
  return `${toPercentText(share)} of ${toCountText(share.whole, 'answer')}`;
}

/** `1 answer`, `12 answers`; a plural that is not made with an s is given. */
export function toCountText(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${choosePlural(count, noun, plural)}`;
}

/** `none names`, `1 names`, `3 name`. */
export function toVerbText(count: number, one: string, many: string): string {
  return count === 0 ? `none ${one}` : `${count} ${choosePlural(count, one, many)}`;
}

const plurals = lazy(() => new Intl.PluralRules('en'));

/** The word beside a number, for example `names` of 1 and `name` of 3. */
export function choosePlural(count: number, one: string, many: string): string {
  return plurals().select(count) === 'one' ? one : many;
}

const SMALL = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** `four`, `12`: small numbers in words, as in running text. */
export function toNumberWord(count: number): string {
  return SMALL[count] ?? String(count);
}

/** `A`, `A and B`, `A, B, C and two others`. One more than `shown` is told as well: nobody wants to hear of one other. */
export function toListText(names: readonly string[], shown = 3): string {
  const told = names.length === shown + 1 ? names : names.slice(0, shown);
  const left = names.length - told.length;
  return left > 0 ? `${told.join(', ')} and ${toNumberWord(left)} others` : join(told);
}

function join(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Names of what was counted, without their counts. */
export function toNamesText(counted: readonly Counted[], shown = 3): string {
  return toListText(
    counted.map(({ name }) => name),
    shown,
  );
}

/** `“Which planner?”`; a long one is cut at a word. */
export function toQuote(text: string, most?: number): string {
  return `“${shorten(text, most)}”`;
}

/** `“A” and “B”`. */
export function toQuotesText(texts: readonly string[], shown = 3): string {
  return toListText(
    texts.map((text) => toQuote(text)),
    shown,
  );
}

/** `a.example (12 answers) and b.example (3 answers)`: the first few alone. */
export function toCountedText(counted: readonly Counted[], shown = 3): string {
  return join(counted.slice(0, shown).map(({ name, answers }) => `${name} (${toCountText(answers, 'answer')})`));
}

/** The name of a prompt language; the code when it has none. */
export function toLanguageLabel(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
