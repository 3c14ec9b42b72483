/**
 * Finds the longest of many terms that begins at a place. Knows nothing of what terms mean. `#` in a term stands for a number, in digits or in
 * one of the words given, `_` for any one word or a name, `*` for any ending, and `{a|b c}` for any of those in it. A comma in the text may stand
 * where a term has only a space. Terms wait at the node that they were read up to until a text leads there: of the tens of thousands that a
 * language has, an answer touches few.
 */
import { isDigit, readDigits } from './digits.ts';
import { findWordEnd, isOptionalMark, isWordEnd, isWordStart, type KeyText, takesAnyEnding } from './key-text.ts';
import {
  type Choice,
  type Gaps,
  getChild,
  type Node,
  stepTo,
  type ToValue,
  toGaps,
  toNode,
  type Waiting,
  waitAt,
} from './term-nodes.ts';

export interface FoundTerm<Value> {
  end: number;
  value: Value;
}

/** How far a term may go: up to `limit`, or from there on behind a name, which stands for `_`. */
export interface Reach {
  limit: number;
  behindName: { start: number; reach: Reach } | null;
}

/** Words that stand for a number, and those that deny, which `_` does not stand for. */
export class WordClasses {
  readonly numbers: TermTrie<true>;
  readonly #negations: TermTrie<true>;
  #key: KeyText | null = null;
  #at = -1;
  #isNegation = false;

  constructor(numbers: TermTrie<true>, negations: TermTrie<true>) {
    this.numbers = numbers;
    this.#negations = negations;
  }

  /** Whether a negation begins at `at`. Many patterns come to the same place, so the answer is kept until the next one. */
  isNegation(key: KeyText, at: number): boolean {
    if (key !== this.#key || at !== this.#at) {
      this.#key = key;
      this.#at = at;
      this.#isNegation = this.#negations.findAt(key, at) !== null;
    }
    return this.#isNegation;
  }
}

const ANYWHERE: Reach = { limit: 2 ** 30, behindName: null };

export class TermTrie<Value> {
  readonly #root: Node<Value> = toNode();
  readonly #merge: (before: Value, added: Value) => Value;
  readonly #classes: WordClasses | null;
  readonly #isChoice: boolean;
  /** By how they are written: many terms share one. */
  readonly #choices = new Map<string, TermTrie<true>[]>();

  /** `merge` makes one value of two where a term is added twice. `isChoice`: within a term. */
  constructor(merge: (before: Value, added: Value) => Value, classes: WordClasses | null = null, isChoice = false) {
    this.#merge = merge;
    this.#classes = classes;
    this.#isChoice = isChoice;
  }

  /** Adds a term of `toTerms`. */
  add(term: string, toValue: ToValue<Value>): void {
    const isOpen = term.endsWith('*');
    const key = isOpen ? term.slice(0, -1) : term;
    if (key !== '') waitAt(this.#root, { key, at: 0, isOpen: isOpen || takesAnyEnding(key), toValue });
  }

  #takeIn(node: Node<Value>): void {
    const { waiting } = node;
    node.waiting = null;
    for (const term of waiting!) this.#read(node, term);
  }

