/** Finds the longest of many terms that begins at a place. Knows nothing of what terms mean. */
import { findWordEnd, isOptionalMark, isWordEnd, takesAnyEnding, toKeyText } from './key-text.ts';

interface Node<Value> {
  next: Map<number, Node<Value>>;
  /** Of the term that ends here and is a whole word. */
  whole: Value | undefined;
  /** Of the term that ends here and goes on with any ending. */
  open: Value | undefined;
}

export interface FoundTerm<Value> {
  end: number;
  value: Value;
}

export class TermTrie<Value> {
  readonly #root: Node<Value> = toNode();

  /** Adds a term of a list; `merge` makes one value of two where the term is there already. */
  add(term: string, value: Value, merge: (before: Value, added: Value) => Value): void {
    const isOpen = term.endsWith('*');
    const key = toKeyText(isOpen ? term.slice(0, -1) : term).replace(/ {2,}/g, ' ');
    let node = this.#root;
    for (let at = 0; at < key.length; at++) {
      const code = key.charCodeAt(at);
      if (isOptionalMark(code)) continue;
      const next: Node<Value> = node.next.get(code) ?? toNode();
      node.next.set(code, next);
      node = next;
    }
    if (node === this.#root) return;
    const kind = isOpen || takesAnyEnding(key) ? 'open' : 'whole';
    const before = node[kind];
    node[kind] = before === undefined ? value : merge(before, value);
  }

  /** The longest term that begins at `start` of `key`, a text spelled by `toKeyText`; at equal length the whole word. */
  findAt(key: string, start: number): FoundTerm<Value> | null {
    let node: Node<Value> | undefined = this.#root;
    let end = -1;
    let isOpen = false;
    let value: Value | undefined;
    for (let at = start; at < key.length; at++) {
      const code = key.charCodeAt(at);
      if (at > start && (isOptionalMark(code) || (code === SPACE && key.charCodeAt(at - 1) === SPACE))) continue;
      node = node.next.get(code);
      if (!node) break;
      if (node.whole === undefined && node.open === undefined) continue;
      const isWhole = node.whole !== undefined && isWordEnd(key, skipMarks(key, at + 1));
      if (!isWhole && node.open === undefined) continue;
      value = isWhole ? node.whole : node.open;
      isOpen = !isWhole;
      end = at + 1;
    }
    return value === undefined ? null : { end: isOpen ? findWordEnd(key, end) : end, value };
  }
}

const SPACE = 0x20;

function skipMarks(key: string, at: number): number {
  let end = at;
  while (isOptionalMark(key.charCodeAt(end))) end++;
  return end;
}

function toNode<Value>(): Node<Value> {
  return { next: new Map(), whole: undefined, open: undefined };
}

/** The terms of a list as it is written in `OpinionWords`. */
export function toTerms(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((term) => term.trim().replace(/\s+/g, ' '))
    .filter((term) => term !== '' && term !== '*');
}
