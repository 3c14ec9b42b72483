/** Makes the lists of a language ready to be looked up, once a language. */

import { isWordStart, type KeyText, toUnits } from './key-text.ts';
import { ASPECTS, type OpinionWords } from './opinion-words.ts';
import { toTerms } from './term-lists.ts';
import type { ToValue } from './term-nodes.ts';
import { TermTrie, WordClasses } from './term-trie.ts';

/** What a term does to a sentence; one term may do several. */
export const CUE = {
  negates: 1 << 0,
  negatesBefore: 1 << 1,
  intensifies: 1 << 2,
  diminishes: 1 << 3,
  contrasts: 1 << 4,
  /** A comparative that says good or bad itself, by its weight. */
  compares: 1 << 5,
  more: 1 << 6,
  less: 1 << 7,
  standardNext: 1 << 8,
  standardBefore: 1 << 9,
  beats: 1 << 10,
  loses: 1 << 11,
  unlike: 1 << 12,
  prefers: 1 << 13,
  over: 1 << 14,
  alternative: 1 << 15,
  same: 1 << 16,
  advises: 1 << 17,
  solves: 1 << 18,
  neutral: 1 << 19,
  joins: 1 << 20,
  supposes: 1 << 21,
  high: 1 << 22,
  low: 1 << 23,
  asMuch: 1 << 24,
  asMuchEnd: 1 << 25,
  by: 1 << 26,
  leaves: 1 << 27,
  /** Bits 28 to 30 are those of `MARK`. */
  exceeds: 1 << 31,
} as const;

/** When something is said to be so, and what else a term is to its sentence; one term may be several. */
export const TIME = {
  /** It holds no longer. */
  once: 1 << 0,
  past: 1 << 1,
  now: 1 << 2,
  /** "when": what stands behind it is the case in which something else is so. */
  case: 1 << 3,
  soon: 1 << 4,
  /** What counts stands behind it, or does not: "but", "although". */
  turn: 1 << 5,
  concession: 1 << 6,
  /** No time, but a saying or an event: it outweighs single words beside it. */
  told: 1 << 7,
  /** A negation of the next word only. */
  near: 1 << 8,
  /** The first and the second of two that were named, in words that say so without the other one or not. */
  first: 1 << 9,
  second: 1 << 10,
  alone: 1 << 11,
  /** An "and" behind which stands "those of". */
  those: 1 << 12,
  /** Good and bad at once: "a mixed bag". */
  mixed: 1 << 13,
} as const;

/** `weight`: -3 to 3, 0 for terms that only steer. `isClosed`: it holds its own negation, and no other one reaches into it. */
export interface Cue {
  kinds: number;
  /** Bits of `TIME`. */
  times: number;
  weight: number;
  isClosed: boolean;
}

export type Label = 'pros' | 'cons';
export type Reply = 'yes' | 'no';

/** Where a language has its verbs: a language that marks the other side of a comparison behind its name has them last. */
export type VerbPlace = 'first' | 'last' | 'either';

export interface CompiledWords {
  cues: TermTrie<Cue>;
  /** Bits in the order of `ASPECTS`. */
  aspects: TermTrie<number>;
  labels: TermTrie<Label>;
  about: TermTrie<true>;
  relatives: TermTrie<true>;
  those: TermTrie<true>;
  replies: TermTrie<Reply>;
  asks: TermTrie<true>;
  verb: VerbPlace;
}

export function compileWords(words: OpinionWords): CompiledWords {
  return {
    cues: compileCues(words),
    aspects: compileAspects(words),
    labels: compileLabels(words),
    about: toTrie([[words.about, true]]),
    relatives: toTrie([[words.relatives ?? '', true]]),
    those: toTrie([[words.those ?? '', true]]),
    asks: toTrie([[words.replies?.asks ?? '', true]]),
    replies: toTrie<Reply>([
      [words.replies?.yes ?? '', 'yes'],
      [words.replies?.no ?? '', 'no'],
    ]),
    verb: toVerbPlace(words),
  };
}

