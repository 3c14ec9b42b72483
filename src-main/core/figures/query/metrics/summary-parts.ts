/** The figures of a period with those of the one before it, told apart by engine, surface, language or kind of prompt: one read for all of them. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { breakdown } from '../breakdown.ts';
import { Part, type PartKey } from '../breakdown-part.ts';
import { toSureFigures } from '../cells/figure-intervals.ts';
import type { CellGroup } from '../cells/prompt-cells.ts';
import { readComparedCells } from '../cells/read-prompt-cells.ts';
import { toSummary } from './summary.ts';

type SummaryPart = OperationOutput<'metrics.breakdown'>['parts'][number];
type PartDimension = SummaryPart['by'];

/** Parts with an answer in either period, dimension by dimension, each by its name. */
export const loadSummaryParts = defineRead(
  'metrics.breakdown',
  (db, { scope, by }: { scope: FigureScope; by: readonly PartDimension[] }): SummaryPart[] =>
    db.atOneMoment(() => readSummaryParts(db, scope, by)),
);

export function readSummaryParts(db: Connection, scope: FigureScope, by: readonly PartDimension[]): SummaryPart[] {
  const brandId = readOwnBrandId(db, scope.projectId);
  const read = (window: FigureScope) =>
    breakdown(db, { scope: window, by, brandIds: [brandId], measures: ['means', 'prompts'] });
  const [current, previous] = [read(scope), read(toScopeBefore(scope))];
  const cells = readComparedCells(db, { scope, brandIds: [brandId], by: by.filter((each) => each !== 'engine') });
  return by.flatMap((dimension) => {
    const now = Map.groupBy(current, (part) => toId(part.key, dimension));
    const before = Map.groupBy(previous, (part) => toId(part.key, dimension));
    return [...new Set([...now.keys(), ...before.keys()])].sort().map((id): SummaryPart => {
      const parts = { current: Part.join(now.get(id) ?? []), previous: Part.join(before.get(id) ?? []) };
      const only = (group: CellGroup) => toId(group, dimension) === id;
      return { by: dimension, id, ...toSummary(scope, brandId, parts, toSureFigures(cells, { brandId, only })) };
    });
  });
}

function toId(key: CellGroup | PartKey, dimension: PartDimension): string {
  if (dimension === 'branded') return key.isBranded ? 'branded' : 'unbranded';
  return key[dimension] ?? '';
}
