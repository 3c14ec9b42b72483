/** Splits a sentence into clauses, and the names of a clause into groups: "Acme, Globex and Initech". Weighs nothing. */
import { CUE, TIME } from './compile-words.ts';
import type { Sentence, Token } from './read-sentences.ts';
import { MARK, SEPARATORS } from './separators.ts';

/** Names with nothing but commas and "and" between them. */
export interface Group {
  brands: number[];
  first: Token;
  last: Token;
}

export interface Clause {
  tokens: Token[];
  groups: Group[];
  /** What separates it from the clause before: `MARK` or `CUE.contrasts`; 0 for the first one. */
  opener: number;
  /** Words that are no token. */
  others: number;
  /** "Acme, Globex'ten daha iyi": the clause before is nothing but its subject. */
  isBehindSubject: boolean;
}

const SPEAKS = CUE.same | CUE.high | CUE.low;

export function splitClauses(sentence: Sentence): Clause[] {
  const clauses: Clause[] = [];
  let clause = toClause(0);
  let othersBefore = 0;
  const open = (opener: number, others: number) => {
    clause.others = others - othersBefore;
    othersBefore = others;
    if (clause.tokens.length > 0 || clause.others > 0) clauses.push(clause);
    else opener |= clause.opener;
    clause = toClause(opener);
  };
  for (const [index, token] of sentence.tokens.entries()) {
    if (goesOnBehind(token, sentence.tokens[index + 1])) continue;
    if ((token.kinds & SEPARATORS) !== 0) open(token.kinds, token.others);
    else if ((token.kinds & CUE.contrasts) !== 0) {
      open(CUE.contrasts, token.others);
      if ((token.kinds & ~CUE.contrasts) !== 0 || token.weight !== 0) clause.tokens.push(token);
    } else if (isNowBehindOnce(token, clause)) {
      open(CUE.contrasts, token.others);
      clause.tokens.push(token);
    } else if (startsClause(sentence.tokens, index, clause)) open(CUE.joins, token.others);
    else if (clauses.length === 0 && startsMain(token, clause)) {
      const verb = isRightBefore(clause.tokens.at(-1)!, token) ? clause.tokens.pop()! : null;
      open(CUE.contrasts, verb?.others ?? token.others);
      clause.tokens.push(...(verb ? [verb] : []), token);
    } else clause.tokens.push(token);
  }
  open(0, sentence.others);
  const merged = mergeBareNames(clauses);
  for (const one of merged) one.groups = toGroups(one.tokens);
  return merged;
}

/** "быстрее, чем Globex", "предпочитают Acme, а не Globex": a comma before the mark of the other side opens nothing. */
function goesOnBehind(comma: Token, next: Token | undefined): boolean {
  const marks = CUE.standardNext | CUE.over | CUE.asMuchEnd;
  // Portuguese "que" is "than" and "which".
  if ((comma.kinds & MARK.relative) !== 0) return false;
  return (comma.kinds & MARK.comma) !== 0 && next?.others === comma.others && (next.kinds & marks) !== 0;
}

function toClause(opener: number): Clause {
  return { tokens: [], groups: [], opener, others: 0, isBehindSubject: false };
}

const COMPARES = CUE.compares | CUE.more | CUE.less | CUE.standardNext | CUE.beats | CUE.loses | CUE.asMuch | CUE.same;

/** "Medan Acme är tydlig gömmer Globex sina avgifter": behind a contrast that opens a sentence, a second name, where nothing compares, and its verb. */
function startsMain({ brand }: Token, { tokens, opener }: Clause): boolean {
  if (brand < 0 || (opener & CUE.contrasts) === 0) return false;
  const named = tokens.find((token) => token.brand >= 0);
  if (!named || named.brand === brand || tokens.some(({ kinds }) => (kinds & COMPARES) !== 0)) return false;
  const last = tokens.at(-1)!;
  return (
    last.brand < 0 &&
    (last.kinds & CUE.joins) === 0 &&
    tokens.some(({ weight, start }) => weight !== 0 && start > named.start)
  );
}

function isRightBefore(verb: Token, name: Token): boolean {
  return verb.weight !== 0 && verb.others === name.others;
}

export const ADVICE = CUE.advises | CUE.prefers;

/** "Acme is fast and Globex is reliable", "Choose Acme and avoid Globex", "and those of Globex are reliable": an "and" before a name, behind something said of another. */
function startsClause(tokens: readonly Token[], index: number, clause: Clause): boolean {
  const token = tokens[index]!;
  if ((token.kinds & CUE.joins) === 0) return false;
  const [verb, named] = tokens.slice(index + 1, index + 3);
  const isThose = (token.times & TIME.those) !== 0;
  const isPassed = verb && verb.brand < 0 && (isThose || (verb.kinds & ADVICE) !== 0);
  const next = isPassed ? named : verb;
  if (!next || next.brand < 0 || next.others - token.others > (isThose ? 2 : 1)) return false;
  const first = clause.tokens.findIndex(({ brand }) => brand >= 0);
  const said = (isThose || next === verb) && !isWarned(tokens, index) ? clause.tokens.slice(first) : clause.tokens;
  return first >= 0 && said.some(({ weight, kinds }) => weight !== 0 || (kinds & SPEAKS) !== 0);
}

