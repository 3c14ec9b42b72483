/** Tells what is only supposed of a brand ("if Acme were faster") from what is said of it. */
import { CUE } from './compile-words.ts';
import type { Token } from './read-sentences.ts';
import type { Clause } from './split-clauses.ts';

/**
 * "Si Acme brille par sa vitesse, Globex déçoit": where a clause of the one brand and the rest of the sentence, of the other, say the reverse of
 * each other, and nobody is advised, the word sets them against each other. It goes out of its clause; the rest stays as it is.
 */
export function dropContrastingConditions(clauses: readonly Clause[]): void {
  for (const [index, clause] of clauses.entries()) {
    const [first] = clause.tokens;
    if (!first || !supposes(first) || clauses.length === index + 1) continue;
    const rest = clauses.slice(index + 1);
    if (clause.tokens.some(isAdvice) || rest.some(({ tokens }) => tokens.some(isAdvice))) continue;
    if (isOfOthers(clause, rest) && toSign([clause]) * toSign(rest) === -1) clause.tokens.shift();
  }
}

/** Whether anything is said of a brand behind an "if": it is no opinion. */
export function isSupposed(clauses: readonly Clause[]): boolean {
  return clauses.some(({ tokens, groups }) => {
    const condition = tokens.find(supposes);
    if (!condition || !groups.some(({ first }) => first.start > condition.start)) return false;
    return tokens.some(({ start, weight }) => start > condition.start && weight !== 0);
  });
}

function supposes({ kinds }: Token): boolean {
  return (kinds & CUE.supposes) !== 0;
}

const ADVICE = CUE.advises | CUE.prefers | CUE.alternative | CUE.leaves;

function isAdvice({ kinds }: Token): boolean {
  return (kinds & ADVICE) !== 0;
}

/** Whether the clause names one brand and the rest others only. */
function isOfOthers({ groups }: Clause, rest: readonly Clause[]): boolean {
  const [own] = groups;
  const others = rest.flatMap((clause) => clause.groups.flatMap(({ brands }) => brands));
  return (
    own !== undefined && groups.length === 1 && others.length > 0 && !others.some((brand) => own.brands.includes(brand))
  );
}

/** 1 or -1 where all that is said is good or bad; 0 where it is neither, or both. */
function toSign(clauses: readonly Clause[]): number {
  const signs = new Set(clauses.flatMap(({ tokens }) => tokens.map(({ weight }) => Math.sign(weight))));
  signs.delete(0);
  const [sign, other] = signs;
  return other === undefined ? (sign ?? 0) : 0;
}
