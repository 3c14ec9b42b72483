/** Says what one sentence says of whom, clause by clause. Knows nothing of headings, lists and tables. */
import { preferBare } from './bare-preferences.ts';
import { CUE, type VerbPlace } from './compile-words.ts';
import { dropContrastingConditions, isSupposed } from './conditions.ts';
import { findSides, LONG_MARKER, type Sides } from './find-sides.ts';
import { FormerRemarks } from './former-remarks.ts';
import { isBareDenial, toDenied } from './left-out-verbs.ts';
import type { AspectMark, KeyedText, Sentence, Token } from './read-sentences.ts';
import { add, type Said } from './said.ts';
import { MARK } from './separators.ts';
import { type Clause, type Group, splitClauses } from './split-clauses.ts';
import { weighTurns } from './turns.ts';
import { type Context, type Remark, toOtherSide, weighClause } from './weigh-clause.ts';

export interface JudgedSentence {
  said: Said[];
  /** Whom the sentence is about at its end; empty: nobody. */
  subject: readonly number[];
}

/** `carried`: whom it is about if it names nobody, or before it does. */
export function judgeSentence(
  sentence: Sentence,
  keyed: KeyedText,
  carried: readonly number[],
  { aspect, verb }: Pick<Context, 'aspect' | 'verb'>,
): JudgedSentence {
  const clauses = splitClauses(sentence);
  dropContrastingConditions(clauses);
  const said: Said[] = [];
  const isMute = sentence.isQuestion || isSupposed(clauses);
  let subject = findLeading(clauses, carried);
  let remarksBefore: Remark[] = [];
  let aboutBefore: readonly number[] = [];
  let waiting: readonly number[] = [];
  let choice: readonly number[] = [];
  const former = new FormerRemarks();
  let hasLeft = false;
  for (const [index, clause] of clauses.entries()) {
    if (clause.groups.length === 2) preferBare(clause, keyed.text);
    let weighed = isMute ? [] : weighClause(clause, { aspects: sentence.aspects, aspect, verb });
    const sides = findSides(clause, weighed, keyed);
    weighed = withoutRespects(weighed, sides, clause, sentence.aspects);
    const described = findDescribed(clauses, index) ?? findUnlike(clauses, index, sides, weighed);
    if (sides.subject && !described) subject = sides.subject.brands;
    let current = described ?? (sides.isSubjectKnown && !sides.subject ? [] : subject);
    const isFormer = former.takes(clause, weighed, current, said);
    const remarks: Remark[] = isFormer ? [] : withoutRelief(weighed, hasLeft && clause.groups.length === 0);
    hasLeft ||= remarks.some(isLeaving);
    let other: readonly number[] = sides.other?.brands ?? [];
    if (!sides.subject && remarks.some(isDenied) && subject.every((brand) => other.includes(brand)))
      [subject, current] = [other, []];
    if (described) {
      for (const remark of remarks) add(said, described, remark, remark.weight);
      if (isUnlike(clause) && !isUnlikeBehind(clauses, index)) waiting = described;
      continue;
    }
    if (remarks.length === 0 && isBareDenial(clause) && !aboutBefore.some((brand) => current.includes(brand))) {
      for (const remark of remarksBefore) add(said, current, remark, toDenied(remark));
      continue;
    }
    // "Acme does all that Globex does, only better".
    const ranked = clause.groups.length === 0 && remarks.some(isVictory) ? findTwo(clauses) : null;
    if (ranked) [subject, current, other] = [ranked[0], ranked[0], ranked[1]];
    if (remarks.length === 0 && other.length > 0) {
      // "Unlike Globex, Acme is slow", "Acme is slow, unlike Globex".
      if (remarksBefore.length === 0) waiting = other;
      for (const remark of remarksBefore) add(said, other, remark, toOtherSide(remark.weight));
      continue;
    }
    // "Between Acme and Globex, I would choose Acme", "Acme and Globex are good, but Acme is better".
    if (other.length === 0 && sides.subject && remarks.some(isChosen) && isAmong(current, choice)) other = choice;
    choice = clause.groups.find(({ brands }) => brands.length > 1)?.brands ?? choice;
    if (remarks.length === 0) continue;
    // "If you want good support, avoid Acme": what one wants is not said of what one should avoid.
    if (said.length > 0 && isNamedFirst(clauses, clause) && remarks.every(isWarning))
      said.splice(0, said.length, ...said.filter(({ weight }) => weight < 0));
    const isWaited = other.length === 0 && waiting.length > 0;
    if (isWaited) other = waiting;
    waiting = [];
    for (const remark of remarks) {
      if (sides.other && describes(remark, sides.other, clause, verb)) {
        add(said, other, remark, remark.weight);
        continue;
      }
      add(said, current, remark, remark.weight);
      const others = other.filter((brand) => !current.includes(brand));
      add(said, others, remark, isWaited ? toOtherSide(remark.weight) : toOther(remark, current));
    }
    [remarksBefore, aboutBefore] = [remarks, current];
  }
  return { said: [...weighTurns(sentence.tokens, said), ...former.turnAround(said)], subject };
}

