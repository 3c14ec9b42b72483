/** Weighs what a clause says, good or bad, with its negations and degrees. Knows nothing of whom it is said. */
import { CUE, TIME, type VerbPlace } from './compile-words.ts';
import { isDeniedAtEnd, isNegatedAt, isNegatedLate, LUKEWARM_BLAME, sharesNegation } from './negation.ts';
import { ASPECTS, type Aspect } from './opinion-words.ts';
import type { AspectMark, Token } from './read-sentences.ts';
import { settleRemarks } from './settle-remarks.ts';
import type { Clause } from './split-clauses.ts';

/** Something said. `toOther`: what it says of the brand on the other side, if there is one. */
export interface Remark {
  token: Token;
  weight: number;
  toOther: number;
  isComparison: boolean;
  isNegated: boolean;
  aspect: Aspect | null;
}

/** What the clauses before leave to the next. */
export interface Context {
  aspects: readonly AspectMark[];
  /** What the block as a whole is about. */
  aspect: Aspect | null;
  verb: VerbPlace;
}

const SAME_REACH = 3;
const SOLVED_REACH = 6;
const ASPECT_REACH = 6;
const LEVEL_REACH = 4;
const ADVICE_REACH = 3;
const INTENSIFIED = 1.5;
const DIMINISHED = 0.5;
const SLIGHTLY_COMPARED = 0.75;
/** What is said against one says something good of the other, but less. */
const OTHER_SIDE = 0.6;
/** So little still makes an opinion of the other, where the one is clear. */
const LEAST_OTHER = 1.2;
const CLEAR = 1.5;

/** What a remark of this weight says of the other side. */
export function toOtherSide(weight: number): number {
  const size = Math.abs(weight);
  return -Math.sign(weight) * (size >= CLEAR ? Math.max(LEAST_OTHER, size * OTHER_SIDE) : size * OTHER_SIDE);
}

const EVENTS = CUE.same | CUE.high | CUE.low;
const COMPARISONS = CUE.compares | CUE.beats | CUE.loses | CUE.prefers | CUE.leaves;

export function weighClause(clause: Clause, context: Context): Remark[] {
  const { tokens } = clause;
  const remarks: Remark[] = [];
  let previous: { remark: Remark; index: number } | null = null;
  for (const [index, token] of tokens.entries()) {
    if ((token.kinds & CUE.supposes) !== 0) break;
    if ((token.times & TIME.mixed) !== 0) {
      remarks.push(toMixed(token, context));
      continue;
    }
    const base = toBase(tokens, index, context);
    if (
      base === 0 ||
      isCase(tokens, index) ||
      (context.verb !== 'last' && isSolved(tokens, index)) ||
      (context.verb !== 'first' && isSolvedLater(tokens, index))
    )
      continue;
    const remark = toRemark(clause, index, base, context, previous);
    if (remark.weight === 0) continue;
    // "recommend avoiding it", "best to avoid it": the advice is what is said.
    if (previous && token.word - previous.remark.token.word <= ADVICE_REACH) {
      if (isAdviceAgainst(token) && previous.remark.weight > 0) remarks.pop();
      if (isAdviceAgainst(previous.remark.token) && remark.weight > 0) continue;
    }
    remarks.push(remark);
    previous = { remark, index };
  }
  return settleRemarks(tokens, remarks);
}

/** "A mixed bag" weighs nothing, and is said all the same. */
function toMixed(token: Token, { aspects, aspect }: Context): Remark {
  const near = findNearest(aspects, token, ASPECT_REACH) ?? aspect;
  return { token, weight: 0, toOther: 0, isComparison: false, isNegated: false, aspect: near };
}

