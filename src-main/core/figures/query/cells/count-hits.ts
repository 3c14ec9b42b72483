/**
 * Cells of anything that an answer has or has not, of which facts alone tell: a page that it cites, a search that it made. One walk over the
 * answers of a scope for all rows.
 */
import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import type { Connection } from '../../../../storage/connection.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import {
  type FactKind,
  readOrdinals,
  type ScopePrompt,
  type VisitedAnswer,
  visitScope,
} from '../../store/read-facts.ts';
import { numberEngines } from '../../store/segments.ts';

export interface HitQuestion {
  scope: FigureScope;
  /** How many things are counted. */
  rows: number;
  /** What `visit` looks at. */
  kinds: readonly FactKind[];
  /** Calls `hit` for each row that the answer has; twice is once. */
  visit: (answer: VisitedAnswer, hit: (row: number) => void) => void;
  /** Absent: those of the scope. */
  prompts?: readonly ScopePrompt[];
}

/** Counts are kept for so many cells at a time: 32 MB. */
const MOST_CELLS = 8_000_000;

/** How many rows one walk should count. */
export function countRowsAtOnce(db: Connection, projectId: number): number {
  const cells = Math.max(1, readOrdinals(db, projectId) * numberEngines(db).count);
  return Math.max(1, Math.floor(MOST_CELLS / cells));
}

/** Gives the cells of a row: answers by prompt and engine, and those of them that have it. */
export function countHits(
  db: Connection,
  { scope, rows, kinds, visit, prompts }: HitQuestion,
): (row: number) => AnswerCell[] {
  const engines = numberEngines(db);
  const size = readOrdinals(db, scope.projectId) * engines.count;
  const [answers, hits] = [new Int32Array(size), new Int32Array(size * rows)];
  const lastAnswers = new Int32Array(rows);
  let [answer, cell] = [0, 0];
  const hit = (row: number) => {
    if (lastAnswers[row] === answer) return;
    lastAnswers[row] = answer;
    hits[row * size + cell]!++;
  };
  const count = (visited: VisitedAnswer) => {
    answer++;
    cell = visited.prompt.ordinal * engines.count + (engines.of[visited.segmentId] ?? 0);
    answers[cell]!++;
    visit(visited, hit);
  };
  visitScope(db, scope, kinds, count, prompts);
  const asked = Array.from(answers.keys()).filter((at) => answers[at]! > 0);
  return (row) =>
    asked.map((at) => {
      const sum = hits[row * size + at] ?? 0;
      return { prompt: Math.floor(at / engines.count), n: answers[at]!, sum, squares: sum };
    });
}
