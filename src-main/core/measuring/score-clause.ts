/** Scores the words of one clause against a lexicon. Knows nothing of brands. */
import type { Token } from './clauses.ts';
import type { Lexicon } from './sentiment-lexicon.ts';
import type { SteeringWords } from './steering-words.ts';

const LONGEST_PHRASE = 3;
const NEGATION_REACH = 3;
const LATE_NEGATION_REACH = 2;
/** A negated word says the opposite, but less of it: "not good" is weaker than "bad". */
const NEGATED = -0.5;

/** Sum of the weights in `tokens`, each -5 to 5, the longest known phrase first, negated ones turned around; 0 when nothing is said. */
export function scoreClause(tokens: Token[], lexicon: Lexicon, steering: SteeringWords): number {
  let sum = 0;
  for (let index = 0; index < tokens.length; ) {
    const phrase = findPhrase(tokens, index, lexicon, steering);
    if (phrase) sum += phrase.weight * (isNegated(tokens, index, phrase.length, steering) ? NEGATED : 1);
    index += phrase?.length ?? 1;
  }
  return sum;
}

function findPhrase(
  tokens: Token[],
  start: number,
  lexicon: Lexicon,
  steering: SteeringWords,
): { weight: number; length: number } | null {
  let phrase = '';
  let found: { weight: number; length: number } | null = null;
  for (let length = 1; length <= LONGEST_PHRASE && start + length <= tokens.length; length++) {
    const { key, isJoined } = tokens[start + length - 1]!;
    if (length > 1 && !isJoined && !lexicon.beginnings.has(phrase)) break;
    phrase += length === 1 || isJoined ? key : ` ${key}`;
    const weight = lexicon.weights.get(phrase);
    if (weight === undefined || (length === 1 && isNegation(key, steering))) continue;
    found = { weight, length };
  }
  return found;
}

function isNegated(tokens: Token[], start: number, length: number, steering: SteeringWords): boolean {
  const before = tokens.slice(Math.max(0, start - NEGATION_REACH), start);
  const after = tokens.slice(start + length, start + length + LATE_NEGATION_REACH);
  return (
    before.some(({ key }) => steering.negations.has(key) || key.endsWith("n't")) ||
    after.some(({ key }) => steering.lateNegations.has(key))
  );
}

function isNegation(key: string, steering: SteeringWords): boolean {
  return steering.negations.has(key) || steering.lateNegations.has(key) || key.endsWith("n't");
}