/** The weight that a token has of itself in this place; 0: it says nothing here. */
function toBase(tokens: readonly Token[], index: number, context: Context): number {
  const token = tokens[index]!;
  if (token.weight === 0 && (token.kinds & EVENTS) === 0) return 0;
  const next = tokens[index + 1];
  const isNextSaid = next !== undefined && (next.weight !== 0 || (next.kinds & EVENTS) !== 0);
  // "lacks a good editor" negates, "lacks an editor" and "lacks basic tools" are blame; "incredibly fast" is one remark.
  if ((token.kinds & CUE.negates) !== 0) {
    if ((token.kinds & CUE.loses) !== 0) return next !== undefined && next.brand >= 0 ? token.weight : 0;
    if (isNextSaid && next.kinds !== CUE.same && next.weight !== LUKEWARM_BLAME && next.word - token.word <= 4)
      return 0;
  }
  if ((token.kinds & CUE.intensifies) !== 0 && isNextSaid && next.word - token.word <= 1) return 0;
  // "avoids errors" is no advice against anybody.
  if ((token.kinds & CUE.solves) !== 0 && !(next !== undefined && next.brand >= 0)) return 0;
  if (token.weight !== 0) return token.weight;
  // "as good as" beside another word of opinion is its measure.
  if ((token.kinds & CUE.same) !== 0) return tokens.some(({ weight }) => weight !== 0) ? 0 : 1;
  return toLevel(token, context);
}

/** "high price" is blame, "high quality" praise; "high" alone says nothing. */
function toLevel(token: Token, { aspects, aspect }: Context): number {
  const near = findNearest(aspects, token, LEVEL_REACH) ?? aspect;
  if (near === null) return 0;
  return (near === 'price') === ((token.kinds & CUE.high) !== 0) ? -2 : 2;
}

/** "Acme refunded us when the flight was late": what goes wrong behind "when", where nobody is named. */
function isCase(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]!.weight >= 0) return false;
  const opens = tokens.findIndex(({ times }) => (times & TIME.case) !== 0);
  return opens !== -1 && opens < index && tokens.slice(opens).every(({ brand }) => brand < 0);
}

/** Whether a blame word names what a product is there for: "prevents fraud and errors". */
function isSolved(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]!.weight >= 0 || (tokens[index]!.kinds & COMPARISONS) !== 0) return false;
  for (let before = index - 1; before >= 0; before--) {
    const { kinds, word, weight, brand } = tokens[before]!;
    // Arabic has the subject behind its verb: "يحمي Acme من الاحتيال".
    if (brand >= 0 && isSolvedBy(tokens[before - 1], word)) continue;
    if (tokens[index]!.word - word > SOLVED_REACH) return false;
    if ((kinds & CUE.solves) !== 0) return !isNegatedAt(tokens, before);
    if (weight > 0 || brand >= 0) return false;
  }
  return false;
}

/** Whether a verb of `solves` stands directly before the word `at`. */
function isSolvedBy(verb: Token | undefined, at: number): boolean {
  return verb !== undefined && (verb.kinds & CUE.solves) !== 0 && at - verb.word <= 1;
}

/** The same where the verb comes last. */
function isSolvedLater(tokens: readonly Token[], index: number): boolean {
  const { weight: blame, kinds: own, word: place } = tokens[index]!;
  if (blame >= 0 || (own & COMPARISONS) !== 0) return false;
  for (let after = index + 1; after < tokens.length; after++) {
    const { kinds, times, word, weight, brand } = tokens[after]!;
    // "Störungen binnen einer Stunde behebt"
    if (word - place > SOLVED_REACH || (weight > 0 && (times & TIME.soon) === 0) || brand >= 0) return false;
    if ((kinds & CUE.solves) !== 0) return true;
  }
  return false;
}

function toRemark(
  clause: Clause,
  index: number,
  base: number,
  context: Context,
  previous: { remark: Remark; index: number } | null,
): Remark {
  const { tokens } = clause;
  const token = tokens[index]!;
  const degree = readDegree(tokens, index);
  const isSame = (token.kinds & CUE.same) !== 0 || isAsMuch(tokens, index);
  const isComparison = degree.direction !== 0 || (token.kinds & COMPARISONS) !== 0;
  const isNegated =
    isNegatedAt(tokens, index) ||
    isNegatedLate(tokens, index) ||
    sharesNegation(token, base, previous) ||
    (index === 0 && isDeniedAtEnd(clause));
  const weight = clip(
    isComparison ? toCompared(base, degree, isNegated) : toPlain(token, base, degree, isNegated, isSame),
  );
  const aspect = findNearest(context.aspects, token, ASPECT_REACH) ?? context.aspect;
  return {
    token,
    weight,
    toOther: toOther(token, weight, isComparison, isNegated, isSame),
    isComparison: isComparison || isSame,
    isNegated,
    aspect,
  };
}

function toOther(token: Token, weight: number, isComparison: boolean, isNegated: boolean, isSame: boolean): number {
  if (isSame && !isNegated) return (token.kinds & CUE.same) !== 0 ? 0 : weight / 2;
  // "no better than Globex" says nothing of Globex.
  if (isComparison && isNegated) return 0;
  return toOtherSide(weight);
}