/** The name that a clause behind it describes: "Globex, which is slow, ...", "Unlike Globex, slow as it is, Acme ...". */
function findDescribed(clauses: readonly Clause[], index: number): readonly number[] | null {
  const { opener, groups } = clauses[index]!;
  const before = clauses[index - 1];
  if (groups.length > 0 || !before) return null;
  const isDescribed = (opener & MARK.relative) !== 0 || (isUnlike(before) && namesOther(clauses[index + 1], before));
  return isDescribed ? (before.groups.at(-1)?.brands ?? null) : null;
}

/** "Unlike Globex that crashes, Acme ...", "crash-prone Globexと違って": whom what stands beside the only name of such a clause is said of. */
function findUnlike(
  clauses: readonly Clause[],
  index: number,
  { other }: Sides,
  remarks: readonly Remark[],
): readonly number[] | null {
  const clause = clauses[index]!;
  if (!other || !isUnlike(clause) || clause.groups.length !== 1 || remarks.some(({ isComparison }) => isComparison))
    return null;
  return namesOther(clauses[index + 1], clause) || (remarks.length > 0 && isUnlikeBehind(clauses, index))
    ? other.brands
    : null;
}

/** "Acme's drivers are polite, unlike the rude ones of Globex": the name is that of such a clause, which a comma opens. */
function isUnlikeBehind(clauses: readonly Clause[], index: number): boolean {
  const { opener, tokens } = clauses[index]!;
  const opensWith = tokens.find(({ kinds }) => kinds !== CUE.joins);
  return (
    (opener & MARK.comma) !== 0 &&
    (opensWith!.kinds & CUE.unlike) !== 0 &&
    namesOther(clauses[index - 1], clauses[index]!)
  );
}

/** "Unlike Globex", "compared to Globex's cold service". */
function isUnlike({ tokens, groups }: Clause): boolean {
  if (groups.length !== 1) return false;
  return tokens.some(({ kinds }) => (kinds & CUE.unlike) !== 0) || opensWithStandard(tokens);
}

function opensWithStandard([first]: readonly Token[]): boolean {
  const { kinds, start, end } = first!;
  return (kinds & CUE.standardNext) !== 0 && end - start >= LONG_MARKER;
}

function namesOther(next: Clause | undefined, { groups }: Clause): boolean {
  const brands = next?.groups[0]?.brands ?? [];
  return brands.length > 0 && brands.every((brand) => !groups[0]!.brands.includes(brand));
}

/**
 * "a great alternative to the clumsy Globex": what stands directly before the other's name is said of the other. Where verbs come last, a word
 * may stand between ("버그가 잦은 Globex와 달리").
 */
function describes(remark: Remark, other: Group, { tokens }: Clause, verb: VerbPlace): boolean {
  const { token, isComparison } = remark;
  const { first } = other;
  if (isBehindOwner(remark, other, tokens)) return true;
  const isBeside = first.start - token.end <= 1 || (verb === 'last' && first.others - token.others <= 1);
  // "比起動不動就當機的 Globex": between the mark of the other side and its name.
  if (!isComparison && token.end <= first.start && followsMark(token, tokens)) return true;
  const isBefore = token.end <= first.start && isBeside && first.word - token.word <= 2;
  return !isComparison && isBefore && tokens.find(({ start }) => start >= token.end) === first;
}

/** Between an adjective and the next name stand its noun and the verb. */
const NOUN_AND_VERB = 2;

/** "Till skillnad från Globex otrevliga förare är Acmes hjälpsamma": what stands directly behind the name of an "unlike" has a noun behind it. */
function isBehindOwner({ token, isComparison }: Remark, { last }: Group, tokens: readonly Token[]): boolean {
  if (isComparison || token.start < last.end || token.others !== last.others) return false;
  const next = tokens.find(({ brand, start }) => brand >= 0 && start > token.start);
  if (next === undefined || next.others - token.others < NOUN_AND_VERB) return false;
  return tokens.some(({ kinds, end }) => (kinds & CUE.unlike) !== 0 && end <= last.start);
}