  /** Reads a term one step further: to its end, behind a choice, or behind one character. */
  #read(node: Node<Value>, term: Waiting<Value>): void {
    const { key } = term;
    while (isOptionalMark(key.charCodeAt(term.at))) term.at++;
    const code = key.charCodeAt(term.at);
    if (term.at >= key.length) this.#end(node, term);
    else if (code === CHOICE) this.#addChoice(node, term);
    else {
      term.at++;
      waitAt(stepTo(node, code), term);
    }
  }

  #end(node: Node<Value>, { key, isOpen, toValue }: Waiting<Value>): void {
    const value = toValue(key, key);
    const kind = isOpen ? 'open' : 'whole';
    const before = node[kind];
    node[kind] = before === undefined ? value : this.#merge(before, value);
  }

  /** Alternatives that end a term may differ in what they stand for. */
  #addChoice(node: Node<Value>, term: Waiting<Value>): void {
    const { key, toValue } = term;
    const end = key.indexOf('}', term.at) + 1;
    const alternatives = key.slice(term.at + 1, end - 1).split('|');
    node.gaps ??= toGaps();
    const { choices, choicesBy } = node.gaps;
    choicesBy.clear();
    if (end < key.length) {
      waitAt(this.#stepBehind(choices, alternatives), { ...term, at: end });
      return;
    }
    for (const [value, same] of Map.groupBy(alternatives, (alternative) => toValue(key, alternative)))
      waitAt(this.#stepBehind(choices, same), { ...term, at: end, toValue: () => value });
  }

  #stepBehind(choices: Map<TermTrie<true>, Node<Value>>, alternatives: readonly string[]): Node<Value> {
    const tries = this.#readChoice(alternatives);
    const next = choices.get(tries[0]!) ?? toNode<Value>();
    for (const trie of tries) choices.set(trie, next);
    return next;
  }

  /** Of each trie only the longest is found, so alternatives that begin with another one ("day", "day or two") are in one of their own. */
  #readChoice(alternatives: readonly string[]): TermTrie<true>[] {
    const written = alternatives.join('|');
    const known = this.#choices.get(written);
    if (known) return known;
    const levels = new Map<string, number>();
    for (const term of alternatives.toSorted((a, b) => a.length - b.length)) {
      const shorter = [...levels].filter(([other]) => beginsWith(term, other));
      levels.set(term, Math.max(-1, ...shorter.map(([, level]) => level)) + 1);
    }
    const tries = [...Map.groupBy(levels.keys(), (term) => levels.get(term)!).values()].map((level) => {
      const trie = new TermTrie<true>(keepTrue, this.#classes, true);
      for (const term of level) trie.add(term, keepTrue);
      return trie;
    });
    this.#choices.set(written, tries);
    return tries;
  }

  /** The longest term that begins at `start` of `key`, a text spelled by `toKeyText`, and ends within `reach`; at equal length the whole word. */
  findAt(key: KeyText, start: number, reach = ANYWHERE): FoundTerm<Value> | null {
    return this.#findFrom(this.#root, key, start, start, reach);
  }

  /** Whether any term of it may begin with the character. */
  mayBeginWith(code: number): boolean {
    if (this.#root.waiting) this.#takeIn(this.#root);
    return this.#root.gaps !== null || getChild(this.#root, code) !== undefined;
  }

  /** The longest that goes on from `from` at `start`. */
  #findFrom(from: Node<Value>, key: KeyText, start: number, first: number, reach: Reach): FoundTerm<Value> | null {
    let node: Node<Value> | undefined = from;
    if (from.waiting) this.#takeIn(from);
    let end = -1;
    let isOpen = false;
    let value: Value | undefined;
    let behindGap: FoundTerm<Value> | null = null;
    if (start > first && from.whole !== undefined && isWordEnd(key, start)) [value, end] = [from.whole, start];
    else if (start > first && from.open !== undefined) [value, end, isOpen] = [from.open, start, true];
    const { limit, behindName } = reach;
    let at = start;
    for (; at < limit; at++) {
      const code = key[at]!;
      const next: Node<Value> | undefined = getChild(node, code);
      if (!next && at > first && !isLatin(code) && isPassed(key, at, code, node)) continue;
      if (node.gaps) behindGap = longer(behindGap, this.#findBehindGap(node.gaps, key, at, first, reach));
      node = next;
      if (!node) break;
      if (node.waiting) this.#takeIn(node);
      if (node.whole === undefined && node.open === undefined) continue;
      const isWhole = node.whole !== undefined && isWordEnd(key, skipMarks(key, at + 1));
      if (!isWhole && node.open === undefined) continue;
      value = isWhole ? node.whole : node.open;
      isOpen = !isWhole;
      end = at + 1;
    }
    if (at === limit && behindName && node?.gaps)
      behindGap = longer(behindGap, this.#findBehindName(node.gaps, key, at, first, reach));
    const found = value === undefined ? null : { end: isOpen ? findWordEnd(key, end) : end, value };
    return longer(found, behindGap);
  }

  /** What goes on behind the ending, the number, the word or the choice at `at`. */
  #findBehindGap(gaps: Gaps<Value>, key: KeyText, at: number, first: number, reach: Reach): FoundTerm<Value> | null {
    const { number, word, ending } = gaps;
    let found = ending
      ? this.#findFrom(ending, key, isWordEnd(key, at) ? at : findWordEnd(key, at), first, reach)
      : null;
    if (!isWordStart(key, at)) return found;
    const numberEnd = number ? this.#findNumberEnd(key, at) : -1;
    if (number && numberEnd > at) found = longer(found, this.#findFrom(number, key, numberEnd, first, reach));
    for (const [choice, next] of listChoices(gaps, key[at]!)) {
      const chosen = choice.findAt(key, at, reach);
      if (chosen) found = longer(found, this.#findFrom(next, key, chosen.end, first, toRest(reach, chosen.end)));
    }
    if (word && !this.#classes?.isNegation(key, at))
      found = longer(found, this.#findFrom(word, key, findWordEnd(key, at + 1), first, reach));
    return found;
  }

  /** What goes on behind the name at the limit, which stands for the `_` of a term or of a choice. A choice may end with it, a term may not. */
  #findBehindName(gaps: Gaps<Value>, key: KeyText, at: number, first: number, reach: Reach): FoundTerm<Value> | null {
    const { start, reach: rest } = reach.behindName!;
    let found = gaps.word ? this.#findFrom(gaps.word, key, start, first, rest) : null;
    for (const [choice, next] of gaps.choices) {
      const chosen = choice.findAt(key, at, reach);
      if (chosen) found = longer(found, this.#findFrom(next, key, chosen.end, first, toRest(reach, chosen.end)));
    }
    return found && (this.#isChoice || found.end > start) ? found : null;
  }

  /** Where the number at `at` ends: "30", "1.5", "2 3" (a range), "three"; -1: none. */
  #findNumberEnd(key: KeyText, at: number): number {
    const end = isDigit(key[at]!) ? readDigits(key, at) : -1;
    return end > at ? end : (this.#classes?.numbers.findAt(key, at)?.end ?? -1);
  }
}

const CHOICE = '{'.charCodeAt(0);

function beginsWith(term: string, shorter: string): boolean {
  return term.startsWith(`${shorter} `) || (shorter === '_' && term.includes(' '));
}

function keepTrue(): true {
  return true;
}

/** Many patterns share a beginning, and few of their choices fit a word. */
function listChoices<Value>({ choices, choicesBy }: Gaps<Value>, code: number): readonly Choice<Value>[] {
  if (choices.size === 0) return [];
  const known = choicesBy.get(code);
  if (known) return known;
  const fitting = [...choices].filter(([choice]) => choice.mayBeginWith(code));
  choicesBy.set(code, fitting);
  return fitting;
}

function longer<Value>(one: FoundTerm<Value> | null, other: FoundTerm<Value> | null): FoundTerm<Value> | null {
  return one && (!other || one.end >= other.end) ? one : other;
}

/** How far a term may go on at `at`, which may be behind a name. */
function toRest(reach: Reach, at: number): Reach {
  const { behindName } = reach;
  return behindName && at >= behindName.start ? toRest(behindName.reach, at) : reach;
}

const SPACE = 0x20;
const COMMA = 0x2c;
const ARABIC_COMMA = 0x060c;

function isLatin(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

/** Whether a term goes on behind a character that it does not have: a mark, a second space, a comma where a space may follow ("nichts, was"). */
function isPassed(key: KeyText, at: number, code: number, node: Node<unknown>): boolean {
  if (code === SPACE) return key[at - 1] === SPACE;
  if (code === COMMA || code === ARABIC_COMMA) return key[at + 1] === SPACE && getChild(node, SPACE) !== undefined;
  return isOptionalMark(code);
}

function skipMarks(key: KeyText, at: number): number {
  let end = at;
  while (isOptionalMark(key[end]!)) end++;
  return end;
}
