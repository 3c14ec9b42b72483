/**
 * Sections by id, in parts of some 32 KB that are rows of their own: what is shown is few, and the most frequent sources and
 * searches were met first, so that they stand together. Packing, storing and reading.
 */
import type { Connection } from '../../../storage/connection.ts';
import { ByteReader, ByteWriter } from '../codec/packed-numbers.ts';
import type { ListKind } from './month-lists.ts';
import type { ProjectMonth } from './month-state.ts';

const PART_BYTES = 32_000;

export interface ListPart {
  /** The first id in it. */
  firstId: number;
  body: Uint8Array;
}

/** Takes sections by ascending id. */
export class PartWriter {
  readonly #parts: ListPart[] = [];
  readonly #bytes = new ByteWriter();
  #firstId = 0;
  #lastId = 0;

  put(id: number, section: ByteWriter): void {
    if (this.#bytes.length === 0) {
      this.#firstId = id;
      this.#lastId = id;
    }
    this.#bytes.put(id - this.#lastId);
    this.#bytes.putSection(section);
    this.#lastId = id;
    if (this.#bytes.length >= PART_BYTES) this.#close();
  }

  finish(): ListPart[] {
    if (this.#bytes.length > 0) this.#close();
    return this.#parts;
  }

  #close(): void {
    this.#parts.push({ firstId: this.#firstId, body: this.#bytes.toBytes() });
    this.#bytes.clear();
  }
}

export function saveParts(
  db: Connection,
  kind: ListKind,
  { projectId, month }: ProjectMonth,
  parts: readonly ListPart[],
): void {
  const add = db.prepare('INSERT INTO month_part (project_id, month, kind, first_id, body) VALUES (?, ?, ?, ?, ?)');
  for (const { firstId, body } of parts) add.run(projectId, month, kind, firstId, body);
}

/** In order of their first ids. */
export function readParts(db: Connection, kind: ListKind, { projectId, month }: ProjectMonth): ListPart[] {
  return db
    .prepare(
      'SELECT first_id AS firstId, body FROM month_part WHERE project_id = ? AND month = ? AND kind = ? ORDER BY first_id',
    )
    .all(projectId, month, kind) as ListPart[];
}

/** What is wanted: ids in ascending order, and by id the number of its set + 1. */
export interface WantedIds {
  ids: readonly number[];
  sets: Int32Array;
}

export function toWantedIds(ids: readonly number[], size: number): WantedIds {
  const sets = new Int32Array(size);
  for (const [index, id] of ids.entries()) sets[id] = index + 1;
  return { ids: ids.toSorted((a, b) => a - b), sets };
}

/** Calls `visit` for each wanted id of a month; the reader is at its section, which ends at `end`. Other parts are not read. */
export function visitSections(
  db: Connection,
  kind: ListKind,
  { projectId, month }: ProjectMonth,
  { ids, sets }: WantedIds,
  visit: (set: number, bytes: ByteReader, end: number) => void,
): void {
  const starts = db
    .prepare('SELECT first_id FROM month_part WHERE project_id = ? AND month = ? AND kind = ? ORDER BY first_id')
    .pluck()
    .all(projectId, month, kind) as number[];
  const read = db
    .prepare('SELECT body FROM month_part WHERE project_id = ? AND month = ? AND kind = ? AND first_id = ?')
    .pluck();
  let next = 0;
  for (const [index, start] of starts.entries()) {
    const behind = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    while (next < ids.length && (ids[next] ?? 0) < start) next++;
    if (next >= ids.length) return;
    if ((ids[next] ?? 0) >= behind) continue;
    visitPart({ firstId: start, body: read.get(projectId, month, kind, start) as Uint8Array }, sets, visit);
  }
}

function visitPart(
  { firstId, body }: ListPart,
  sets: Int32Array,
  visit: (set: number, bytes: ByteReader, end: number) => void,
): void {
  const bytes = new ByteReader(body);
  let id = firstId;
  while (!bytes.isAtEnd) {
    id += bytes.next();
    const length = bytes.next();
    const end = bytes.at + length;
    const set = (sets[id] ?? 0) - 1;
    if (set >= 0) visit(set, bytes, end);
    bytes.at = end;
  }
}
