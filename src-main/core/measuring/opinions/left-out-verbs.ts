/** Hears a brand of which a clause says no more than "not": "Acme crashes, Globex never does", "Acme überzeugt, Globex nicht". */
import { CUE } from './compile-words.ts';
import type { Clause } from './split-clauses.ts';
import type { Remark } from './weigh-clause.ts';

const DENIED = 1.5;
/** "does", "is", "leider". */
const MOST_OTHERS = 1;

/** Whether the clause has nothing but a name and a negation: what was said before of another brand is denied of this one. */
export function isBareDenial({ tokens, groups, others }: Clause): boolean {
  const [group] = groups;
  if (groups.length !== 1 || group!.brands.length !== 1 || others > MOST_OTHERS) return false;
  const rest = tokens.filter(({ brand }) => brand < 0);
  return rest.some(denies) && rest.every(({ weight, kinds }) => weight === 0 && (kinds & ~FITTING) === 0);
}

const DENIALS = CUE.negates | CUE.negatesBefore;
const FITTING = DENIALS | CUE.contrasts | CUE.intensifies | CUE.diminishes | CUE.joins;

function denies({ kinds }: { kinds: number }): boolean {
  return (kinds & DENIALS) !== 0;
}

/** The weight of what is denied by it. */
export function toDenied({ weight }: Remark): number {
  return -Math.sign(weight) * DENIED;
}
