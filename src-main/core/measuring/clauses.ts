/** Splits a sentence into clauses and says which brands each is about. Scores nothing. */
import type { FoundName } from './find-names.ts';
import { toLexiconKey } from './sentiment-lexicon.ts';
import type { SteeringWords } from './steering-words.ts';
import { findWordAt, type WordIndex } from './word-index.ts';

/** A word outside all names. `isJoined`: no space between it and the word before it. */
export interface Token {
  key: string;
  isJoined: boolean;
}

export interface Clause {
  tokens: Token[];
  /** Indices of the brands that the clause is about. */
  brands: Set<number>;
}

const CLAUSE_END = /[,;:،؛，；：、—–]/;

/**
 * The clauses of the sentence `[start, end)` of `text`. `names` are the mentions in it, in order. A sentence about one brand is
 * about it throughout. Else a clause that names none is about the brands of the clause before it (the first: of the next),
 * and one that holds nothing but names belongs to what follows: "Acme, Globex and Initech are good".
 */
export function toClauses(
  text: string,
  [start, end]: [start: number, end: number],
  names: FoundName[],
  words: WordIndex,
  steering: SteeringWords,
): Clause[] {
  const clauses = mergeBareNames(splitClauses(text, [start, end], names, words, steering));
  const all = new Set(names.map((name) => name.brand));
  let brands = clauses.find((clause) => clause.brands.size > 0)?.brands ?? all;
  for (const clause of clauses) {
    if (clause.brands.size === 0) clause.brands = brands;
    brands = clause.brands;
  }
  return clauses;
}

function splitClauses(
  text: string,
  [start, end]: [start: number, end: number],
  names: FoundName[],
  words: WordIndex,
  steering: SteeringWords,
): Clause[] {
  let clause: Clause = { tokens: [], brands: new Set() };
  const clauses = [clause];
  let nextName = 0;
  let previousEnd = start;
  for (let word = findWordAt(words, start); word < words.starts.length && words.starts[word]! < end; word++) {
    const wordStart = words.starts[word]!;
    const wordEnd = words.ends[word]!;
    while (nextName < names.length && names[nextName]!.end <= wordStart) nextName++;
    const name = names[nextName];
    const isNamed = name !== undefined && name.start < wordEnd;
    const gap = text.slice(previousEnd, wordStart);
    const isInsideName = isNamed && name.start < previousEnd;
    const key = toLexiconKey(text.slice(wordStart, wordEnd));
    if (!isInsideName && (CLAUSE_END.test(gap) || (!isNamed && steering.contrasts.has(key)))) {
      clause = { tokens: [], brands: new Set() };
      clauses.push(clause);
    }
    if (isNamed) clause.brands.add(name.brand);
    else clause.tokens.push({ key, isJoined: gap === '' });
    previousEnd = wordEnd;
  }
  return clauses;
}

function mergeBareNames(clauses: Clause[]): Clause[] {
  const merged: Clause[] = [];
  let waiting = new Set<number>();
  for (const clause of clauses) {
    clause.brands = new Set([...waiting, ...clause.brands]);
    const isBare = clause.tokens.length === 0;
    waiting = isBare ? clause.brands : new Set();
    if (!isBare) merged.push(clause);
  }
  return waiting.size > 0 ? [...merged, { tokens: [], brands: waiting }] : merged;
}
