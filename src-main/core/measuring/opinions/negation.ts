/** Says whether a word of opinion is denied, by a negation before it, behind it, or shared with the word before. */
import { CUE, TIME } from './compile-words.ts';
import type { Token } from './read-sentences.ts';
import type { Clause } from './split-clauses.ts';
import type { Remark } from './weigh-clause.ts';

/** "不像" is "does not look", but "unlike" before a name. */
const NEGATIONS = CUE.negates | CUE.unlike;
const NEGATION_REACH = 6;
const LATE_NEGATION_REACH = 5;
const OBJECT_REACH = 2;
/** How far before the word, or before the next name ("neither Acme nor Globex"), a name may stand that a negation reaches over. */
const NAME_REACH = 3;
const NEXT_NAME_REACH = 2;
/** "Average": no negation of something good denies it. */
export const LUKEWARM_BLAME = -1;

export function isNegatedAt(tokens: readonly Token[], index: number): boolean {
  const { word, isClosed } = tokens[index]!;
  if (isClosed) return false;
  let reached = word;
  for (let before = index - 1; before >= 0 && word - tokens[before]!.word <= NEGATION_REACH; before--) {
    const { kinds, times, weight, brand } = tokens[before]!;
    // "손에 안 익고 불편해서": nothing but the next word is denied.
    if ((times & TIME.near) !== 0 && word - tokens[before]!.word > 1) continue;
    // "charges no fees and is quick", but not "neither Acme nor Globex".
    const isBetweenNames = (tokens[before - 1]?.brand ?? -1) >= 0 && tokens[before + 1]!.brand >= 0;
    if ((kinds & CUE.joins) !== 0 && word - tokens[before]!.word > 1 && !isBetweenNames) return false;
    if ((kinds & NEGATIONS) === CUE.negates) return weight === 0 || tokens[index]!.weight !== LUKEWARM_BLAME;
    if (brand >= 0) {
      if (reached - tokens[before]!.word > (reached === word ? NAME_REACH : NEXT_NAME_REACH)) return false;
      reached = tokens[before]!.word;
    }
    if (weight !== 0 && (kinds & (CUE.intensifies | CUE.solves)) === 0) return false;
  }
  return false;
}

export function isNegatedLate(tokens: readonly Token[], index: number): boolean {
  const { word, end, weight: blame, isClosed } = tokens[index]!;
  // "никаких проблем не возникло" is denied once.
  if (isClosed) return false;
  for (let after = index + 1; after < tokens.length; after++) {
    const { kinds, weight, word: later, start } = tokens[after]!;
    if (later - word > LATE_NEGATION_REACH && start > end) return false;
    // "opaque et un support inexistant": what is behind the "and" is denied.
    if ((kinds & CUE.joins) !== 0) return false;
    if ((kinds & CUE.negatesBefore) !== 0) return true;
    // "불필요한 보험을 강요하지 않습니다": the verb is denied with its object.
    if (weight !== 0 && (blame >= 0 || weight >= 0 || later - word > OBJECT_REACH)) return false;
  }
  return false;
}

/** So many words may stand behind the negation: "Надёжным Acme не назовёшь". */
const BEHIND_NEGATION = 1;

/** "Zuverlässig war Acme noch nie": what opens a sentence, before the name that it is said of, is denied at the end of its clause. */
export function isDeniedAtEnd({ tokens, others }: Clause): boolean {
  const [first] = tokens;
  if (!first || first.word > 0 || first.isClosed || (first.times & TIME.told) !== 0) return false;
  if (tokens.slice(1).some(({ weight }) => weight !== 0)) return false;
  const last = tokens.findLastIndex(({ kinds }) => (kinds & CUE.negates) !== 0);
  if (last === -1 || others - tokens[last]!.others > BEHIND_NEGATION) return false;
  return tokens.slice(1, last).some(({ brand, start }) => brand >= 0 && start >= first.end);
}

/** "not fast or reliable": the second is negated with the first, unless it says the opposite. */
export function sharesNegation(
  token: Token,
  base: number,
  previous: { remark: Remark; index: number } | null,
): boolean {
  if (!previous || (token.kinds & CUE.leaves) !== 0) return false;
  const { token: before, weight, isNegated } = previous.remark;
  // "without hassle or hidden fees": praise that is closed denies something bad.
  if (!isNegated && !(before.isClosed && weight > 0)) return false;
  return token.word - before.word <= 2 && Math.sign(base) === -Math.sign(weight);
}
