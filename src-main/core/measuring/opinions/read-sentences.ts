/** Reads a line of an answer into sentences of tokens: names, terms of opinion, signs and what separates. Judges nothing. */
import type { FoundName } from '../find-names.ts';
import { type CompiledWords, CUE, type Cue, TIME } from './compile-words.ts';
import { isApart, isClitic, isHangul, isUnspaced, isWordStart, type KeyText } from './key-text.ts';
import { isQuestionMark, MARK, markOf, readStop } from './separators.ts';
import { readRating } from './signs.ts';
import type { FoundTerm, Reach, TermTrie } from './term-trie.ts';

/** `brand`: the index of the brand named; -1 for a term or sign. `kinds`: bits of `CUE` and `MARK`. */
export interface Token extends Cue {
  start: number;
  end: number;
  brand: number;
  /** How many words, in scripts without spaces pairs of characters, and how many words that are no token, stand before. */
  word: number;
  others: number;
}

/** A place where an aspect is named. */
export interface AspectMark {
  start: number;
  word: number;
  aspects: number;
}

export interface Sentence {
  start: number;
  end: number;
  tokens: Token[];
  aspects: AspectMark[];
  isQuestion: boolean;
  /** Words that are no token. */
  others: number;
}

/** A text with its spelling for terms, unit by unit. */
export interface KeyedText {
  text: string;
  key: KeyText;
}

const MOST_CLITICS = 4;
/** A longer sentence is read as several, so that the time for one stays bounded. */
const MOST_TOKENS = 200;

/** The sentences of the line `[start, end)`. `names` are the mentions in it. */
export function readSentences(
  { text, key }: KeyedText,
  [start, end]: [start: number, end: number],
  names: readonly FoundName[],
  words: CompiledWords,
): Sentence[] {
  const sentences: Sentence[] = [];
  let sentence = toSentence(start);
  let word = 0;
  let nextName = 0;
  let nameEnd = -1;
  const close = (at: number, next: number) => {
    sentence.end = at;
    if (next > sentence.start) sentences.push(sentence);
    sentence = toSentence(next);
    word = 0;
  };
  const add = (from: number, to: number, cue: Cue, brand = -1) => {
    sentence.tokens.push({ ...cue, start: from, end: to, brand, word, others: sentence.others });
    if (sentence.tokens.length >= MOST_TOKENS) close(to, to);
  };
  let reach = toReach(text, names, [0, end]);
  const addName = ({ start: from, end: to, brand }: FoundName) => {
    add(from, to, NO_CUE, brand);
    word++;
    nameEnd = to;
  };
  const isBeforeThose = ({ kinds }: Cue, to: number) =>
    (kinds & CUE.joins) !== 0 && findNext(words.those, key, to) !== null;
  // Korean verbs end with what contrasts or goes on: 간단하지만, 간단하고.
  const addTail = (at: number) => {
    const tail = isHangul(key, at - 1) ? findTail(key, at, words) : null;
    if (tail) add(tail.start, at, tail.cue);
  };
  for (let at = start; at < end; ) {
    const name = names[nextName];
    if (name && name.start <= at) {
      nextName++;
      reach = toReach(text, names, [nextName, end]);
      if (name.end <= at) continue;
      addName(name);
      at = name.end;
      continue;
    }
    const { limit } = reach;
    const rating = readRating(text, at);
    const isStart = isWordStart(key, at);
    const term = rating === null && (isStart || at === nameEnd) ? findTerm(key, at, reach, words) : null;
    if (term && term.aspects !== 0) sentence.aspects.push({ start: at, word, aspects: term.aspects });
    if (rating || (term && term.end > 0)) {
      const to = rating ? rating.end : term!.end;
      const cue = rating ? toRated(rating.weight) : term!.cue;
      if ((cue.kinds & CUE.neutral) === 0)
        add(at, to, isBeforeThose(cue, to) ? { ...cue, times: cue.times | TIME.those } : cue);
      else sentence.others++;
      word += isUnspaced(key, at) ? (to - at) / 2 : 1;
      at = to;
      // "can't recommend Acme enough", "von Acme zu Globex gewechselt"
      for (let next = nextName; next < names.length && names[next]!.end <= to; next++) addName(names[next]!);
      addTail(at);
    } else if (isStart && name && isJoining(key, at, name.start)) {
      add(at, at + 1, toCue(CUE.joins));
      at = name.start;
    } else if (isStart) {
      const size = isUnspaced(key, at) ? 0.5 : 1;
      sentence.others += size;
      word += size;
      at = skipWord(key, at, limit);
      addTail(at);
    } else if (text.charCodeAt(at) === SPACE) {
      at++;
    } else {
      const stop = readStop(text, at, end);
      if (stop > 0) {
        sentence.isQuestion ||= isQuestionMark(text, at, stop);
        close(at, stop);
      } else {
        const mark = markOf(text, at);
        const isRelative = mark === MARK.comma && at === nameEnd && findNext(words.relatives, key, at + 1) !== null;
        if (mark !== 0) add(at, at + 1, toCue(isRelative ? mark | MARK.relative : mark));
      }
      at = Math.max(stop, at + 1);
    }
  }
  close(end, end + 1);
  return sentences;
}

