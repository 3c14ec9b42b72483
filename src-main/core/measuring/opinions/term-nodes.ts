/** The nodes of a trie of terms: where a term goes on, what ends there, and what waits. */
import type { TermTrie } from './term-trie.ts';

/** What a term stands for. `end`: the term, or the one of its closing choice that is meant. Equal values are the same value. */
export type ToValue<Value> = (key: string, end: string) => Value;

/** A term that is read up to `at`. */
export interface Waiting<Value> {
  key: string;
  at: number;
  isOpen: boolean;
  toValue: ToValue<Value>;
}

/** Most nodes have one child, and a map for it would be most of what is read of the node. */
export interface Node<Value> {
  /** The character of `child`; -1: there is none. */
  code: number;
  child: Node<Value> | undefined;
  /** The other children, by their characters. */
  more: Map<number, Node<Value>> | null;
  /** Terms that go on from here; null once they are taken in. */
  waiting: Waiting<Value>[] | null;
  /** Of the term that ends here and is a whole word. */
  whole: Value | undefined;
  /** Of the term that ends here and goes on with any ending. */
  open: Value | undefined;
  gaps: Gaps<Value> | null;
}

/** Where terms go on with something that is not written in them. */
export interface Gaps<Value> {
  number: Node<Value> | null;
  word: Node<Value> | null;
  ending: Node<Value> | null;
  /** Where they go on behind each choice. */
  choices: Map<TermTrie<true>, Node<Value>>;
  /** Those of them that may begin with a character, by it. */
  choicesBy: Map<number, Choice<Value>[]>;
}

export type Choice<Value> = readonly [choice: TermTrie<true>, next: Node<Value>];

const GAPS: ReadonlyMap<number, 'number' | 'word' | 'ending'> = new Map([
  ['#'.charCodeAt(0), 'number'],
  ['_'.charCodeAt(0), 'word'],
  ['*'.charCodeAt(0), 'ending'],
]);
const NONE = -1;

export function waitAt<Value>(node: Node<Value>, term: Waiting<Value>): void {
  if (node.waiting) node.waiting.push(term);
  else node.waiting = [term];
}

export function stepTo<Value>(node: Node<Value>, code: number): Node<Value> {
  const gap = GAPS.get(code);
  if (gap) {
    node.gaps ??= toGaps();
    node.gaps[gap] ??= toNode();
    return node.gaps[gap];
  }
  const known = getChild(node, code);
  if (known) return known;
  const next = toNode<Value>();
  if (node.child) {
    node.more ??= new Map();
    node.more.set(code, next);
  } else [node.code, node.child] = [code, next];
  return next;
}

export function getChild<Value>(node: Node<Value>, code: number): Node<Value> | undefined {
  return node.code === code ? node.child : node.more?.get(code);
}

export function toNode<Value>(): Node<Value> {
  return {
    code: NONE,
    child: undefined,
    more: null,
    waiting: null,
    whole: undefined,
    open: undefined,
    gaps: null,
  };
}

export function toGaps<Value>(): Gaps<Value> {
  return { number: null, word: null, ending: null, choices: new Map(), choicesBy: new Map() };
}