/** "Choose Acme and leave Globex alone": advice against stands behind the name. */
function isWarned(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(index + 1).some(({ kinds, weight }) => (kinds & CUE.advises) !== 0 && weight < 0);
}

/** "Acme, Globex and Initech are good": clauses of nothing but a name join the one that goes on with a name. */
function mergeBareNames(clauses: readonly Clause[]): Clause[] {
  const merged: Clause[] = [];
  for (const clause of clauses) {
    const before = merged.at(-1);
    const goesOn = (clause.opener & MARK.comma) !== 0 && startsWithName(clause.tokens);
    if (before && goesOn && endsWithName(before, clause.tokens) && startsWithOther(clause.tokens)) {
      clause.isBehindSubject = true;
      merged.push(clause);
    } else if (before && goesOn && isBare(before)) {
      before.tokens.push(
        { ...clause.tokens[0]!, brand: -1, kinds: CUE.joins, end: clause.tokens[0]!.start },
        ...clause.tokens,
      );
      before.others += clause.others;
    } else merged.push(clause);
  }
  return merged;
}

/** Whether nothing stands between the last name of a clause and the first of the next, and nothing is said yet. */
function endsWithName({ tokens }: Clause, [next]: readonly Token[]): boolean {
  const last = tokens.at(-1);
  if (!last || last.brand < 0 || last.others !== next?.others) return false;
  return tokens.every(
    ({ weight, kinds }) => weight === 0 && (kinds & (MARKS_OTHER | CUE.standardNext | CUE.unlike)) === 0,
  );
}

function startsWithName(tokens: readonly Token[]): boolean {
  return tokens.find(({ kinds }) => kinds !== CUE.joins)?.brand !== -1 && tokens.length > 0;
}

const MARKS_OTHER = CUE.standardBefore | CUE.same | CUE.loses | CUE.beats;

/** Whether what follows the name, at most behind its ending ("'un"), says that it is the other side. */
function startsWithOther([name, next]: readonly Token[]): boolean {
  return name !== undefined && next !== undefined && next.others - name.others <= 1 && (next.kinds & MARKS_OTHER) !== 0;
}

/** "Once slow, Acme now flies": what is so now is another clause than what was so once. */
function isNowBehindOnce({ times }: Token, { tokens }: Clause): boolean {
  return (times & TIME.now) !== 0 && tokens.some((before) => (before.times & TIME.once) !== 0);
}

/** Whether a clause has names and nothing else. */
export function isBare({ tokens, others }: Clause): boolean {
  return others === 0 && tokens.length > 0 && tokens.every(({ brand, kinds }) => brand >= 0 || kinds === CUE.joins);
}

/** "but ..." */
export function opensContrast({ opener }: Clause): boolean {
  return (opener & CUE.contrasts) !== 0;
}

function toGroups(tokens: readonly Token[]): Group[] {
  const groups: Group[] = [];
  let isJoined = false;
  /** "tanto a Acme quanto a Globex": as many words may stand before the second name. */
  let between = 0;
  let before: Token | null = null;
  for (const [index, token] of tokens.entries()) {
    const group = groups.at(-1);
    if (isBothAnd(tokens, index)) [isJoined, between] = [true, 1];
    else if (token.brand < 0) isJoined = token.kinds === CUE.joins && (isJoined || group?.last === before);
    else if (group && isJoined && token.others - group.last.others <= between) {
      group.last = token;
      if (!group.brands.includes(token.brand)) group.brands.push(token.brand);
    } else groups.push({ brands: [token.brand], first: token, last: token });
    if (token.brand >= 0) [isJoined, between] = [false, 0];
    before = token;
  }
  return groups;
}

/** The second half of "sowohl Acme als auch Globex", "tanto Acme como Globex", "sia Acme che Globex". */
function isBothAnd(tokens: readonly Token[], index: number): boolean {
  if (index < 2 || (tokens[index]!.kinds & CUE.asMuchEnd) === 0) return false;
  const [both, name, , next] = tokens.slice(index - 2, index + 2);
  return (
    (both!.kinds & CUE.asMuch) !== 0 &&
    name!.brand >= 0 &&
    next !== undefined &&
    next.brand >= 0 &&
    name!.others === tokens[index]!.others
  );
}