interface Degree {
  /** 1 for "more", -1 for "less", else 0. */
  direction: number;
  factor: number;
  isTooMuch: boolean;
}

/** What stands directly before a remark, or behind it where nothing else is said. */
function readDegree(tokens: readonly Token[], index: number): Degree {
  const degree: Degree = { direction: 0, factor: 1, isTooMuch: false };
  const { word } = tokens[index]!;
  for (let before = index - 1; before >= 0 && word - tokens[before]!.word <= 3; before--) {
    const { kinds, weight, brand } = tokens[before]!;
    if (brand >= 0 || (weight !== 0 && (kinds & CUE.intensifies) === 0)) break;
    if (degree.direction === 0 && (kinds & CUE.more) !== 0) degree.direction = 1;
    else if (degree.direction === 0 && (kinds & CUE.less) !== 0) degree.direction = -1;
    else if ((kinds & CUE.exceeds) !== 0) degree.isTooMuch = true;
    else if ((kinds & CUE.intensifies) !== 0) degree.factor *= INTENSIFIED;
    else if ((kinds & CUE.diminishes) !== 0) degree.factor *= DIMINISHED;
  }
  return degree;
}

function toCompared(base: number, { direction, factor }: Degree, isNegated: boolean): number {
  const sign = Math.sign(base) * (direction === -1 ? -1 : 1);
  // "no less reliable than" says more than "no worse than".
  if (isNegated) return sign > 0 ? -1.5 : direction === -1 ? 1.5 : 1;
  return sign * Math.max(2, Math.abs(base)) * (factor < 1 ? SLIGHTLY_COMPARED : Math.min(factor, INTENSIFIED));
}

function toPlain(
  token: Token,
  base: number,
  { factor, isTooMuch }: Degree,
  isNegated: boolean,
  isSame: boolean,
): number {
  if (isTooMuch) return isNegated ? 1 : -Math.max(2, Math.abs(base));
  // "quite average" and "completely average" are one.
  if (!isNegated) return base === LUKEWARM_BLAME ? Math.max(base, base * factor) : base * factor;
  if (isSame) return base > 0 ? -2 : 2;
  if ((token.kinds & CUE.advises) !== 0) return base > 0 ? -2 : 1;
  // "not outstanding" and "not terrible" are lukewarm, "not good" is blame, "no errors" praise.
  if (Math.abs(base) === 3) return -Math.sign(base);
  if (base < 0) return base === -1 ? 1 : 1.5;
  return -1.5;
}

function clip(weight: number): number {
  return Math.max(-3, Math.min(3, weight));
}

/** "as fast as", "so schnell wie". */
function isAsMuch(tokens: readonly Token[], index: number): boolean {
  const { word } = tokens[index]!;
  const opens = (token: Token | undefined) =>
    token !== undefined && (token.kinds & CUE.asMuch) !== 0 && word - token.word <= 2;
  const closes = (token: Token | undefined) =>
    token !== undefined && (token.kinds & CUE.asMuchEnd) !== 0 && token.word - word <= 4;
  // "as good as", "safe like".
  for (const measure of [tokens[index - 1], tokens[index + 1]])
    if (measure && (measure.kinds & CUE.same) !== 0 && Math.abs(word - measure.word) <= SAME_REACH) return true;
  return (
    (opens(tokens[index - 1]) || opens(tokens[index - 2])) && (closes(tokens[index + 1]) || closes(tokens[index + 2]))
  );
}

function findNearest(marks: readonly AspectMark[], { start, word }: Token, reach: number): Aspect | null {
  let nearest: AspectMark | null = null;
  let least = reach + 1;
  for (const mark of marks) {
    const distance = mark.start === start ? -1 : Math.abs(mark.word - word);
    if (distance < least) [nearest, least] = [mark, distance];
  }
  return nearest === null ? null : toAspect(nearest.aspects);
}

/** The first of the aspects whose bits are set. */
export function toAspect(bits: number): Aspect | null {
  return ASPECTS.find((_, index) => (bits & (1 << index)) !== 0) ?? null;
}

function isAdviceAgainst({ kinds, weight }: Token): boolean {
  return (kinds & CUE.advises) !== 0 && weight < 0;
}
