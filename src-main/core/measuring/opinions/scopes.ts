/** What the blocks of an answer are about: headings, labels, list items and the lines that introduce a list, each until the next takes over. */
import type { Label } from './compile-words.ts';
import type { Aspect } from './opinion-words.ts';

/** How far out something stands; what is further out outlives what is further in. A heading's rank is its level. */
export const RANK = {
  /** A line of bold text that names a brand. */
  boldName: 7,
  /** "Pros:" on a line of its own. */
  label: 8,
  /** "Acme has several weaknesses:" before a list. */
  lead: 9,
  item: (depth: number) => 10 + 2 * depth,
  leadInItem: (depth: number) => 11 + 2 * depth,
} as const;

export interface Scope {
  rank: number;
  /** Null: whoever it was before; empty: nobody. */
  subject: readonly number[] | null;
  label: Label | null;
  aspect: Aspect | null;
}

const NOBODY: readonly number[] = [];

export class Scopes {
  readonly #scopes: Scope[] = [];
  #hasItems = false;

  /** Opens `scope` and closes those that it takes over from. */
  open(scope: Scope): void {
    this.closeFrom(scope.rank);
    this.#scopes.push(scope);
    if (scope.rank < RANK.item(0)) this.#hasItems = false;
  }

  closeFrom(rank: number): void {
    while ((this.#scopes.at(-1)?.rank ?? 0) >= rank) this.#scopes.pop();
  }

  /** A list item at `depth` begins. */
  startItem(depth: number): void {
    this.closeFrom(RANK.item(depth));
    this.#hasItems = true;
  }

  /** A paragraph begins that is in `depth` lists. Behind its list a label has had its say. */
  startParagraph(depth: number): void {
    if (depth > 0) {
      this.closeFrom(RANK.leadInItem(depth));
      return;
    }
    this.closeFrom(RANK.lead);
    if (this.#hasItems) for (const scope of this.#scopes) scope.label = null;
    this.#hasItems = false;
  }

  get subject(): readonly number[] {
    return this.#scopes.findLast(({ subject }) => subject !== null)?.subject ?? NOBODY;
  }

  get label(): Label | null {
    return this.#scopes.findLast(({ label }) => label !== null)?.label ?? null;
  }

  get aspect(): Aspect | null {
    return this.#scopes.findLast(({ aspect }) => aspect !== null)?.aspect ?? null;
  }
}
