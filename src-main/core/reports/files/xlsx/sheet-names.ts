/** Names of sheets as every spreadsheet program takes them. Pure. */

const LONGEST = 31;
const FORBIDDEN = /[[\]:*?/\\\p{Cc}]/gu;
/** Excel keeps this one for itself. */
const RESERVED = 'history';

/** Gives each name once: without forbidden signs, 31 characters at most, no two that differ only in case. */
export class SheetNames {
  readonly #taken = new Set<string>([RESERVED]);

  take(wish: string): string {
    const plain =
      cut(
        wish
          .replace(FORBIDDEN, ' ')
          .replace(/\s+/g, ' ')
          .trim()
          .replace(/^'+|'+$/g, '')
          .trim(),
        LONGEST,
      ) || '1';
    for (let count = 1; ; count++) {
      const ending = count === 1 ? '' : ` ${count}`;
      const name = `${cut(plain, LONGEST - ending.length)}${ending}`;
      if (this.#taken.has(name.toLowerCase())) continue;
      this.#taken.add(name.toLowerCase());
      return name;
    }
  }
}

/** Not in the middle of a character, and at the end of a word where one is near. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = '';
  for (const letter of text) {
    if (end.length + letter.length > most) break;
    end += letter;
  }
  const space = end.lastIndexOf(' ');
  return (space > most / 2 ? end.slice(0, space) : end).replace(/[\s']+$/, '');
}
