/** The daily facts as the stored citations and searches make them: to compare with what is kept, and to build them anew. */
import type { Connection } from '../../storage/connection.ts';
import { DayFactDelta, type FactTable, visitFacts } from './day-facts.ts';

interface StoredFact {
  projectId: number;
  day: number;
  engine: string;
  language: string;
  answerId: number;
  id: number;
  ordinal: number;
  detail: number;
}

const CELL = 'answer.project_id AS projectId, answer.day AS day, answer.engine AS engine, answer.language AS language';

const STORED: Record<FactTable, string> = {
  citation_day: `SELECT ${CELL}, answer.id AS answerId, source_id AS id, ordinal, place AS detail
    FROM answer JOIN citation ON citation.answer_id = answer.id JOIN prompt ON prompt.id = answer.prompt_id`,
  search_day: `SELECT ${CELL}, answer.id AS answerId, query_id AS id, ordinal, answered_at - answer.day * 86400000 AS detail
    FROM answer JOIN answer_search ON answer_search.answer_id = answer.id JOIN prompt ON prompt.id = answer.prompt_id`,
};

/** How many facts are kept and should not be, or should be and are not. A query asked twice in one answer is two facts. */
export function countFactDifferences(db: Connection, table: FactTable): number {
  const balance = new Map<string, number>();
  const add = (key: (string | number)[], step: 1 | -1) => {
    const text = key.join('\t');
    balance.set(text, (balance.get(text) ?? 0) + step);
  };
  for (const row of db.prepare(STORED[table]).iterate() as Iterable<StoredFact>) add(Object.values(row), 1);
  const kept = db.prepare(`SELECT project_id, day, engine, language, facts FROM ${table}`).raw(true).all();
  for (const row of kept as [number, number, string, string, Uint8Array][]) {
    const [projectId, day, engine, language, facts] = row;
    visitFacts(facts, (...fact) => add([projectId, day, engine, language, ...fact], -1));
  }
  return [...balance.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

/** Throws the daily facts away and packs them again. */
export function rebuildFacts(db: Connection, table: FactTable): void {
  db.prepare(`DELETE FROM ${table}`).run();
  const delta = new DayFactDelta(table);
  for (const row of db.prepare(STORED[table]).iterate() as Iterable<StoredFact>) {
    delta.add(row, row.answerId, [{ id: row.id, detail: row.detail }]);
  }
  delta.save(db);
}
