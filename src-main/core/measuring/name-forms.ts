/** The forms in which a name is compared: without regard to case, and with it. */
import { isApostrophe, isHyphen, isIgnorable, isSpace, isWordCharacter } from './character-kinds.ts';
import { foldNames } from './folding.ts';

/** A name as looked up: folded, one space for any white space and for a hyphen between two letters or digits; none between Han letters. */
export function toFoldedName(name: string): string {
  return joinWords(foldNames(name.replace(/\s+/gu, ' ').trim()).text).replace(HAN_SPACE, '');
}

const HAN_SPACE = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** A name as written, only apostrophes, spaces and hyphens alike: what a case-sensitive name must equal. */
export function toWrittenName(name: string): string {
  let written = '';
  for (const character of name.normalize('NFC')) {
    if (isIgnorable(character)) continue;
    if (isApostrophe(character)) written += "'";
    else if (isHyphen(character)) written += '-';
    else written += isSpace(character) || character === '\n' ? ' ' : character;
  }
  return joinWords(written.replace(/ +/g, ' ').trim());
}

/** Whether the hyphen at `index` of folded text only joins two words, and so equals a space. */
export function joinsWords(text: string, index: number): boolean {
  return index > 0 && index + 1 < text.length && isWordUnit(text[index - 1]!) && isWordUnit(text[index + 1]!);
}

function joinWords(text: string): string {
  return text.replace(/-/g, (hyphen, index: number) => (joinsWords(text, index) ? ' ' : hyphen));
}

/** Half of a character outside the basic plane is taken for a letter: only letters of rare scripts are found there in names. */
function isWordUnit(unit: string): boolean {
  const code = unit.charCodeAt(0);
  return (code >= 0xd800 && code <= 0xdfff) || isWordCharacter(unit);
}
