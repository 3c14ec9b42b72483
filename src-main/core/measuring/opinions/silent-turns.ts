/**
 * Reads sentences that turn around without a word of opinion: "friendly staff, but the lobby resembles a car park". What counts is behind a "but", or
 * beside an "although", and it says the reverse of what is conceded.
 */
import { TIME } from './compile-words.ts';
import type { Token } from './read-sentences.ts';
import type { Said } from './said.ts';
import type { Clause } from './split-clauses.ts';

const TURNED = 1.5;
/** So many words tell something. */
const LEAST_WORDS = 2;

/** `said` as it is once the turn is heard. `saidIn`: how many of it stand before each clause. `subject`: whom the sentence is about at its end. */
export function hearTurn(
  clauses: readonly Clause[],
  said: Said[],
  saidIn: readonly number[],
  subject: readonly number[],
): Said[] {
  const from = findMatter(clauses);
  if (from === null || said.length === 0 || saidIn[from] !== said.length) return said;
  const matter = clauses.slice(from);
  const words = matter.reduce((sum, { others }) => sum + others, 0);
  if (words < LEAST_WORDS) return said;
  if (matter.some(({ groups }) => groups.some(({ brands }) => brands.some((brand) => !subject.includes(brand))))) return said;
  return said.map((one) => (subject.includes(one.brand) && isOfOneMind(said, one) ? turn(one) : one));
}

/** The first clause of what counts; null where the sentence does not turn. */
function findMatter(clauses: readonly Clause[]): number | null {
  const turned = clauses.findLastIndex(({ contrast }) => has(contrast, TIME.turn));
  if (turned > 0) return turned;
  return clauses.length > 1 && has(clauses[0]!.contrast, TIME.concession) ? 1 : null;
}

function has(token: Token | null, time: number): boolean {
  return token !== null && (token.times & time) !== 0;
}

function isOfOneMind(said: readonly Said[], { brand, weight }: Said): boolean {
  return said.every((one) => one.brand !== brand || Math.sign(one.weight) === Math.sign(weight));
}

function turn(one: Said): Said {
  return { ...one, weight: -Math.sign(one.weight) * TURNED };
}