const MOST_NAMES = 2;

/** How far terms may go before the name at `index`, and behind it and the next. */
function toReach(text: string, names: readonly FoundName[], [index, end]: [number, number], passed = 0): Reach {
  const name = names[index];
  if (!name) return { limit: end, behindName: null };
  const reach = passed < MOST_NAMES ? toReach(text, names, [index + 1, end], passed + 1) : null;
  const start = skipCase(text, name.end);
  return { limit: name.start, behindName: reach && reach.limit > start ? { start, reach } : null };
}

/** Behind the ending of a case, as in Finnish "Acme:ltä" and Turkish "Acme'den". */
function skipCase(text: string, at: number): number {
  CASE_ENDING.lastIndex = at;
  return CASE_ENDING.test(text) ? CASE_ENDING.lastIndex : at;
}

const CASE_ENDING = /[:'’‘`]\p{L}{1,6}/uy;

function toSentence(start: number): Sentence {
  return { start, end: start, tokens: [], aspects: [], isQuestion: false, others: 0 };
}

const NO_CUE: Cue = { kinds: 0, times: 0, weight: 0, isClosed: false };

function toRated(weight: number): Cue {
  return { ...NO_CUE, weight, times: weight === 0 ? TIME.mixed : 0 };
}

function toCue(kinds: number): Cue {
  return { ...NO_CUE, kinds };
}

interface Place {
  /** 0: no term of opinion. */
  end: number;
  cue: Cue;
  aspects: number;
}

/** What begins at `at`, else behind one-letter words that are written together with the next. */
function findTerm(key: KeyText, at: number, reach: Reach, words: CompiledWords): Place {
  const { limit, behindName } = reach;
  const place: Place = { end: 0, cue: NO_CUE, aspects: 0 };
  for (let from = at, clitics = 0; ; from++, clitics++) {
    const found = words.cues.findAt(key, from, reach);
    if (found && (found.end <= limit || (behindName && found.end > behindName.start))) {
      place.end = found.end;
      place.cue = found.value;
    }
    place.aspects ||= words.aspects.findAt(key, from)?.value ?? 0;
    if (place.end > 0 || clitics === MOST_CLITICS || !isClitic(key, from)) return place;
  }
}

/** The term with which the next word begins. */
function findNext(terms: TermTrie<true>, key: KeyText, at: number): FoundTerm<true> | null {
  const start = key[at] === SPACE ? at + 1 : at;
  return isWordStart(key, start) ? terms.findAt(key, start) : null;
}

const SPACE = 0x20;
const ARABIC_AND = 0x0648;
const HEBREW_AND = 0x05d5;

/** The Arabic and the Hebrew "and", written together with the name at `next`, or with a hyphen between: "ו-Globex". */
function isJoining(key: KeyText, at: number, next: number): boolean {
  const isBeside = next === at + 1 || (next === at + 2 && key[at + 1] === SPACE);
  return isBeside && (key[at] === ARABIC_AND || key[at] === HEBREW_AND);
}

const LONGEST_TAIL = 3;

/** The contrast or the "and" with which the word before `end` ends. */
function findTail(key: KeyText, end: number, words: CompiledWords): { start: number; cue: Cue } | null {
  for (let start = Math.max(1, end - LONGEST_TAIL); start < end; start++) {
    const found = isHangul(key, start - 1) ? words.cues.findAt(key, start) : null;
    if (found?.end !== end) continue;
    const { kinds, times } = found.value;
    // 광고: a word that only looks like it.
    if ((kinds & CUE.neutral) !== 0) return null;
    if ((kinds & TAILS) !== 0) return { start, cue: { ...toCue(kinds & TAILS), times } };
  }
  return null;
}

const TAILS = CUE.contrasts | CUE.joins;

function skipWord(key: KeyText, at: number, limit: number): number {
  let end = at + 1;
  while (end < limit && key[end]! > SPACE && !isWordStart(key, end) && !isApart(key, end)) end++;
  return end;
}
