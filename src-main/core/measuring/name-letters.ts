/** Whether a form or spelling found in a text has the letters that it must share with the name: its capitals, or all of them. */
import { foldNames } from './folding.ts';
import { toWrittenName } from './name-forms.ts';
import type { NameEntry } from './name-trie.ts';

/** `written`: the text of the mention. */
export function keepsLetters({ letters, name, rule, spelled }: NameEntry, written: string): boolean {
  if (spelled !== null && toWrittenName(written).toLowerCase() !== toWrittenName(spelled)) return false;
  if (letters === 'any') return true;
  if (letters === 'exact' && rule === 'exact') return toWrittenName(name) === toWrittenName(written);
  const [own, found] = [listLetters(name), listLetters(written)];
  if (letters === 'capital') return keepsCapital(own, found);
  for (const [index, letter] of own.entries()) {
    const other = found[index];
    if (other === undefined || letter === other) continue;
    if (foldNames(letter).text !== foldNames(other).text) return letters === 'capitals' || index > 0;
    if ((letters === 'exact' || isCapital(letter)) && !isAccentMoved(letter, other)) return false;
  }
  return true;
}

/** Greek moves its accents in declining, and Russian leaves out the points of ё. */
function isAccentMoved(letter: string, other: string): boolean {
  return isCapital(letter) === isCapital(other) && /[\p{Script=Greek}её]/u.test(letter);
}

/** The first letter's; of a name like "iPhone" any. */
function keepsCapital(own: readonly string[], found: readonly string[]): boolean {
  if (isCapital(own[0])) return isCapital(found[0]);
  return !own.some(isCapital) || found.some(isCapital);
}

export function isCapital(letter: string | undefined): boolean {
  return letter !== undefined && /\p{Lu}/u.test(letter);
}

function listLetters(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}]\p{M}*/gu) ?? [];
}
