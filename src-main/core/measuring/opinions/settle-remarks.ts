/** What the remarks of one clause do to each other: neighbours are one, sayings outweigh single words, soon is good only for what is good. */
import { CUE, TIME } from './compile-words.ts';
import type { Token } from './read-sentences.ts';
import type { Remark } from './weigh-clause.ts';

const NEIGHBOUR_REACH = 2;
const BESIDE_SAYING = 0.5;

/** `remarks`: all of a clause of these `tokens`, in order. */
export function settleRemarks(tokens: readonly Token[], remarks: readonly Remark[]): Remark[] {
  const taken = withoutPrice(tokens, remarks);
  const isBlamed = taken.some(({ weight }) => weight < 0);
  return withSayings(joinNeighbours(tokens, isBlamed ? taken.filter((remark) => !isSoon(remark)) : taken));
}

/** "I would rather pay more than go back to Acme": what is bad between "rather" and "than" is only the price of it. */
function withoutPrice(tokens: readonly Token[], remarks: readonly Remark[]): readonly Remark[] {
  const preferred = remarks.find(({ token, weight }) => (token.kinds & CUE.prefers) !== 0 && weight > 0);
  const over =
    preferred && tokens.findLast(({ kinds, start }) => (kinds & CUE.over) !== 0 && start > preferred.token.start);
  if (!over) return remarks;
  return remarks.filter(
    ({ token, weight }) => weight >= 0 || token.start < preferred.token.start || token.start > over.start,
  );
}

/** "Wears out far too quickly" is said once: neighbours that agree are one remark, of the weight of the clearer one. */
function joinNeighbours(tokens: readonly Token[], remarks: readonly Remark[]): Remark[] {
  const joined: Remark[] = [];
  for (const remark of remarks) {
    const before = joined.at(-1);
    if (before && isOneWith(before, remark) && !isJoinedWith(tokens, before, remark)) {
      const clearer = Math.abs(remark.weight) > Math.abs(before.weight) ? remark : before;
      const token = { ...clearer.token, start: before.token.start, end: remark.token.end };
      joined[joined.length - 1] = { ...clearer, token, aspect: clearer.aspect ?? before.aspect ?? remark.aspect };
    } else joined.push(remark);
  }
  return joined;
}

/** "Reliable and friendly" is said twice. */
function isJoinedWith(tokens: readonly Token[], { token: { end } }: Remark, { token: { start } }: Remark): boolean {
  return tokens.some((token) => token.start >= end && token.end <= start && (token.kinds & CUE.joins) !== 0);
}

function isOneWith(before: Remark, { token, weight, isComparison }: Remark): boolean {
  if (before.isComparison || isComparison || Math.sign(before.weight) !== Math.sign(weight)) return false;
  return token.word - before.token.word <= NEIGHBOUR_REACH && token.others - before.token.others <= 1;
}

/** "Dragged its feet over a simple claim": a single word beside what is told counts half where it says the reverse. */
function withSayings(remarks: Remark[]): Remark[] {
  const told = remarks.filter(isTold);
  const sign = Math.sign(told[0]?.weight ?? 0);
  if (told.some(({ weight }) => Math.sign(weight) !== sign)) return remarks;
  return remarks.map((remark) => {
    if (remark.isComparison || isTold(remark) || remark.weight * sign >= 0) return remark;
    return { ...remark, weight: remark.weight * BESIDE_SAYING, toOther: remark.toOther * BESIDE_SAYING };
  });
}

function isTold({ token }: Remark): boolean {
  return (token.times & TIME.told) !== 0;
}

/** "It broke the next day": soon is good only for what is. */
function isSoon({ token }: Remark): boolean {
  return (token.times & TIME.soon) !== 0;
}
