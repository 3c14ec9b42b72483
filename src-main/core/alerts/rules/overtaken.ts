/** A rival that is shown in more answers than the own brand, and was not in the same days before. */
import { type AnswerCell, addUp } from '#shared/statistics/answer-cells.ts';
import type { Connection } from '../../../storage/connection.ts';
import { readTrackedBrands } from '../../brands/tracked-brands.ts';
import { toVerdict } from '../../figures/query/cells/figure-intervals.ts';
import type { PromptCells } from '../../figures/query/cells/prompt-cells.ts';
import { readComparedCells } from '../../figures/query/cells/read-prompt-cells.ts';
import { toAnswerCells } from '../../figures/query/cells/to-answer-cells.ts';
import type { AlertEvent, ConditionOf, DayOfProject } from '../alert-event.ts';
import { chooseReal, toPeriod, toRestDays, toScope } from './changes.ts';

const FIGURE = 'responseVisibilityRate';

/** Both brands are compared over the same answers, prompt by prompt: the lead has to be more than chance, as any change. */
export function evaluateOvertaken(
  db: Connection,
  { days }: ConditionOf<'overtaken'>,
  { project, day }: DayOfProject,
): AlertEvent[] {
  const brands = readTrackedBrands(db, project.id);
  const own = brands.find(({ isOwn }) => isOwn);
  if (!own) return [];
  const scope = toScope(project.id, day, days);
  const { current, previous, correlations } = readComparedCells(db, { scope, brandIds: brands.map(({ id }) => id) });
  const cellsOf = (cells: PromptCells, brandId: number) => toAnswerCells(cells, FIGURE, { brandId });
  const [ownNow, ownBefore] = [cellsOf(current, own.id), cellsOf(previous, own.id)];
  // Who was ahead before nobody asked is not known.
  if (addUp(ownBefore).n === 0) return [];
  const leading = brands
    .filter(({ isOwn }) => !isOwn)
    .map((rival) => ({ rival, now: cellsOf(current, rival.id), before: cellsOf(previous, rival.id) }))
    .filter(({ now, before }) => toRate(now) > toRate(ownNow) && toRate(before) <= toRate(ownBefore));
  const options = { dayCorrelation: correlations[FIGURE] };
  const isReal = chooseReal(leading.map(({ now }) => toVerdict(now, ownNow, FIGURE, options)));
  return leading
    .filter((_, row) => isReal[row])
    .map(({ rival, now }) => ({
      event: rival.publicId,
      restDays: toRestDays(days),
      facts: {
        kind: 'overtaken',
        rival: rival.name,
        rivalRate: toRate(now),
        ownRate: toRate(ownNow),
        ...toPeriod(day, days),
      },
    }));
}

/** 0-100. */
function toRate(cells: readonly AnswerCell[]): number {
  const { n, sum } = addUp(cells);
  return n === 0 ? 0 : (100 * sum) / n;
}
