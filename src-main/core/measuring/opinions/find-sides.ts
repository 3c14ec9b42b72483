/** Says whom a clause is about, and whom it is held against: the direction of a comparison. */
import { CUE } from './compile-words.ts';
import type { KeyedText, Token } from './read-sentences.ts';
import type { Clause, Group } from './split-clauses.ts';
import type { Remark } from './weigh-clause.ts';

export interface Sides {
  /** Null: the brand that the sentence is about so far. */
  subject: Group | null;
  other: Group | null;
  /** Whether nobody is the subject unless the clause names them: "Acme alternatives". */
  isSubjectKnown: boolean;
}

/** How many words may stand between a word like "than" and the brand: "than the Globex app", "than what Globex". */
const NEAR = 2;
/** A shorter word that marks the standard means much else besides: French "que", Turkish "-den". */
export const LONG_MARKER = 6;

const VERBS = CUE.beats | CUE.loses;

/** Sets `weight` and `toOther` of remarks anew where a verb turns them around ("is beaten by"). */
export function findSides(clause: Clause, remarks: readonly Remark[], keyed: KeyedText): Sides {
  const { groups, tokens } = clause;
  const sides: Sides = { subject: null, other: null, isSubjectKnown: false };
  if (groups.length === 0) return sides;
  sides.other = findMarked(clause, remarks, keyed) ?? findAlternative(clause, sides, remarks);
  for (const remark of remarks) applyVerb(clause, remark, sides);
  if (!sides.other && !sides.subject) sides.other = findUnmarked(clause, remarks);
  sides.subject ??= groups.find((group) => group !== sides.other) ?? null;
  if (tokens.some(({ kinds }) => (kinds & CUE.over) !== 0))
    sides.other ??= findPassedOver(clause, remarks, sides.subject);
  return sides;
}

/** The brand behind "than", "unlike", "compared to", or before より and the like. */
function findMarked(
  { tokens, groups, isBehindSubject }: Clause,
  remarks: readonly Remark[],
  keyed: KeyedText,
): Group | null {
  // Verbs find their own sides: Italian "di" in "sui tempi di consegna Acme batte Globex" compares nothing.
  const compared = remarks.filter((remark) => remark.isComparison && (remark.token.kinds & VERBS) === 0);
  const isComparison = compared.length > 0;
  // "Globex만큼 믿음직한 곳은 찾기 어렵다": nothing is as good as the only name.
  const isDenied = remarks.some((remark) => remark.isComparison && remark.isNegated);
  for (const token of tokens) {
    if ((token.kinds & CUE.unlike) !== 0) return findNext(groups, token, NEAR);
    const isMarker = isComparison || isLongMarker(token, keyed);
    // "Globexiin verrattuna Acme": behind the name or before it.
    const isEither = (token.kinds & CUE.standardNext) !== 0 && (token.kinds & CUE.standardBefore) !== 0;
    const named = isEither && isMarker ? findBefore(groups, token) : null;
    if (named) return named;
    if ((token.kinds & (CUE.standardNext | CUE.asMuchEnd | CUE.same)) !== 0) {
      // "La rete di Acme è più veloce di quella di Globex": a short word means "than" behind the comparative only.
      const isThan = isLongMarker(token, keyed) || compared.some((remark) => isThanBehind(remark, token, groups));
      const isUsed = (token.kinds & CUE.standardNext) !== 0 ? isMarker && isThan : isComparison;
      const group = isUsed ? findNext(groups, token, NEAR) : null;
      if (group) return group;
    }
    if ((token.kinds & (CUE.standardBefore | CUE.same)) !== 0 && isMarker) {
      const group = findBefore(groups, token);
      if (group && ((token.kinds & CUE.same) === 0 || groups.length > 1 || isBehindSubject || isDenied)) return group;
    }
  }
  return (isComparison && groups.find(({ first }) => isPrefixed(first, keyed))) || null;
}

/**
 * Whether a short word means "than" behind a comparative. It does not behind a verb of preferring ("preferisco pagare di più"), nor where it makes
 * the subject's genitive: "Trovo più onesta la tariffa di Acme di quella di Globex".
 */
