/**
 * Keeps apart what was so once and holds no longer: "used to be good", "was good, but now ...". By itself it says nothing; where the sentence
 * goes on and says nothing else of the brand, it says the reverse.
 */
import { TIME } from './compile-words.ts';
import type { Token } from './read-sentences.ts';
import { add, type Said } from './said.ts';
import { type Clause, opensContrast } from './split-clauses.ts';
import type { Remark } from './weigh-clause.ts';

const TURNED = 1.5;

export class FormerRemarks {
  readonly #former: Said[] = [];
  #isOpenedOnce = false;
  /** What was said before the clause that was read last, in the past tense: how many of the sentence's remarks stand before it. */
  #pastFrom: number | null = null;
  #isOver = false;

  /** Whether what `clause` says holds no longer. `said`: what the clauses before it say; what turns out to be over goes out of it. */
  takes(clause: Clause, remarks: readonly Remark[], brands: readonly number[], said: Said[]): boolean {
    const { tokens } = clause;
    const isTurn = opensContrast(clause) || tokens.some((token) => isAt(token, TIME.now));
    if (isTurn && this.#former.length > 0) this.#isOver = true;
    if (this.#pastFrom !== null && opensContrast(clause) && tokens.some((token) => isAt(token, TIME.now))) {
      this.#former.push(...said.splice(this.#pastFrom));
      this.#isOver = true;
    }
    const isOpenedOnce = this.#isOpenedOnce;
    // "On paper, Acme is good".
    this.#isOpenedOnce = tokens.length > 0 && tokens.every(isOnce);
    this.#pastFrom = tokens.some((token) => isAt(token, TIME.past)) ? said.length : null;
    if (!isOpenedOnce && !tokens.some(isOnce)) return false;
    for (const remark of remarks) add(this.#former, brands, remark, remark.weight);
    return true;
  }

  /** What it says now, of brands of which nothing else is said. */
  turnAround(said: readonly Said[]): Said[] {
    if (!this.#isOver) return [];
    return this.#former
      .filter(({ brand }) => said.every((one) => one.brand !== brand))
      .map((one) => ({ ...one, weight: -Math.sign(one.weight) * TURNED }));
  }
}

/** "used to be". */
function isOnce(token: Token): boolean {
  return isAt(token, TIME.once);
}

function isAt({ times }: Token, time: number): boolean {
  return (times & time) !== 0;
}
