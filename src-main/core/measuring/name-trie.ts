/** A trie of folded names. Knows which names start at an offset, longest last; not whether they count there. */
import type { NameRule } from '#shared/vocabulary/name-rules.ts';
import { joinsWords } from './name-forms.ts';

/** One spelling of a name, or an excluded phrase. */
export interface NameEntry {
  /** Index of the brand in the rules; -1 for an excluded phrase. */
  brand: number;
  rule: NameRule;
  /** The name that it is a spelling or a form of, as its owner writes it. */
  name: string;
  /** Which letters must be as in the name: `capitals` those, `capital` the first one where it is a capital. */
  letters: 'any' | 'capital' | 'capitals' | 'exact';
  /** What the text must be written like, in small letters: an umlaut says more than the vowel that it folds to. Else null. */
  spelled: string | null;
  /** The language that has this form; null for all. */
  language: string | null;
  /** What may follow directly, by language: then the name alone is no match. Null where nothing may. */
  endings: ReadonlyMap<string, Endings> | null;
}

/** Folded endings of a name, with the rule that each is one of. */
export type Endings = ReadonlyMap<string, NameRule>;

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
      if (node.entries.length > 0 && found.at(-1)?.entries !== node.entries) {
        found.push({ end: index, entries: node.entries });
      }
      if (index >= text.length) break;
      const code = text.charCodeAt(index);
      const isSeparator = code === SPACE || (code === HYPHEN && joinsWords(text, index));
      const next: TrieNode | undefined = node.next.get(isSeparator ? SPACE : code);
      if (!next && code === SPACE && isHanSpace(text, index)) {
        index++;
        continue;
      }
      node = next;
      index = code === SPACE ? skipSpaces(text, index) : index + 1;
    }
    return found;
  }
}

const NONE: { end: number; entries: NameEntry[] }[] = [];

/** Whether a space only stands between two Han letters, where it says nothing. */
function isHanSpace(text: string, index: number): boolean {
  return isHanCode(text.charCodeAt(index - 1)) && isHanCode(text.charCodeAt(index + 1));
}

function isHanCode(code: number): boolean {
  return (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff);
}

function skipSpaces(text: string, start: number): number {
  let index = start;
  while (text.charCodeAt(index) === SPACE) index++;
  return index;
}
