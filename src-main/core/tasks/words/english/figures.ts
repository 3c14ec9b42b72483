/** How figures and lists read in English. Pure. */
import type { Share } from '../../statistics.ts';

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

const plurals = new Intl.PluralRules('en');

/** The word beside a number, for example `names` of 1 and `name` of 3. */
export function choosePlural(count: number, one: string, many: string): string {
  return plurals.select(count) === 'one' ? one : many;
}

/** `A`, `A and B`, `A, B and 3 more`. */
export function toListText(names: readonly string[], shown = 3): string {
  if (names.length === 0) return '';
  if (names.length > shown) return `${names.slice(0, shown).join(', ')} and ${names.length - shown} more`;
  return names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The name of a prompt language; the code when it has none. */
export function toLanguageLabel(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
