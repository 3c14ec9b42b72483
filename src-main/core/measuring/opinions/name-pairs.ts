/** Takes "the former" and "the latter", "il primo" and "il secondo", for the names of the two brands that stand before them. */
import { CUE, TIME } from './compile-words.ts';
import type { Sentence, Token } from './read-sentences.ts';
import { MARK } from './separators.ts';

/** Makes names of such words in a sentence. `before`: the brands of the sentence before it, in order, each once. Returns those of this one. */
export function namePairs({ tokens }: Sentence, before: readonly number[]): readonly number[] {
  const named: number[] = [];
  const areBoth = tokens.some((token) => isAt(token, TIME.first)) && tokens.some((token) => isAt(token, TIME.second));
  for (const [index, token] of tokens.entries()) {
    if (token.brand >= 0) {
      if (!named.includes(token.brand)) named.push(token.brand);
    } else if ((token.times & ORDERS) !== 0) {
      const [first, second, third] = named.length > 0 ? named : before;
      if (second === undefined || third !== undefined) continue;
      if (!areBoth && !isAt(token, TIME.alone) && !(named.length > 0 && opensClause(tokens, index))) continue;
      token.brand = isAt(token, TIME.first) ? first! : second;
      [token.kinds, token.times] = [0, 0];
    }
  }
  return named.length > 0 ? named : before;
}

const ORDERS = TIME.first | TIME.second;
const OPENS = MARK.comma | MARK.stop | MARK.colon | CUE.contrasts;

/** "Acme und Globex im Vergleich: der erste ..." */
function opensClause(tokens: readonly Token[], index: number): boolean {
  const opener = tokens[index - 1];
  return opener !== undefined && (opener.kinds & OPENS) !== 0 && opener.others === tokens[index]!.others;
}

function isAt({ times }: Token, time: number): boolean {
  return (times & time) !== 0;
}
