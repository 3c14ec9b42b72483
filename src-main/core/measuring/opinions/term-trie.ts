/**
 * Finds the longest of many terms that begins at a place. Knows nothing of what terms mean. `#` in a term stands for a number, in digits or in
 * one of the words given, `_` for any one word or a name, `*` for any ending, and `{a|b c}` for any of those in it. A comma in the text may stand
 * where a term has only a space. Terms wait at the node that they were read up to until a text leads there: of the tens of thousands that a
 * language has, an answer touches few.
 */
import { findWordEnd, isOptionalMark, isWordEnd, isWordStart, takesAnyEnding } from './key-text.ts';

/** What a term stands for. `end`: the term, or the one of its closing choice that is meant. Equal values are the same value. */
export type ToValue<Value> = (key: string, end: string) => Value;

/** A term that is read up to `at`. */
interface Waiting<Value> {
  key: string;
  at: number;
  isOpen: boolean;
  toValue: ToValue<Value>;
}

interface Node<Value> {
  next: Map<number, Node<Value>>;
  /** Terms that go on from here; null once they are taken in. */
  waiting: Waiting<Value>[] | null;
  /** Of the term that ends here and is a whole word. */
  whole: Value | undefined;
  /** Of the term that ends here and goes on with any ending. */
  open: Value | undefined;
  /** Whether the term goes on with `#`, `_`, `*` or a choice. */
  hasGap: boolean;
  /** Where the term goes on behind each choice. */
  choices: Map<TermTrie<true>, Node<Value>> | null;
  /** Those of them that may begin with a character, by it. */
  choicesBy: Map<number, Choice<Value>[]>;
}

type Choice<Value> = readonly [choice: TermTrie<true>, next: Node<Value>];

export interface FoundTerm<Value> {
  end: number;
  value: Value;
}

/** How far a term may go: up to `limit`, or from there on behind a name, which stands for `_`. */
export interface Reach {
  limit: number;
  behindName: { start: number; reach: Reach } | null;
}

const ANYWHERE: Reach = { limit: Number.POSITIVE_INFINITY, behindName: null };

export class TermTrie<Value> {
  readonly #root: Node<Value> = toNode();
  readonly #merge: (before: Value, added: Value) => Value;
  readonly #numbers: TermTrie<true> | null;
  /** By how they are written: many terms share one. */
  readonly #choices = new Map<string, TermTrie<true>[]>();