function toVerbPlace({ comparison: { standardAfter, standardBefore }, hasVerbsLast }: OpinionWords): VerbPlace {
  if (toTerms(standardAfter).length === 0) return hasVerbsLast ? 'either' : 'first';
  return toTerms(standardBefore).length === 0 ? 'last' : 'either';
}

function compileCues({ praise, blame, comparison, advice, ...words }: OpinionWords): TermTrie<Cue> {
  const negations = toTrie<true>([[words.negations, true]]);
  const cues = new TermTrie<Cue>(mergeCues, new WordClasses(toTrie<true>([[words.numbers ?? '', true]]), negations));
  const rules: TermRules = {
    negations,
    concords: toTrie([[words.concords ?? '', true]]),
    ends: compileEnds(comparison),
  };
  const add = (list: string | undefined, kinds: number, weight = 0, times = 0) => {
    if (!list) return;
    const toValue = toCueOf({ kinds, times, weight, isClosed: false }, rules);
    for (const term of toTerms(list)) cues.add(term, toValue);
  };
  for (const [grades, sign] of [
    [praise, 1],
    [blame, -1],
  ] as const) {
    add(grades.strong, 0, 3 * sign);
    add(grades.plain, 0, 2 * sign);
    add(grades.weak, 0, sign);
  }
  add(words.told?.good, 0, 2, TIME.told);
  add(words.told?.bad, 0, -2, TIME.told);
  add(words.told?.neutral, CUE.neutral);
  add(comparison.better, CUE.compares, 2);
  add(comparison.worse, CUE.compares, -2);
  add(comparison.more, CUE.more);
  add(comparison.less, CUE.less);
  add(comparison.standardBefore, CUE.standardNext);
  add(comparison.standardAfter, CUE.standardBefore);
  add(comparison.beats, CUE.beats, 2);
  add(comparison.losesTo, CUE.loses, -2);
  add(comparison.unlike, CUE.unlike);
  add(comparison.preferred, CUE.prefers, 2);
  add(comparison.over, CUE.over);
  add(comparison.alternativeTo, CUE.alternative);
  add(comparison.same, CUE.same);
  add(advice.for, CUE.advises, 2);
  add(advice.against, CUE.advises, -2);
  add(words.negations, CUE.negates);
  add(words.negationsNext, CUE.negates, 0, TIME.near);
  add(words.negationsAfter, CUE.negatesBefore);
  add(words.intensifiers, CUE.intensifies);
  add(words.diminishers, CUE.diminishes);
  add(words.contrasts, CUE.contrasts);
  add(words.turns, CUE.contrasts, 0, TIME.turn);
  add(words.concessions, CUE.contrasts, 0, TIME.concession);
  add(words.solves, CUE.solves);
  add(words.neutralPhrases, CUE.neutral);
  add(words.and, CUE.joins);
  add(words.conditions, CUE.supposes);
  add(words.once, 0, 0, TIME.once);
  add(words.past, 0, 0, TIME.past);
  // "No longer" is of now, and denies.
  for (const term of toTerms(words.now ?? ''))
    add(term, isDenied(toUnits(term), rules.negations) ? CUE.negates : 0, 0, TIME.now);
  add(words.circumstances, 0, 0, TIME.case);
  add(words.soon, 0, 2, TIME.soon);
  add(words.mixed, 0, 0, TIME.mixed);
  add(words.pair?.first, 0, 0, TIME.first);
  add(words.pair?.second, 0, 0, TIME.second);
  add(words.pair?.former, 0, 0, TIME.first | TIME.alone);
  add(words.pair?.latter, 0, 0, TIME.second | TIME.alone);
  add(words.levels?.high, CUE.high);
  add(words.levels?.low, CUE.low);
  add(words.asMuch?.before, CUE.asMuch);
  add(words.asMuch?.after, CUE.asMuchEnd);
  add(words.by, CUE.by);
  add(words.excess, CUE.exceeds);
  add(words.leaves, CUE.leaves, -2);
  return cues;
}

