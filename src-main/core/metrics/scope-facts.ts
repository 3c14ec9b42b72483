/** Walks the daily facts of a scope: what its answers cite or searched for. */
import type { Connection } from '../../storage/connection.ts';
import { type FactTable, visitFacts } from '../rollups/day-facts.ts';
import type { FigureScope } from './figure-scope.ts';
import { cellFilter } from './rollup-rows.ts';
import { readTaggedPrompts } from './tagged-rows.ts';

export interface ScopeCell {
  day: number;
  engine: string;
}

export type FactVisitor = (cell: ScopeCell, answerId: number, id: number, ordinal: number, detail: number) => void;

/** Calls `visit` for each fact of the scope, in no order that means anything. */
export function visitScopeFacts(db: Connection, table: FactTable, scope: FigureScope, visit: FactVisitor): void {
  const ordinals = scope.tags ? new Set(readTaggedPrompts(db, scope).map((prompt) => prompt.ordinal)) : null;
  const filter = cellFilter(scope);
  const cells = db
    .prepare(`SELECT day, engine, facts FROM ${table} WHERE project_id = ? AND day BETWEEN ? AND ?${filter.sql}`)
    .all(scope.projectId, scope.firstDay, scope.lastDay, ...filter.values) as (ScopeCell & { facts: Uint8Array })[];
  for (const cell of cells) {
    visitFacts(cell.facts, (answerId, id, ordinal, detail) => {
      if (ordinals === null || ordinals.has(ordinal)) visit(cell, answerId, id, ordinal, detail);
    });
  }
}
