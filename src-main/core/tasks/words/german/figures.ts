/** How figures and lists read in German. Pure. */
import { lazy } from '#shared/text/lazy.ts';
import type { Counted } from '../../facts/surroundings.ts';
import type { Share } from '../../statistics.ts';
import { shorten } from '../shorten.ts';

const whole = lazy(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 }));
const oneDecimal = lazy(() => new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const languageNames = lazy(() => new Intl.DisplayNames('de', { type: 'language' }));
/** Keeps a figure and its percent sign on one line. */
const PERCENT = '\u00a0%';

/** `1.234`; rounded as in English, so that both languages give the same figure. */
export function toNumberText(value: number): string {
  return whole().format(Number(value.toFixed(0)));
}

/** `38,4`; rounded as in English. */
export function toDecimalText(value: number): string {
  return oneDecimal().format(Number(value.toFixed(1)));
}

/** `12 %`; below 10 with one decimal, so that 0,4 is not read as none. `keine Daten` without a whole. */
export function toPercentText(share: Share): string {
  return share.whole === 0 ? 'keine Daten' : toSharePercentText((share.part / share.whole) * 100);
}

/** The same for a share that is in percent already. */
export function toSharePercentText(percent: number): string {
  const isWhole = percent >= 10 || Number.isInteger(percent);
  return `${isWhole ? whole().format(Math.round(percent)) : toDecimalText(percent)}${PERCENT}`;
}

/** `33 % von 45 Antworten`. */
export function toShareOfAnswersText(share: Share): string {
  return `${toPercentText(share)} von ${toAnswersText(share.whole)}`;
}

/** `1 Antwort`, `1.234 Antworten`. */
export function toCountText(count: number, one: string, many: string): string {
  return `${toNumberText(count)} ${choosePlural(count, one, many)}`;
}

/** `keine nennt`, `1 nennt`, `3 nennen`: of answers. */
export function toVerbText(count: number, one: string, many: string): string {
  return count === 0 ? `keine ${one}` : `${toNumberText(count)} ${choosePlural(count, one, many)}`;
}

const plurals = lazy(() => new Intl.PluralRules('de'));

/** The word beside a number, for example `nennt` of 1 and `nennen` of 3. */
export function choosePlural(count: number, one: string, many: string): string {
  return plurals().select(count) === 'one' ? one : many;
}

/** `1 Antwort`, `12 Antworten`: as a subject, an object and after `von`, `zu` or `bei` alike. */
export function toAnswersText(count: number): string {
  return toCountText(count, 'Antwort', 'Antworten');
}

const SMALL = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** `vier`, `13`: small numbers in words, as in running text. */
export function toNumberWord(count: number): string {
  return SMALL[count] ?? toNumberText(count);
}

/** `A`, `A und B`, `A, B, C und zwei weitere`. One more than `shown` is told as well, so that the rest is always a plural. */
export function toListText(names: readonly string[], shown = 3): string {
  const told = names.length === shown + 1 ? names : names.slice(0, shown);
  const left = names.length - told.length;
  return left > 0 ? `${told.join(', ')} und ${toNumberWord(left)} weitere` : join(told);
}

function join(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
}

/** Names of what was counted, without their counts. */
export function toNamesText(counted: readonly Counted[], shown = 3): string {
  return toListText(
    counted.map(({ name }) => name),
    shown,
  );
}

/** `„Welcher Planer?“`; a long one is cut at a word. */
export function toQuote(text: string, most?: number): string {
  return `„${shorten(text, most)}“`;
}

/** `„A“ und „B“`. */
export function toQuotesText(texts: readonly string[], shown = 3): string {
  return toListText(
    texts.map((text) => toQuote(text)),
    shown,
  );
}

/** `a.example (12 Antworten) und b.example (3 Antworten)`: the first few alone. */
export function toCountedText(counted: readonly Counted[], shown = 3): string {
  return join(counted.slice(0, shown).map(({ name, answers }) => `${name} (${toAnswersText(answers)})`));
}

/** The name of a prompt language, as it is after `auf`; the code when it has none. */
export function toLanguageLabel(language: string): string {
  return languageNames().of(language) ?? language;
}
