/**
 * The words under which an answer stands in the index, and those under which a term of a search has to be looked up. Scripts that
 * put no space between words are indexed by pairs of neighbouring letters. Pure.
 */

/** Han, Kana, Thai, Lao, Khmer, Burmese; of other scripts a run of letters, marks and digits is a word. */
const DENSE = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}';
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const RUN = new RegExp(`(?<dense>[${LETTER}&&[${DENSE}]]+)|[${LETTER}--[${DENSE}]]+`, 'gv');
/** Longer ones are cut into pieces: they are no words. */
const MOST_UNITS = 100;

interface Run {
  text: string;
  isDense: boolean;
  start: number;
}

function listRuns(folded: string): Run[] {
  return Array.from(folded.matchAll(RUN), ({ 0: text, index, groups }) => ({
    text,
    isDense: groups?.dense !== undefined,
    start: index,
  }));
}

/** `folded`: as `toSearchText` gives it. Each word once. */
export function listIndexWords(folded: string): Set<string> {
  const words = new Set<string>();
  for (const { text, isDense } of listRuns(folded)) {
    if (isDense) {
      const letters = [...text];
      for (const [index, letter] of letters.entries()) words.add(letter + (letters[index + 1] ?? ''));
    } else {
      for (let at = 0; at < text.length; at += MOST_UNITS) words.add(text.slice(at, at + MOST_UNITS));
    }
  }
  return words;
}

/** Words of the index that contain `part`, at the side that is open or on both; on neither it is the word itself. */
export interface WordPattern {
  part: string;
  isOpenBefore: boolean;
  isOpenAfter: boolean;
}

interface TermPlan {
  /** An answer that has the term has a word for each of them. */
  patterns: WordPattern[];
  /** Whether an answer that has a word for each of them has the term. */
  isExact: boolean;
}

/** A term without letters and digits has no pattern. */
export function planTerm(term: string): TermPlan {
  const runs = listRuns(term);
  const patterns = runs.flatMap((run): WordPattern[] => {
    const isOpenBefore = run.start === 0;
    const isOpenAfter = run.start + run.text.length === term.length;
    return run.isDense ? listPairs(run.text) : [{ part: run.text, isOpenBefore, isOpenAfter }];
  });
  const [only] = runs;
  const isWhole = runs.length === 1 && only?.text === term && term.length <= MOST_UNITS;
  return { patterns, isExact: isWhole && (!only?.isDense || patterns.length === 1) };
}

function listPairs(text: string): WordPattern[] {
  const letters = [...text];
  if (letters.length === 1) return [{ part: text, isOpenBefore: false, isOpenAfter: true }];
  return letters
    .slice(1)
    .map((letter, index) => ({ part: `${letters[index]}${letter}`, isOpenBefore: false, isOpenAfter: false }));
}
