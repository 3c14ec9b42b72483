/** Finds the names of brands in plain text: leftmost, longest, standing alone. Excluded phrases are passed over. */
import type { NameRule } from '#shared/vocabulary/name-rules.ts';
import { isAsciiWordCode } from './character-kinds.ts';
import { chooseName, type SearchedText } from './choose-name.ts';
import type { CompiledBrands } from './compile-brands.ts';
import { type FoldedText, foldNames } from './folding.ts';
import { keepNearby } from './nearby-words.ts';
import type { PlainText } from './plain-text.ts';
import { SentenceLanguages } from './sentence-language.ts';
import type { WordIndex } from './word-index.ts';

/** One mention: the brand's index in the rules, its range in the plain text and the rule by which it was found. */
export interface FoundName {
  brand: number;
  start: number;
  end: number;
  rule: NameRule;
}

/** All mentions in the order of the text; none overlap. `language`: the answer's, in either spelling. */
export function findNames(
  plain: PlainText,
  brands: CompiledBrands,
  { language, words }: { language: string; words: WordIndex },
): FoundName[] {
  const folded = foldNames(plain.text);
  const text: SearchedText = { plain, folded, words, languages: new SentenceLanguages(plain.text, language) };
  const found: FoundName[] = [];
  for (let index = 0; index < folded.text.length; ) {
    const match = isWithinWord(plain.text, folded, index) ? null : chooseName(text, index, brands);
    if (match && match.brand >= 0) {
      found.push({ brand: match.brand, start: match.start, end: match.end, rule: match.rule });
    }
    index = match ? match.foldedEnd : index + 1;
  }
  return brands.near.size === 0 ? found : keepNearby(found, folded, brands);
}

/** Where letters begin that stand beside Latin ones. */
const FIRST_UNSPACED = 0x2e80;

/** Whether a plain letter or digit is before: most places of most texts, and nothing that begins there stands alone. */
function isWithinWord(text: string, { starts }: FoldedText, index: number): boolean {
  const start = starts ? starts[index]! : index;
  return start > 0 && isAsciiWordCode(text.charCodeAt(start - 1)) && text.charCodeAt(start) < FIRST_UNSPACED;
}