  /** `merge` makes one value of two where a term is added twice. `numbers`: the words that stand for a number. */
  constructor(merge: (before: Value, added: Value) => Value, numbers: TermTrie<true> | null = null) {
    this.#merge = merge;
    this.#numbers = numbers;
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
      node.hasGap ||= code === NUMBER || code === WORD || code === ENDING;
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
    node.hasGap = true;
    node.choices ??= new Map();
    node.choicesBy = new Map();
    if (end < key.length) {
      waitAt(this.#stepBehind(node.choices, alternatives), { ...term, at: end });
      return;
    }
    for (const [value, same] of Map.groupBy(alternatives, (alternative) => toValue(key, alternative)))
      waitAt(this.#stepBehind(node.choices, same), { ...term, at: end, toValue: () => value });
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
      const trie = new TermTrie<true>(keepTrue, this.#numbers);
      for (const term of level) trie.add(term, keepTrue);
      return trie;
    });
    this.#choices.set(written, tries);
    return tries;
  }

  /** The longest term that begins at `start` of `key`, a text spelled by `toKeyText`, and ends within `reach`; at equal length the whole word. */
  findAt(key: string, start: number, reach = ANYWHERE): FoundTerm<Value> | null {
    return this.mayBeginWith(key.charCodeAt(start)) ? this.#findFrom(this.#root, key, start, start, reach) : null;
  }

  /** Whether any term of it may begin with the character. */
  mayBeginWith(code: number): boolean {
    if (this.#root.waiting) this.#takeIn(this.#root);
    return this.#root.hasGap || this.#root.next.has(code);
  }

  /** The longest that goes on from `from` at `start`. */
  #findFrom(from: Node<Value>, key: string, start: number, first: number, reach: Reach): FoundTerm<Value> | null {
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
      const code = key.charCodeAt(at);
      const next: Node<Value> | undefined = node.next.get(code);
      if (!next && at > first && !isLatin(code) && isPassed(key, at, code, node.next)) continue;
      if (node.hasGap) behindGap = longer(behindGap, this.#findBehindGap(node, key, at, first, reach));
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
    const word = at === limit && behindName ? node?.next.get(WORD) : undefined;
    if (word) behindGap = longer(behindGap, this.#findFrom(word, key, behindName!.start, first, behindName!.reach));
    const found = value === undefined ? null : { end: isOpen ? findWordEnd(key, end) : end, value };
    return longer(found, behindGap);
  }

  /** What goes on behind the ending, the number, the word or the choice at `at`. */
  #findBehindGap(node: Node<Value>, key: string, at: number, first: number, reach: Reach): FoundTerm<Value> | null {
    const ending = node.next.get(ENDING);
    let found = ending
      ? this.#findFrom(ending, key, isWordEnd(key, at) ? at : findWordEnd(key, at), first, reach)
      : null;
    if (!isWordStart(key, at)) return found;
    const number = node.next.get(NUMBER);
    const numberEnd = number ? this.#findNumberEnd(key, at) : -1;
    const word = node.next.get(WORD);
    if (number && numberEnd > at) found = longer(found, this.#findFrom(number, key, numberEnd, first, reach));
    if (word) found = longer(found, this.#findFrom(word, key, findWordEnd(key, at + 1), first, reach));
    for (const [choice, next] of listChoices(node, key.charCodeAt(at))) {
      const chosen = choice.findAt(key, at, reach);
      if (chosen) found = longer(found, this.#findFrom(next, key, chosen.end, first, reach));
    }
    return found;
  }

  /** Where the number at `at` ends: "30", "1.5", "2 3" (a range), "three"; -1: none. */
  #findNumberEnd(key: string, at: number): number {
    NUMBERS.lastIndex = at;
    if (NUMBERS.test(key)) return NUMBERS.lastIndex;
    return this.#numbers?.findAt(key, at)?.end ?? -1;
  }
}

/** A hyphen is a space in keys; Han, Kana and Hangul stand directly behind a number. */
const NUMBERS =
  /\d{1,9}(?:[.,]\d{1,3})?(?:[ –]\d{1,9})?(?!\d|[^\P{L}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}])/uy;
const NUMBER = '#'.charCodeAt(0);
const WORD = '_'.charCodeAt(0);
const ENDING = '*'.charCodeAt(0);
const CHOICE = '{'.charCodeAt(0);

function beginsWith(term: string, shorter: string): boolean {
  return term.startsWith(`${shorter} `) || (shorter === '_' && term.includes(' '));
}

function keepTrue(): true {
  return true;
}

function waitAt<Value>(node: Node<Value>, term: Waiting<Value>): void {
  if (node.waiting) node.waiting.push(term);
  else node.waiting = [term];
}

function stepTo<Value>(node: Node<Value>, code: number): Node<Value> {
  const known = node.next.get(code);
  if (known) return known;
  const next = toNode<Value>();
  node.next.set(code, next);
  return next;
}

/** Many patterns share a beginning, and few of their choices fit a word. */
function listChoices<Value>({ choices, choicesBy }: Node<Value>, code: number): readonly Choice<Value>[] {
  if (!choices) return [];
  const known = choicesBy.get(code);
  if (known) return known;
  const fitting = [...choices].filter(([choice]) => choice.mayBeginWith(code));
  choicesBy.set(code, fitting);
  return fitting;
}

function longer<Value>(one: FoundTerm<Value> | null, other: FoundTerm<Value> | null): FoundTerm<Value> | null {
  return one && (!other || one.end >= other.end) ? one : other;
}

const SPACE = 0x20;
const COMMA = 0x2c;
const ARABIC_COMMA = 0x060c;

function isLatin(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

/** Whether a term goes on behind a character that it does not have: a mark, a second space, a comma where a space may follow ("nichts, was"). */
function isPassed(key: string, at: number, code: number, next: ReadonlyMap<number, unknown>): boolean {
  if (code === SPACE) return key.charCodeAt(at - 1) === SPACE;
  if (code === COMMA || code === ARABIC_COMMA) return key.charCodeAt(at + 1) === SPACE && next.has(SPACE);
  return isOptionalMark(code);
}

function skipMarks(key: string, at: number): number {
  let end = at;
  while (isOptionalMark(key.charCodeAt(end))) end++;
  return end;
}

const NONE = new Map<number, never>();

function toNode<Value>(): Node<Value> {
  return {
    next: new Map(),
    waiting: null,
    whole: undefined,
    open: undefined,
    hasGap: false,
    choices: null,
    choicesBy: NONE,
  };
}
