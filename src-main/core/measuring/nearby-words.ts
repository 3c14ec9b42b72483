/** Leaves out mentions of brands that count only near certain words or other brands, because their names are words themselves. */
import { isUnspaced, isWordCharacter } from './character-kinds.ts';
import type { CompiledBrands } from './compile-brands.ts';
import type { FoundName } from './find-names.ts';
import type { FoldedText } from './folding.ts';

/** How many characters count as near, in the same line or another. */
const REACH = 200;

/** Those that need nothing near, and those that have it: a word that begins like one of the brand's, or a mention of another brand. */
export function keepNearby(found: readonly FoundName[], folded: FoldedText, { near }: CompiledBrands): FoundName[] {
  const offsets = new Map([...near].map(([brand, words]) => [brand, findWords(folded, words)]));
  return found.filter(({ brand, start, end }, index) => {
    const starts = offsets.get(brand);
    if (starts === undefined || hasRivalNear(found, index)) return true;
    const next = starts[findFirst(starts, start - REACH)];
    return next !== undefined && next <= end + REACH;
  });
}

/** Mentions are in the order of the text: the nearest of another brand is looked for on both sides. */
function hasRivalNear(found: readonly FoundName[], index: number): boolean {
  const { brand, start, end } = found[index]!;
  for (let at = index - 1; at >= 0 && found[at]!.end >= start - REACH; at--)
    if (found[at]!.brand !== brand) return true;
  for (let at = index + 1; at < found.length && found[at]!.start <= end + REACH; at++) {
    if (found[at]!.brand !== brand) return true;
  }
  return false;
}

/** Places in the text that begin one of the words, in order. */
function findWords({ text, starts }: FoldedText, words: readonly string[]): number[] {
  const offsets: number[] = [];
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
      if (at === 0 || !isWordCharacter(text[at - 1]!) || isUnspaced(text[at]!)) offsets.push(starts ? starts[at]! : at);
    }
  }
  return offsets.sort((a, b) => a - b);
}

/** Index of the first offset at or after `least`. */
function findFirst(offsets: readonly number[], least: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle]! >= least) high = middle;
    else low = middle + 1;
  }
  return low;
}
