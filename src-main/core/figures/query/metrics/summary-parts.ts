/** The figures of a period beside those of the one before it, told apart by engine, surface, language or kind of prompt: one read for all of them. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { breakdown } from '../breakdown.ts';
import { Part } from '../part.ts';
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
  return by.flatMap((dimension) => {
    const now = Map.groupBy(current, (part) => toId(part, dimension));
    const before = Map.groupBy(previous, (part) => toId(part, dimension));
    return [...new Set([...now.keys(), ...before.keys()])].sort().map((id): SummaryPart => {
      const parts = { current: Part.join(now.get(id) ?? []), previous: Part.join(before.get(id) ?? []) };
      return { by: dimension, id, ...toSummary(scope, brandId, parts) };
    });
  });
}

function toId({ key }: Part, dimension: PartDimension): string {
  if (dimension === 'branded') return key.isBranded ? 'branded' : 'unbranded';
  return key[dimension] ?? '';
}
