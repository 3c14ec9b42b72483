/** The changes of what a brand is praised and blamed for, judged together: two sides of each aspect are many chances for one of them. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { type JudgedTally, planJudged, type RowMove } from '../../table/plan-judged.ts';

type Aspects = OperationOutput<'opinions.list'>['brands'][number]['aspects'];

export const SIDES = ['praised', 'blamed'] as const;

export type AspectRow = Pick<Aspects[number], 'aspect'> &
  Record<(typeof SIDES)[number], Aspects[number]['praised'] & { move: RowMove | null }>;

/** A side that no answer speaks of has no move. */
export function planAspects(aspects: Aspects): { rows: AspectRow[]; tally: JudgedTally } {
  const { moves, tally } = planJudged(
    aspects.flatMap((row) =>
      SIDES.map((side) => {
        const { answers, change, verdict } = row[side];
        return answers === 0 || change === null ? null : { change, verdict };
      }),
    ),
  );
  const rows = aspects.map(({ aspect, praised, blamed }, index) => ({
    aspect,
    praised: { ...praised, move: moves[2 * index] ?? null },
    blamed: { ...blamed, move: moves[2 * index + 1] ?? null },
  }));
  return { rows, tally };
}
