/** A trie of folded names. Knows which names start at a place, longest last; not whether they count there. */
import { joinsWords } from './name-forms.ts';

/** A name or an excluded phrase. */
export interface NameEntry {
  /** Index of the brand in the rules; -1 for an excluded phrase. */
  brand: number;
  /** What the text must equal as written; null when case does not matter. */
  written: string | null;
}

interface TrieNode {
  next: Map<number, TrieNode>;
  entries: NameEntry[];
}

const SPACE = 0x20;
const HYPHEN = 0x2d;

export class NameTrie {
  readonly #root: TrieNode = { next: new Map(), entries: [] };

  /** Adds a folded name (see `toFoldedName`). Entries of one name keep the order in which they were added. */
  add(foldedName: string, entry: NameEntry): void {
    let node = this.#root;
    for (let index = 0; index < foldedName.length; index++) {
      const code = foldedName.charCodeAt(index);
      let next = node.next.get(code);
      if (!next) {
        next = { next: new Map(), entries: [] };
        node.next.set(code, next);
      }
      node = next;
    }
    node.entries.push(entry);
  }

  /** Names that start at `start` of folded text, shortest first: where each ends, and its entries. */
  findAt(text: string, start: number): { end: number; entries: NameEntry[] }[] {
    let node = this.#root.next.get(text.charCodeAt(start));
    if (!node) return NONE;
    const found: { end: number; entries: NameEntry[] }[] = [];
    let index = start + 1;
    while (node) {
      if (node.entries.length > 0) found.push({ end: index, entries: node.entries });
      if (index >= text.length) break;
      const code = text.charCodeAt(index);
      const isSeparator = code === SPACE || (code === HYPHEN && joinsWords(text, index));
      node = node.next.get(isSeparator ? SPACE : code);
      index = code === SPACE ? skipSpaces(text, index) : index + 1;
    }
    return found;
  }
}

const NONE: { end: number; entries: NameEntry[] }[] = [];

function skipSpaces(text: string, start: number): number {
  let index = start;
  while (text.charCodeAt(index) === SPACE) index++;
  return index;
}
