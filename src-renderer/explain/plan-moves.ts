/** The changes of parts as a table shows them: each with its verdict, as the core judged them together. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Verdict } from '#shared/statistics/compare.ts';

import type { JudgedTally } from '../table/plan-judged.ts';

type Explained = OperationOutput<'metrics.explainChange'>;

export interface PartMove {
  /** In the unit of the figure; points of a rate. */
  change: number;
  verdict: Verdict;
}

export interface PartMoves {
  /** By id of the part; none where either period has nothing to count. */
  byPart: ReadonlyMap<string, PartMove>;
  tally: JudgedTally;
}

export const NO_MOVES: PartMoves = { byPart: new Map(), tally: { judged: 0, found: 0 } };

export function planMoves({ contributions, judged }: Pick<Explained, 'contributions' | 'judged'>): PartMoves {
  const moves = contributions.flatMap(({ id, current, previous, verdict }) =>
    current === null || previous === null ? [] : [[id, { change: current - previous, verdict }] as const],
  );
  const found = contributions.filter(({ verdict }) => verdict === 'real' || verdict === 'on_these_prompts').length;
  return { byPart: new Map(moves), tally: { judged, found } };
}
