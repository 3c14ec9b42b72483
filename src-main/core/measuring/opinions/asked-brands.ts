/** Hears the answer to a question that is nothing but a name: "Acme? Never again.", "Acme? Rather Globex." */
import { CUE } from './compile-words.ts';
import type { Sentence, Token } from './read-sentences.ts';
import type { Said } from './said.ts';
import { toOtherSide } from './weigh-clause.ts';

/** "And Acme?", "Then Acme?" */
const MOST_OTHERS = 1;

/** Of whom a sentence asks no more than the name; empty: it does not. */
export function findAsked({ isQuestion, tokens, others }: Sentence): readonly number[] {
  if (!isQuestion || others > MOST_OTHERS) return [];
  const named = tokens.filter(({ brand }) => brand >= 0);
  return named.length === 1 && tokens.every(isBare) ? [named[0]!.brand] : [];
}

function isBare({ brand, weight }: Token): boolean {
  return brand >= 0 || weight === 0;
}

const CHOOSES = CUE.compares | CUE.prefers | CUE.advises;

/** What an answer that chooses another brand says of the one that was asked of. `said`: what the answer says. */
export function passOver({ tokens }: Sentence, asked: readonly number[], said: readonly Said[]): Said[] {
  if (!tokens.some(({ kinds, weight }) => (kinds & CHOOSES) !== 0 && weight > 0)) return [];
  const chosen = said.find(({ weight }) => weight > 0);
  if (!chosen) return [];
  return asked
    .filter((brand) => said.every((one) => one.brand !== brand))
    .map((brand) => ({ ...chosen, brand, weight: toOtherSide(chosen.weight) }));
}
