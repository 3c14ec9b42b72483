/** Weighs what a sentence concedes against what it says all the same: "friendly, but the room was dirty", "although it is dear, it is good". */
import { CUE, TIME } from './compile-words.ts';
import type { Token } from './read-sentences.ts';
import type { Said } from './said.ts';
import { MARK } from './separators.ts';

/** What is conceded counts so much where the rest says the reverse. */
const CONCEDED = 0.5;
const CLEAR = 1.5;

/** What is said against a brand that is praised in the same breath is no more than plain blame: "great food, but awful deliveries" is mixed. */
const MOST_AGAINST = -2;

/** `said` of a sentence of these `tokens`, with what is conceded weighed. */
export function weighTurns(tokens: readonly Token[], said: readonly Said[]): Said[] {
  const places = findConceded(tokens);
  if (places.length === 0) return [...said];
  const isConceded = ({ start }: Said) => places.some(([from, to]) => start >= from && start < to);
  const conceded = said.filter(isConceded);
  return said.map((one) => {
    if (!isConceded(one)) {
      const isMixed =
        one.weight < MOST_AGAINST && conceded.some((other) => other.brand === one.brand && isClearPraise(other));
      return isMixed ? { ...one, weight: MOST_AGAINST } : one;
    }
    const rest = said.filter((other) => other.brand === one.brand && !isConceded(other));
    const verdict = rest.reduce((sum, { weight }) => sum + weight, 0);
    return verdict * one.weight < 0 ? { ...one, weight: one.weight * CONCEDED } : one;
  });
}

/** That a brand is cheap weighs little against what is awful. */
function isClearPraise({ weight, aspect }: Said): boolean {
  return weight >= CLEAR && aspect !== 'price';
}

/** What leads to the first name ("After three bad clinics, Acme was ..."), what stands before the last "but", and an "although" up to the next comma. */
function findConceded(tokens: readonly Token[]): [from: number, to: number][] {
  const places: [number, number][] = [];
  const name = tokens.findIndex(({ brand }) => brand >= 0);
  const leading = tokens.findLastIndex(({ kinds }, index) => index < name && (kinds & ENDS) !== 0);
  if (leading > 0) places.push([0, tokens[leading]!.start]);
  const turn = tokens.findLast((token) => isAt(token, TIME.turn));
  if (turn) places.push([0, turn.start]);
  for (const [index, token] of tokens.entries()) {
    if (!isAt(token, TIME.concession)) continue;
    const end = tokens.slice(index + 1).find((next) => (next.kinds & ENDS) !== 0);
    places.push([token.start, end?.start ?? Number.POSITIVE_INFINITY]);
  }
  return places;
}

const ENDS = MARK.comma | MARK.stop | CUE.contrasts;

function isAt({ times }: Token, time: number): boolean {
  return (times & time) !== 0;
}
