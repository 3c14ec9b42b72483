/** Hears a name that stands alone behind what it is for: "**Tight budget** → Acme. …", "Wide feet: not Globex." */
import { CUE } from './compile-words.ts';
import type { KeyedText, Sentence, Token } from './read-sentences.ts';
import { MARK } from './separators.ts';

export interface PickedName {
  name: Token;
  /** 0: it says no more than whom the rest of the line is about. */
  weight: number;
}

const PICKED = 2;
/** "Certainly not Acme". */
const MOST_BETWEEN = 2;
const ARROWS = new Set(['→', '←', '➜', '➡', '⇒']);

/** The only name of a sentence, where it stands at its end behind an arrow or a colon. */
export function findPick({ tokens, others }: Sentence, { text }: KeyedText): PickedName | null {
  const at = tokens.findLastIndex(({ brand }) => brand >= 0);
  const name = tokens[at];
  if (!name || others > name.others || tokens.findIndex(({ brand }) => brand >= 0) < at) return null;
  const mark = tokens.findLast(({ kinds }, index) => index < at && (kinds & (MARK.colon | MARK.stop)) !== 0);
  if (!mark || tokens.slice(at + 1).some(({ weight }) => weight !== 0)) return null;
  const isSaid = mark.others > 0 || tokens.indexOf(mark) > 0;
  const between = tokens.slice(tokens.indexOf(mark) + 1, at);
  const isDenied = between.some(({ kinds }) => (kinds & CUE.negates) !== 0);
  const most = isDenied ? MOST_BETWEEN : 0;
  if (!isSaid || name.others - mark.others > most || between.some(({ weight }) => weight !== 0)) return null;
  if (isDenied) return { name, weight: -PICKED };
  return { name, weight: ARROWS.has(text[mark.start]!) ? PICKED : 0 };
}
