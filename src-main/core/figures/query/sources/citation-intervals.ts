/**
 * How sure it is which share of the answers cites a page or domain: its intervals, and the verdict of its change. Read from the citations of
 * every answer, for the few rows that are shown.
 */
import type { ChangeVerdict, FigureInterval } from '#shared/contract/intervals.ts';
import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { visitCitations } from '../../codec/month-page.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { readOrdinals, visitScope } from '../../store/read-facts.ts';
import { type EngineNumbers, numberEngines } from '../../store/segments.ts';
import { toInterval, toVerdict } from '../cells/figure-intervals.ts';

export interface CitedRows {
  scope: FigureScope;
  /** Numbers of pages or hosts. */
  ids: readonly number[];
  /** The host of each source; null: pages are counted. */
  hostOf: Int32Array | null;
}

export interface CitationCertainty {
  interval: FigureInterval;
  verdict: ChangeVerdict;
}

/** Cells are kept for so many rows at a time: 32 MB. */
const MOST_CELLS = 8_000_000;

/** In the order of the ids. */
export function readCitationCertainty(db: Connection, rows: CitedRows): CitationCertainty[] {
  const engines = numberEngines(db);
  const cells = Math.max(1, readOrdinals(db, rows.scope.projectId) * engines.count);
  const atOnce = Math.max(1, Math.floor(MOST_CELLS / cells));
  return Array.from({ length: Math.ceil(rows.ids.length / atOnce) }, (_, part) => {
    const ids = rows.ids.slice(part * atOnce, (part + 1) * atOnce);
    const now = countCitations(db, { ...rows, ids }, engines);
    const before = countCitations(db, { ...rows, ids, scope: toScopeBefore(rows.scope) }, engines);
    return ids.map((_, row) => ({
      interval: toInterval(now(row), 'citationRate'),
      verdict: toVerdict(now(row), before(row), 'citationRate'),
    }));
  }).flat();
}

/** Gives the cells of a row: answers by prompt and engine, and those that cite it. */
function countCitations(
  db: Connection,
  { scope, ids, hostOf }: CitedRows,
  engines: EngineNumbers,
): (row: number) => AnswerCell[] {
  const size = readOrdinals(db, scope.projectId) * engines.count;
  const [answers, hits] = [new Int32Array(size), new Int32Array(size * ids.length)];
  const rowOf = new Map(ids.map((id, row) => [id, row]));
  const lastAnswers = new Int32Array(ids.length);
  let answer = 0;
  visitScope(db, scope, ['citations'], ({ page, place, prompt, segmentId }) => {
    answer++;
    const cell = prompt.ordinal * engines.count + (engines.of[segmentId] ?? 0);
    answers[cell]!++;
    visitCitations(page, place, (sourceId) => {
      const row = rowOf.get(hostOf === null ? sourceId : (hostOf[sourceId] ?? 0));
      if (row === undefined || lastAnswers[row] === answer) return;
      lastAnswers[row] = answer;
      hits[row * size + cell]!++;
    });
  });
  const asked = Array.from(answers.keys()).filter((cell) => answers[cell]! > 0);
  return (row) =>
    asked.map((cell) => {
      const sum = hits[row * size + cell] ?? 0;
      return { prompt: Math.floor(cell / engines.count), n: answers[cell]!, sum, squares: sum };
    });
}
