/**
 * What answers cite and search for, packed into one row for each project, day, engine and language: a window is read as a
 * few hundred blobs instead of hundreds of thousands of rows. Packing and unpacking only; what it adds up to is elsewhere.
 */
import type { Connection } from '../../storage/connection.ts';

export type FactTable = 'citation_day' | 'search_day';

/** A source with its place, or a search query with the millisecond of the day. */
export interface FactReference {
  id: number;
  detail: number;
}

interface FactCell {
  projectId: number;
  day: number;
  engine: string;
  language: string;
}

/** Numbers a fact, in the order: answer, reference, ordinal, detail. */
const WIDTH = 4;

/** Calls `visit` for each fact of a stored blob, in no order that means anything. No object is made of a fact: there are many. */
export function visitFacts(
  body: Uint8Array,
  visit: (answerId: number, id: number, ordinal: number, detail: number) => void,
): void {
  const numbers = toNumbers(body);
  for (let at = 0; at < numbers.length; at += WIDTH) {
    visit(numbers[at] ?? 0, numbers[at + 1] ?? 0, numbers[at + 2] ?? 0, numbers[at + 3] ?? 0);
  }
}

/** Copies: a blob need not start where whole numbers may. */
function toNumbers(body: Uint8Array): Int32Array {
  return new Int32Array(new Uint8Array(body).buffer);
}

interface Entry {
  cell: FactCell;
  added: number[];
  removed: Set<number>;
}

/** Collects facts to add and answers to take out, and writes each touched row once. */
export class DayFactDelta {
  readonly #table: FactTable;
  readonly #entries = new Map<string, Entry>();

  constructor(table: FactTable) {
    this.#table = table;
  }

  add(answer: FactCell & { ordinal: number }, answerId: number, references: readonly FactReference[]): void {
    if (references.length === 0) return;
    const { added } = this.#entryOf(answer);
    for (const { id, detail } of references) added.push(answerId, id, answer.ordinal, detail);
  }

  remove(answer: FactCell, answerId: number): void {
    this.#entryOf(answer).removed.add(answerId);
  }

  save(db: Connection): void {
    for (const entry of this.#entries.values()) saveCell(db, this.#table, entry);
    this.#entries.clear();
  }

  #entryOf({ projectId, day, engine, language }: FactCell): Entry {
    const key = [projectId, day, engine, language].join('\t');
    let entry = this.#entries.get(key);
    if (!entry) {
      entry = { cell: { projectId, day, engine, language }, added: [], removed: new Set() };
      this.#entries.set(key, entry);
    }
    return entry;
  }
}

function saveCell(db: Connection, table: FactTable, { cell, added, removed }: Entry): void {
  const key = [cell.projectId, cell.day, cell.engine, cell.language];
  const where = 'project_id = ? AND day = ? AND engine = ? AND language = ?';
  const row = db.prepare(`SELECT facts FROM ${table} WHERE ${where}`).get(...key) as { facts: Uint8Array } | undefined;
  const stored = row ? withoutAnswers(toNumbers(row.facts), removed) : new Int32Array(0);
  const facts = new Int32Array(stored.length + added.length);
  facts.set(stored);
  facts.set(added, stored.length);
  if (facts.length === 0) db.prepare(`DELETE FROM ${table} WHERE ${where}`).run(...key);
  else {
    db.prepare(
      `INSERT INTO ${table} (project_id, day, engine, language, facts) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET facts = excluded.facts`,
    ).run(...key, new Uint8Array(facts.buffer));
  }
}

function withoutAnswers(numbers: Int32Array, answerIds: ReadonlySet<number>): Int32Array {
  return answerIds.size === 0
    ? numbers
    : numbers.filter((_, index) => !answerIds.has(numbers[index - (index % WIDTH)] ?? 0));
}
