/** Cuts a quoted question so that it fits into a sentence: at a word, or between characters where a script has no spaces. Pure. */

const MOST = 90;

/** At most so many characters, with an ellipsis behind what was cut. */
export function shorten(text: string, most = MOST): string {
  const characters = [...text.replace(/\s+/gu, ' ').trim()];
  if (characters.length <= most) return characters.join('');
  const cut = characters.slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–—-]+$/u, '')}…`;
}