function isThanBehind({ token: said }: Remark, marker: Token, groups: readonly Group[]): boolean {
  if (said.start >= marker.start || (said.kinds & (CUE.prefers | CUE.compares)) === CUE.prefers) return false;
  const isLast = groups.at(-1)!.first === groups.find(({ first }) => first.start > marker.start)?.first;
  return isLast || marker.others === said.others || groups[0]!.first.start < said.start;
}

/** Hebrew writes "than" together with the name: "יקרה יותר מגלובקס", "מ-Globex". */
function isPrefixed({ start }: Token, { text }: KeyedText): boolean {
  return /(?:^|\s)מ-?$/.test(text.slice(Math.max(0, start - 3), start));
}

function isLongMarker({ start, end }: Token, { text }: KeyedText): boolean {
  const term = text.slice(start, end);
  return term.length >= LONG_MARKER || /\S[\s\-‐‑]+\S/.test(term) || /[\u3040-\u9fff\uac00-\ud7a3]/.test(term);
}

/** "a great alternative to Globex": praise of the one is mild blame of the other, and blame says nothing of it. */
function findAlternative({ tokens, groups }: Clause, sides: Sides, remarks: readonly Remark[]): Group | null {
  const token = tokens.find(({ kinds }) => (kinds & CUE.alternative) !== 0);
  if (!token) return null;
  const next = findNext(groups, token, NEAR);
  const group = next ?? findBefore(groups, token);
  if (!group) return null;
  // "Globex alternatives", "alternatives to Globex": whoever is praised is not named.
  if (groups.length === 1) {
    if (!next && !isRightBefore(group.last, token)) return null;
    sides.isSubjectKnown = next === null || remarks.every(({ token: said }) => said.start > group.last.start);
  }
  for (const remark of remarks) remark.toOther = remark.weight > 0 ? -1.2 : 0;
  return group;
}

/** Verbs: the one before beats the one behind; where both stand before, the first beats the second. */
function applyVerb({ tokens, groups, isBehindSubject }: Clause, remark: Remark, sides: Sides): void {
  const { token } = remark;
  const rest = groups.filter((group) => group !== sides.other);
  const after = rest.find((group) => group.first.start > token.start) ?? null;
  const before = rest.filter((group) => group.first.start < token.start);
  if ((token.kinds & (CUE.beats | CUE.loses)) !== 0) {
    const agent = findAgent(tokens, groups);
    if (agent && (token.kinds & CUE.beats) !== 0) {
      sides.other = agent;
      sides.subject = rest.find((group) => group !== agent) ?? null;
      remark.weight = -remark.weight;
    } else {
      // Where the verb comes first, the subject does so before the object; "nobody beats Globex" has none.
      const behind = rest.filter((group) => group.first.start > token.start);
      const [only] = before;
      if (isBehindSubject && only && before.length === 1 && !after && token.others - only.last.others <= 1)
        sides.other ??= only;
      sides.subject ??= before.find((group) => group !== sides.other) ?? (behind.length > 1 ? behind[0]! : null);
      sides.other ??=
        rest.find((group) => group !== sides.subject && (behind.includes(group) || group === before[1])) ?? null;
    }
    remark.toOther = remark.isNegated ? 0 : remark.weight < 0 ? 2 : -1.5;
  } else if ((token.kinds & CUE.prefers) !== 0) {
    sides.other ??= findPassedOver({ tokens, groups }, [remark], null);
    const free = groups.filter((group) => group !== sides.other);
    sides.subject ??=
      free.find(({ first }) => first.start > token.start) ??
      findJoined(free, token) ??
      findNamedAgain(free) ??
      free[0] ??
      null;
    sides.other ??=
      findSecond(rest, sides.subject, token) ??
      findChoice(before, sides.subject) ??
      (findJoined(groups, token) !== null ? findOnly(free, sides.subject) : null);
  } else if ((token.kinds & CUE.leaves) !== 0) {
    const left = sides.other ?? findJoined(groups, token) ?? after ?? before.at(-1) ?? null;
    const winner = groups.find((group) => group !== left) ?? null;
    sides.other = winner && left;
    sides.subject = winner ?? left;
    if (winner) [remark.weight, remark.toOther] = [-remark.weight, remark.weight];
  } else if ((token.kinds & CUE.advises) !== 0 && after && after.first.others - token.others <= 4) {
    sides.subject ??= after;
  }
}

