/**
 * The words under which an answer is in the index, and those under which a term of a search has to be looked up. Scripts that
 * put no space between words, and Korean, are indexed by pairs of neighbouring letters instead. Pure.
 */

/** Scripts of few letters and no spaces. */
const ALPHABETS = '\\p{scx=Hiragana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}';
/** Indexed by pairs; of other scripts a run of letters, marks and digits is a word. */
const DENSE = `${ALPHABETS}\\p{scx=Han}\\p{scx=Katakana}\\p{scx=Hangul}`;
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const RUN = new RegExp(`(?<dense>[${LETTER}&&[${DENSE}]]+)|[${LETTER}--[${DENSE}]]+`, 'gv');
/** Longer words are cut into pieces: they are no words. */
const MOST_UNITS = 100;

/** A letter of a dense script; of Korean, which folding takes apart, a syllable. */
const DENSE_LETTER = /[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?|./gsu;
/** At the start of a term: the vowel or the end of a syllable without its beginning. */
const HALF_SYLLABLES = /^[\u1160-\u11ff]+/;
/** At its end: the beginning of a syllable without its vowel. */
const OPEN_SYLLABLE = /[\u1100-\u115f]$/;
const SYLLABLE_END = /[\u11a8-\u11ff]$/;

/** Pairs share so many words of the index: a spelling each would take four times the room, and its own list as much again. */
const PAIR_WORDS = 8_192;
/** The word of the first of them; no other word of the index is Han. */
const FIRST_PAIR_WORD = 0x4e00;
/** Of letters that are few, every text has most of the pairs: every second one is enough to tell texts apart. */
const IS_OF_ALPHABET = new RegExp(`[${ALPHABETS}]`, 'v');

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

export interface IndexWords {
  /** As they are spelt: parts of them are searched for. */
  spelt: ReadonlySet<string>;
  /** That stand for pairs of letters. */
  pairs: ReadonlySet<string>;
}

/** `folded`: as `toSearchText` gives it. Each word once. */
export function listIndexWords(folded: string): IndexWords {
  const spelt = new Set<string>();
  const pairs = new Set<string>();
  for (const { text, isDense } of listRuns(folded)) {
    if (isDense) addPairs(text, pairs);
    else for (let at = 0; at < text.length; at += MOST_UNITS) spelt.add(text.slice(at, at + MOST_UNITS));
  }
  return { spelt, pairs };
}

function addPairs(dense: string, pairs: Set<string>): void {
  let before = '';
  for (const [letter] of dense.matchAll(DENSE_LETTER)) {
    const word = before === '' ? null : toPairWord(before, letter);
    if (word !== null) pairs.add(word);
    before = letter;
  }
}

/** Null for a pair that is not indexed. How the second letter of Korean ends is left out: a term may break off before. */
function toPairWord(first: string, second: string): string | null {
  let hash = 0x811c9dc5;
  for (const unit of `${first} ${second.replace(SYLLABLE_END, '')}`) {
    hash = Math.imul(hash ^ unit.codePointAt(0)!, 0x01000193);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0x9e3779b1) >>> 0;
  if (hash % 2 === 1 && (IS_OF_ALPHABET.test(first) || IS_OF_ALPHABET.test(second))) return null;
  return String.fromCharCode(FIRST_PAIR_WORD + ((hash >>> 8) % PAIR_WORDS));
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

/** A term without letters and digits has no pattern, nor has a single letter of a dense script. */
export function planTerm(term: string): TermPlan {
  const runs = listRuns(term);
  const patterns = runs.flatMap((run): WordPattern[] => {
    const isOpenBefore = run.start === 0;
    const isOpenAfter = run.start + run.text.length === term.length;
    return run.isDense ? planPairs(run.text) : [{ part: run.text, isOpenBefore, isOpenAfter }];
  });
  const [only] = runs;
  return { patterns, isExact: only?.text === term && !only.isDense && term.length <= MOST_UNITS };
}

/** Only letters that are whole in the term: it may begin and break off within a syllable. */
function planPairs(dense: string): WordPattern[] {
  const pairs = new Set<string>();
  addPairs(dense.replace(HALF_SYLLABLES, '').replace(OPEN_SYLLABLE, ''), pairs);
  return [...pairs].map((part) => ({ part, isOpenBefore: false, isOpenAfter: false }));
}
