/** Walks a window of a prompt: months that are summed up by their sums, the others and the edges by their facts. Counts nothing. */
import { monthOf, planCalendar } from '#shared/time/month.ts';
import type { Connection } from '../../storage/connection.ts';
import { toMonthKey } from '../facts/fact-delta.ts';
import {
  type FactKind,
  type MonthRange,
  openMonths,
  type ScopePrompt,
  type VisitedAnswer,
} from '../facts/read-facts.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';

export interface MonthWalk {
  /** Sums stand for whole months; strips of the own brand tell days, and serve for edges too. */
  table: 'prompt_month' | 'own_month';
  /** Kinds of facts that are needed where there is no sum. */
  kinds: readonly FactKind[];
  /** False when it cannot make use of the sum: then the facts of the month are visited. */
  onSum(body: Uint8Array, month: number, prompt: ScopePrompt): boolean;
  onAnswer(answer: VisitedAnswer): void;
}

/** What walks one prompt; each answer of the window is told once, in a sum or by itself. */
export function openWalk(db: Connection, scope: FigureScope, walk: MonthWalk): (prompt: ScopePrompt) => void {
  if (scope.lastDay < scope.firstDay) return () => {};
  const all: MonthRange = { first: monthOf(scope.firstDay), last: monthOf(scope.lastDay) };
  const summed = walk.table === 'own_month' ? all : planCalendar(scope).months;
  const read = db.prepare(`SELECT id, body FROM ${walk.table} WHERE id BETWEEN ? AND ? ORDER BY id`);
  const visitMonths = openMonths(db, scope, walk.kinds, (answer) => walk.onAnswer(answer));
  return (prompt) => {
    let next = all.first;
    const visitUpTo = (last: number) => next <= last && visitMonths(prompt, { first: next, last });
    const rows = summed ? read.all(toMonthKey(prompt.id, summed.first), toMonthKey(prompt.id, summed.last)) : [];
    for (const { id, body } of rows as { id: number; body: Uint8Array }[]) {
      const month = id % 4096;
      if (!walk.onSum(body, month, prompt)) continue;
      visitUpTo(month - 1);
      next = month + 1;
    }
    visitUpTo(all.last);
  };
}
