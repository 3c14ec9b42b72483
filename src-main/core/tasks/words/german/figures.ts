/** How figures and lists read in German. Pure. */
import type { Share } from '../../statistics.ts';

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const languageNames = new Intl.DisplayNames('de', { type: 'language' });
/** Keeps a figure and its percent sign on one line. */
const PERCENT = '\u00a0%';

/** `1.234`; rounded as in English, so that both languages give the same figure. */
export function toNumberText(value: number): string {
  return whole.format(Number(value.toFixed(0)));
}

/** `38,4`; rounded as in English. */
export function toDecimalText(value: number): string {
  return oneDecimal.format(Number(value.toFixed(1)));
}

/** `12 %`; below 10 with one decimal, so that 0,4 is not read as none. `keine Daten` without a whole. */
export function toPercentText(share: Share): string {
  return share.whole === 0 ? 'keine Daten' : toSharePercentText((share.part / share.whole) * 100);
}

/** The same for a share that is in percent already. */
export function toSharePercentText(percent: number): string {
  const isWhole = percent >= 10 || Number.isInteger(percent);
  return `${isWhole ? whole.format(Math.round(percent)) : toDecimalText(percent)}${PERCENT}`;
}

/** `33 % von 45 Antworten`. */
export function toShareOfAnswersText(share: Share): string {
  return `${toPercentText(share)} von ${toAnswersText(share.whole)}`;
}

/** `1 Antwort`, `1.234 Antworten`. */
export function toCountText(count: number, one: string, many: string): string {
  return `${toNumberText(count)} ${choosePlural(count, one, many)}`;
}

const plurals = new Intl.PluralRules('de');

/** The word beside a number, for example `nennt` of 1 and `nennen` of 3. */
export function choosePlural(count: number, one: string, many: string): string {
  return plurals.select(count) === 'one' ? one : many;
}

/** `1 Antwort`, `12 Antworten`: as a subject, an object and after `von`, `zu` or `bei` alike. */
export function toAnswersText(count: number): string {
  return toCountText(count, 'Antwort', 'Antworten');
}

/** `A`, `A und B`, `A, B und 3 weitere`. */
export function toListText(names: readonly string[], shown = 3): string {
  if (names.length === 0) return '';
  if (names.length > shown)
    return `${names.slice(0, shown).join(', ')} und ${toNumberText(names.length - shown)} weitere`;
  return names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
}

/** The name of a prompt language, as it is after `auf`; the code when it has none. */
export function toLanguageLabel(language: string): string {
  return languageNames.of(language) ?? language;
}
