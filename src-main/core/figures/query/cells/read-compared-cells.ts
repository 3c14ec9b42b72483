/** The cells of a scope and of what it is compared with. */
import type { Connection } from '../../../../storage/connection.ts';
import { toScopeBefore } from '../../store/figure-scope.ts';
import type { ComparedCells } from './figure-intervals.ts';
import { readDayCorrelations } from './read-day-correlations.ts';
import { type CellQuestion, readPromptCells } from './read-prompt-cells.ts';

export function readComparedCells(db: Connection, question: CellQuestion): ComparedCells {
  const { scope } = question;
  return {
    current: readPromptCells(db, question),
    previous: readPromptCells(db, { ...question, scope: toScopeBefore(scope) }),
    correlations: readDayCorrelations(db, scope),
  };
}
