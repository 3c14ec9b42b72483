/** The values of a figure by prompt, engine and day, from the facts of answers. Counts nothing else. */

import type { DayCell } from '#shared/statistics/variance-components.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { readAppearances } from '../figures/codec/month-page.ts';
import { UNITS_PER_ONE } from '../figures/codec/units.ts';
import type { FigureScope } from '../figures/store/figure-scope.ts';
import { visitScope } from '../figures/store/read-facts.ts';
import { numberEngines } from '../figures/store/segments.ts';

type Appearance = ReturnType<typeof readAppearances>[number];

/** What an answer adds; null where it has nothing to say. `own`: how the own brand is in it. */
const VALUES: Readonly<Record<EstimatedFigure, (own: Appearance | undefined) => number | null>> = {
  responseVisibilityRate: (own) => (own ? 1 : 0),
  visibilityRate: (own) => (own ? 1 : 0),
  mentionRate: (own) => (own?.isNamed ? 1 : 0),
  citationRate: (own) => (own?.isCited ? 1 : 0),
  mentionOrder: (own) => (own?.isNamed ? own.order : null),
  position: (own) => (own?.isNamed ? own.depthUnits / UNITS_PER_ONE : null),
  sentiment: (own) => (own?.isNamed ? own.sentimentUnits / UNITS_PER_ONE : null),
};

export function readDayCells(db: Connection, scope: FigureScope, figure: EstimatedFigure): DayCell[] {
  const ownId = readOwnBrandId(db, scope.projectId);
  const toValue = VALUES[figure];
  const { of: engineOf } = numberEngines(db);
  const cells = new Map<string, DayCell>();
  visitScope(db, scope, ['appearances'], ({ prompt, page, place, day, segmentId }) => {
    const value = toValue(readAppearances(page, place).find(({ brandId }) => brandId === ownId));
    if (value === null) return;
    const engine = engineOf[segmentId] ?? 0;
    const key = `${prompt.ordinal} ${engine} ${day}`;
    const cell = cells.get(key) ?? { prompt: prompt.ordinal, engine, day, n: 0, sum: 0, squares: 0 };
    cell.n++;
    cell.sum += value;
    cell.squares += value ** 2;
    cells.set(key, cell);
  });
  return [...cells.values()];
}