/** "Between Acme and Globex I would choose Acme": among whom, joined or not. */
function findChoice(before: readonly Group[], subject: Group | null): Group | null {
  const isChosen = ({ brands }: Group) => brands.some((brand) => subject?.brands.includes(brand));
  const chosen = before.find((group) => group !== subject && isChosen(group));
  if (!chosen || chosen.brands.length > 1) return chosen ?? null;
  return findOnly(before, chosen) ?? chosen;
}

/** "Zwischen Acme und Globex würde ich Acme wählen": the last, where it is one of those before it. */
function findNamedAgain(groups: readonly Group[]): Group | null {
  const last = groups.at(-1);
  return last && groups.some((group) => group !== last && last.brands.every((brand) => group.brands.includes(brand)))
    ? last
    : null;
}

/** "Ich ziehe Acme Globex vor": the second of two behind the verb. */
function findSecond(rest: readonly Group[], subject: Group | null, verb: Token): Group | null {
  const behind = rest.filter((group) => group.first.start > verb.start && group !== subject);
  return behind.length === 1 && subject !== null && subject.first.start > verb.start ? behind[0]! : null;
}

/** "by Globex". */
function findAgent(tokens: readonly Token[], groups: readonly Group[]): Group | null {
  const by = tokens.find(({ kinds }) => (kinds & CUE.by) !== 0);
  return by ? findNext(groups, by, 1) : null;
}

/** "over Globex", "instead of Globex", where something is preferred, advised or an advantage. */
function findPassedOver(
  { tokens, groups }: Pick<Clause, 'tokens' | 'groups'>,
  remarks: readonly Remark[],
  subject: Group | null,
): Group | null {
  for (const [index, token] of tokens.entries()) {
    if ((token.kinds & CUE.over) === 0) continue;
    const isChosen = remarks.some((remark) => (remark.token.kinds & (CUE.prefers | CUE.advises)) !== 0);
    const isAdvantage = remarks.some(({ token: said }) => said === tokens[index - 1] && token.word - said.word <= 2);
    const group = isChosen || isAdvantage ? (findNext(groups, token, NEAR) ?? findBefore(groups, token)) : null;
    if (group && group !== subject) return group;
  }
  return null;
}

/** "Acme лучше Globex": a comparative directly beside the second of two names, with no word between to say so. */
function findUnmarked({ groups }: Clause, remarks: readonly Remark[]): Group | null {
  const [first, second] = groups;
  if (!first || !second || groups.length > 2) return null;
  for (const { token, isComparison } of remarks) {
    if (!isComparison || (token.kinds & (CUE.compares | CUE.advises)) === 0) continue;
    if (token.end <= second.first.start && token.start > first.last.start && second.first.others === token.others)
      return second;
    if (token.start > second.last.start && isRightBefore(second.last, token)) return second;
  }
  return null;
}

/** The first group behind `token`, if it is near. */
function findNext(groups: readonly Group[], token: Token, near: number): Group | null {
  const group = groups.find(({ first }) => first.start >= token.end);
  return group && group.first.others - token.others <= near ? group : null;
}

/** The group that `token` is written together with: "GlobexからAcmeに乗り換え", "从Globex换到Acme". */
function findJoined(groups: readonly Group[], token: Token): Group | null {
  return groups.find(({ last }) => last.end === token.start) ?? null;
}

/** The one besides `subject`, if there is just one. */
function findOnly(groups: readonly Group[], subject: Group | null): Group | null {
  const others = groups.filter((group) => group !== subject);
  return others.length === 1 ? others[0]! : null;
}

/** The group that `token` follows directly. */
function findBefore(groups: readonly Group[], token: Token): Group | null {
  return groups.find(({ last }) => isRightBefore(last, token)) ?? null;
}

function isRightBefore(name: Token, token: Token): boolean {
  return name.end <= token.start && token.start - name.end <= 2 && name.others === token.others;
}