function followsMark({ start }: Token, tokens: readonly Token[]): boolean {
  const mark = tokens.findLast(
    (token) => token.end <= start && (token.brand >= 0 || (token.kinds & (CUE.standardNext | CUE.unlike)) !== 0),
  );
  return mark !== undefined && mark.brand < 0 && (mark.kinds & CUE.standardBefore) === 0;
}

/** "Nobody beats Globex", "it gets no better than Globex". */
function toOther(remark: Remark, subject: readonly number[]): number {
  return isDenied(remark) && subject.length === 0 ? -remark.weight : remark.toOther;
}

/** "Nobody is faster than Globex": there is no subject, whomever the sentence was about before, and it goes on about Globex. */
function isDenied({ weight, isComparison, isNegated }: Remark): boolean {
  return isComparison && isNegated && weight < 0;
}

const RESPECT_REACH = 2;

/** "Acme lags behind Globex in quality": an aspect right behind the other side is what they are compared in, no praise. */
function withoutRespects(
  remarks: Remark[],
  { other }: Sides,
  { tokens }: Clause,
  aspects: readonly AspectMark[],
): Remark[] {
  if (!other || !remarks.some(({ isComparison }) => isComparison)) return remarks;
  const { end, others } = other.last;
  const joins =
    tokens.find(({ kinds, start }) => start >= end && (kinds & CUE.joins) !== 0)?.start ?? Number.POSITIVE_INFINITY;
  return remarks.filter(({ token, isComparison }) => {
    const isRespect = token.start >= end && token.start < joins && token.others - others <= RESPECT_REACH;
    return isComparison || !isRespect || !aspects.some(({ start }) => start === token.start);
  });
}

function isVictory({ token, weight }: Remark): boolean {
  return (token.kinds & CUE.beats) !== 0 && weight > 0;
}

/** The only two that a sentence names, in order. */
function findTwo(clauses: readonly Clause[]): [first: readonly number[], second: readonly number[]] | null {
  const brands = new Set(clauses.flatMap(({ groups }) => groups.flatMap((group) => group.brands)));
  const [first, second] = brands;
  return brands.size === 2 ? [[first!], [second!]] : null;
}

/** Whether no clause before names anybody. */
function isNamedFirst(clauses: readonly Clause[], clause: Clause): boolean {
  return clauses.find(({ groups }) => groups.length > 0) === clause;
}

/** "We cancelled Acme and do not regret it": what is good behind the leaving is to have left. */
function withoutRelief(remarks: readonly Remark[], hasLeft: boolean): Remark[] {
  const left = hasLeft ? 0 : remarks.findIndex(isLeaving);
  return remarks.filter(({ weight }, index) => left === -1 || weight < 0 || index < left);
}

/** Whether a brand is left for none that is named. */
function isLeaving({ token, weight }: Remark): boolean {
  return (token.kinds & CUE.leaves) !== 0 && weight < 0;
}

function isChosen({ token, weight, isComparison }: Remark): boolean {
  return ((token.kinds & CUE.prefers) !== 0 || isComparison) && weight > 0;
}

function isAmong(some: readonly number[], all: readonly number[]): boolean {
  return some.length < all.length && some.every((brand) => all.includes(brand));
}

function isWarning({ token, weight }: Remark): boolean {
  return (token.kinds & CUE.advises) !== 0 && weight < 0;
}

/**
 * Whom clauses before the first name are about: "Although expensive, Acme is good", "No hidden fees: that is Acme". What stands before the colon
 * of a list of several is its title.
 */
function findLeading(clauses: readonly Clause[], carried: readonly number[]): readonly number[] {
  if (carried.length > 0) return carried;
  const index = clauses.findIndex(({ groups }) => groups.length > 0);
  const first = clauses[index];
  if (index < 1 || !first) return [];
  const isTitle = clauses.slice(1, index + 1).some(({ opener }) => (opener & (MARK.colon | MARK.stop)) !== 0);
  const brands = first.groups[0]!.brands;
  const isAlone =
    brands.length === 1 && clauses.every(({ groups }) => groups.every((group) => group.brands.includes(brands[0]!)));
  return isTitle && !isAlone ? [] : brands;
}