/** What is asked of a term to know what it does. */
interface TermRules {
  negations: TermTrie<true>;
  concords: TermTrie<true>;
  ends: Ends;
}

/** What the terms of one list do: what the list says, closed where they begin with a negation, comparing where they end with a comparison. */
function toCueOf(cue: Cue, { negations, concords, ends }: TermRules): ToValue<Cue> {
  if (cue.weight === 0) return () => cue;
  const known = new Map<number, Cue>();
  return (term, termEnd) => {
    const key = toUnits(term);
    const negation = negations.findAt(key, 0);
    const isNegation = negation !== null && negation.end < term.length;
    const isClosed = isNegation || concords.findAt(key, 0) !== null;
    const compares = isDenied(key, negations) ? 0 : readEnd(toUnits(termEnd), ends, cue.weight);
    const id = compares * 2 + (isClosed ? 1 : 0);
    const made = known.get(id) ?? { ...cue, kinds: cue.kinds | compares, isClosed };
    known.set(id, made);
    return made;
  };
}

/** Comparisons by the words of them that longer terms end with. */
interface Ends {
  better: TermTrie<number>;
  worse: TermTrie<number>;
  than: TermTrie<number>;
}

function compileEnds({ better, worse, beats, losesTo, standardBefore }: OpinionWords['comparison']): Ends {
  return {
    better: toTrie([
      [beats, CUE.beats],
      [better, CUE.compares],
    ]),
    worse: toTrie([
      [losesTo, CUE.loses],
      [worse, CUE.compares],
    ]),
    than: toTrie([[standardBefore, CUE.compares | CUE.standardNext]]),
  };
}

/** Whether a negation stands anywhere in a term: "there is no better". */
function isDenied(key: KeyText, negations: TermTrie<true>): boolean {
  for (let at = 0; at < key.length; at++) if (isWordStart(key, at) && negations.findAt(key, at)) return true;
  return false;
}

/** "Works better than"; what is longer seldom compares: "you would struggle to find a better bank than". */
const MOST_WORDS = 3;

/** The bits of `CUE` that the end of a term adds: "consistently outperforms" compares as "outperforms" does. */
function readEnd(key: KeyText, { better, worse, than }: Ends, weight: number): number {
  const comparatives = weight > 0 ? better : worse;
  const end = key.length - 1;
  let isCompared = false;
  for (let at = 0, words = 0; at < end; at++) {
    if (!isWordStart(key, at)) continue;
    words++;
    const found = comparatives.findAt(key, at);
    if (found?.end === end) return found.value;
    const marker = isCompared && words <= MOST_WORDS ? than.findAt(key, at) : null;
    if (marker?.end === end) return marker.value;
    isCompared ||= found !== null;
  }
  return 0;
}

/** A term in two lists does what both say; of two weights the one further from zero counts. */
function mergeCues(before: Cue, added: Cue): Cue {
  const weight = Math.abs(added.weight) > Math.abs(before.weight) ? added.weight : before.weight;
  return {
    kinds: before.kinds | added.kinds,
    times: before.times | added.times,
    weight,
    isClosed: before.isClosed || added.isClosed,
  };
}

function compileAspects(words: OpinionWords): TermTrie<number> {
  const aspects = new TermTrie<number>((before, added) => before | added);
  for (const [index, aspect] of ASPECTS.entries())
    for (const term of toTerms(words.aspects[aspect])) aspects.add(term, () => 1 << index);
  return aspects;
}

function compileLabels(words: OpinionWords): TermTrie<Label> {
  return toTrie<Label>([
    [words.pros, 'pros'],
    [words.cons, 'cons'],
  ]);
}

function toTrie<Value>(lists: [list: string, value: Value][]): TermTrie<Value> {
  const trie = new TermTrie<Value>((before) => before);
  for (const [list, value] of lists) for (const term of toTerms(list)) trie.add(term, () => value);
  return trie;
}
