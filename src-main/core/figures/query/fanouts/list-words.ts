/** The words of a text that carry meaning. Depends on the text alone. */
import { splitWords } from '../../../measuring/segmenter.ts';

/** Written without spaces between words: split by the rules of the script. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.+#-][\p{L}\p{M}\p{N}]+|[+#]+)*/gu;

/** Words that only tie others together, in the languages in which most searches are made. They say nothing about an intent. */
const TIES = new Set(
  `a an and are as at be by can do does for from how i in is it its me my of on or that the this to was what when where
   which who why will with you your der die das den dem des ein eine einer einen einem eines und oder für mit von zu im am
   ist sind wie was welche welcher welches wer wo auf bei aus nach als auch ich es le la les un une des du de et ou pour avec
   est sont quel quelle quels quelles que qui dans sur en au aux el los las una y o para con es son qué cuál por il lo gli
   i e di da per che quale come een het van voor met wat welke os um uma do dos das em`.split(/\s+/),
);

/** Texts that were taken apart lately: the same searches are looked at for every window and filter. */
const MOST_KNOWN = 10_000;
const known = new Map<string, readonly string[]>();

/** Distinct words in lower case, in their order; single letters and words that tie are left out. */
export function listWords(text: string): readonly string[] {
  let words = known.get(text);
  if (words === undefined) {
    words = toWords(text);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, words);
  }
  return words;
}

function takeApart(text: string): string[] {
  const { starts, ends } = splitWords(text);
  return starts.map((start, at) => text.slice(start, ends[at]));
}

function toWords(text: string): string[] {
  const folded = text.normalize('NFC').toLowerCase();
  const words = UNSPACED.test(folded) ? takeApart(folded) : (folded.match(WORD) ?? []);
  return [...new Set(words)].filter((word) => !TIES.has(word) && (word.length > 1 || /[^a-z]/.test(word)));
}
