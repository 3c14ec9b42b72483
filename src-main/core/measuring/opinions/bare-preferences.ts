/** Hears a preference that has no verb: "Acme over Globex, any day", "AcmeよりGlobexですね". */
import { CUE } from './compile-words.ts';
import { LONG_MARKER } from './find-sides.ts';
import type { Clause } from './split-clauses.ts';

/** Characters of scripts without spaces count half. */
const MOST_OTHERS = 1.5;
const PREFERRED = 2;

/** Makes a verb of preferring of the mark of the other side, where a clause has two names, that mark between them, and nothing else. */
export function preferBare({ tokens, others }: Clause, text: string): void {
  const [first, mark, second] = tokens;
  if (
    tokens.length !== 3 ||
    others > MOST_OTHERS ||
    first!.brand < 0 ||
    second!.brand < 0 ||
    first!.brand === second!.brand
  )
    return;
  const { kinds, start, end } = mark!;
  const isMark =
    (kinds & CUE.over) !== 0 &&
    (end - start >= LONG_MARKER || /[\u3040-\u9fff\uac00-\ud7a3]/.test(text.slice(start, end)));
  if (isMark) tokens[1] = { ...mark!, kinds: kinds | CUE.prefers, weight: PREFERRED };
}
