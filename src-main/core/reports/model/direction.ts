/** Which way a text runs. Pure. */

const STRONG = /\p{L}/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Names that stand apart, as `isolate` writes them. */
const ISOLATED = /\u2068[^\u2069]*\u2069/gu;

/**
 * By most of its letters, but for those of isolated names: a sentence that begins with a name does not run as the name does. Where there are
 * only names, by theirs.
 */
export function isRightToLeft(text: string): boolean {
  const own = text.replace(ISOLATED, '').match(STRONG) ?? text.match(STRONG) ?? [];
  return own.filter((letter) => RIGHT_TO_LEFT.test(letter)).length * 2 > own.length;
}

/** For HTML, where a text that others wrote is shown by itself. */
export function directionOf(text: string): 'rtl' | 'ltr' {
  return isRightToLeft(text) ? 'rtl' : 'ltr';
}
