/** Which characters tests of every character may leave out. */

/** Letters without case that are nothing else, and codes of nobody: a hundred thousand of them, which Unicode folds to themselves. */
const ALIKE = /[\p{Lo}\p{Co}\p{Cn}]/u;
const TAKEN = 16;

/** Whether `character` is one of them, all but every sixteenth. */
export function isLikeOthers(character: string): boolean {
  return character.codePointAt(0)! % TAKEN !== 0 && ALIKE.test(character) && character.normalize('NFKD') === character;
}
