/**
 * A project file as a database of its own, in a temporary folder: made with the schema that the file was written under, so that every row
 * meets the types, checks and links of its table, and then brought to today's schema as any other database.
 */
import { statfsSync } from 'node:fs';
import { join } from 'node:path';

import { AppError } from '#shared/app-error.ts';
import { Connection } from '../../storage/connection.ts';
import { MIGRATIONS, migrate } from '../../storage/migrator.ts';
import { readFaultReason } from '../../storage/storage-fault.ts';
import { type Manifest, toTablePart } from './manifest.ts';
import type { ProjectFileReader } from './read-parts.ts';
import { refuseFile } from './refusals.ts';
import { readSavedTables } from './saved-tables.ts';
import type { Table } from './schema-tables.ts';

export const NEWEST_SCHEMA = MIGRATIONS.at(-1)?.version ?? 0;
/** The first schema whose rows a file may hold. */
const OLDEST_SCHEMA = 34;
const ROWS_AT_A_TIME = 2_000;
const MOST_LINE_BYTES = 256 << 20;
const LINE_BREAK = 0x0a;
/** Unpacked rows lie in the temporary folder, and then in the database with what is counted of them. */
const ROOM = 2.5;

interface Staging {
  folder: string;
  nowMs: number;
  /** Called now and then; may throw. */
  onRows: (rows: number) => void;
}

/** Throws CONFLICT for rows that break the schema, differ from the list of contents or name what is not there, and for a full disk. */
export async function stage(file: ProjectFileReader, { folder, nowMs, onRows }: Staging): Promise<Connection> {
  const { manifest } = file;
  if (manifest.schemaVersion < OLDEST_SCHEMA) throw refuseFile('file_damaged', 'its schema had no such files');
  requireRoom(folder, file.bytes);
  const db = new Connection(join(folder, 'staged.db'));
  try {
    for (const pragma of ['journal_mode = OFF', 'synchronous = OFF', 'foreign_keys = OFF']) db.raw.pragma(pragma);
    migrate(
      db,
      null,
      MIGRATIONS.filter(({ version }) => version <= manifest.schemaVersion),
    );
    await loadTables(db, file, onRows);
    requireWhole(db, manifest);
    db.raw.pragma('foreign_keys = ON');
    migrate(db, null);
    endWhatWasUnderWay(db, nowMs);
    return db;
  } catch (error) {
    db.close();
    throw toRefusal(error);
  }
}

async function loadTables(db: Connection, file: ProjectFileReader, onRows: Staging['onRows']): Promise<void> {
  const tables = new Map(readSavedTables(db).map(({ table }) => [toTablePart(table.name), table]));
  if (tables.size !== file.manifest.tables.length) throw refuseFile('file_damaged', 'a table is missing');
  for (const part of file.manifest.tables) {
    const table = tables.get(part.name);
    if (!table) throw refuseFile('file_damaged', `${part.name} is no table`);
    const loader = new TableLoader(db, table);
    let rows = 0;
    for await (const lines of readLines(file.read(part))) {
      rows += lines.length;
      loader.load(lines);
      onRows(lines.length);
    }
    if (rows !== part.rows) throw refuseFile('file_damaged', `${part.name} has ${rows} rows, not ${part.rows}`);
  }
}

/** Whole lines of some chunks; what follows the last line break is a line that was cut. */
async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(LINE_BREAK) + 1;
    parts.push(end > 0 ? chunk.subarray(0, end) : chunk);
    length += chunk.length;
    if (length > MOST_LINE_BYTES) throw refuseFile('file_damaged', 'a line is too long');
    if (end === 0) continue;
    const lines = Buffer.concat(parts).toString('utf8').slice(0, -1).split('\n');
    for (let at = 0; at < lines.length; at += ROWS_AT_A_TIME) yield lines.slice(at, at + ROWS_AT_A_TIME);
    parts = end < chunk.length ? [chunk.subarray(end)] : [];
    length = chunk.length - end;
  }
  if (length > 0) throw refuseFile('file_damaged', 'a line was cut');
}

class TableLoader {
  readonly #db: Connection;
  readonly #table: Table;
  readonly #sql: string;

  constructor(db: Connection, table: Table) {
    this.#db = db;
    this.#table = table;
    const columns = table.columns.map(({ name }) => `"${name}"`).join(', ');
    this.#sql = `INSERT INTO "${table.name}" (${columns}) VALUES (${table.columns.map(() => '?').join(', ')})`;
  }

  load(lines: readonly string[]): void {
    const insert = this.#db.raw.prepare(this.#sql);
    this.#db.transaction(() => {
      for (const line of lines) insert.run(...this.#toValues(line));
    });
  }

  #toValues(line: string): unknown[] {
    const row = JSON.parse(line) as Record<string, unknown>;
    const { name: table, columns } = this.#table;
    if (typeof row !== 'object' || row === null || Object.keys(row).length !== columns.length)
      throw refuseFile('file_damaged', `a row of ${table} has other columns`);
    return columns.map(({ name, type }) => {
      const value = row[name];
      if (value === null) return null;
      if (type === 'BLOB' && typeof value === 'string') return Buffer.from(value, 'base64');
      const isFit = type === 'TEXT' ? typeof value === 'string' : typeof value === 'number' && type !== 'BLOB';
      if (!isFit) throw refuseFile('file_damaged', `${table}.${name} is of another kind`);
      return value;
    });
  }
}

/** One project, the one that the list of contents names, and nothing that is of another. */
function requireWhole(db: Connection, { project, answers }: Manifest): void {
  const projects = db.prepare('SELECT public_id FROM project').pluck().all();
  if (projects.length !== 1 || projects[0] !== project.id) throw refuseFile('file_damaged', 'it holds another project');
  if (db.prepare('SELECT count(*) FROM answer').pluck().get() !== answers)
    throw refuseFile('file_damaged', 'it holds another number of answers');
  const [broken] = db.raw.pragma('foreign_key_check') as {
    table: string;
    rowid: number | null;
    parent: string;
    fkid: number;
  }[];
  if (broken) throw refuseFile('file_damaged', `a row of ${broken.table} names what is not in ${broken.parent}`);
  const elsewhere = db.prepare('SELECT count(*) FROM billing_period WHERE project <> ?').pluck().get(project.id);
  if (elsewhere !== 0) throw refuseFile('file_damaged', 'it holds calls of another project');
}

/** Nothing is asked, or paid, twice: what was queued where the file was saved is over where it is opened. */
function endWhatWasUnderWay(db: Connection, nowMs: number): void {
  db.transaction(() => {
    db.prepare(
      `UPDATE job SET state = 'cancelled', lease_owner = NULL, lease_expires_at = NULL, updated_at = ?
       WHERE state IN ('queued', 'leased', 'received', 'waiting')`,
    ).run(nowMs);
    db.prepare("UPDATE run SET state = 'cancelled', finished_at = ? WHERE state IN ('running', 'paused')").run(nowMs);
    db.prepare('UPDATE ledger_entry SET basis = 3 WHERE basis = 0').run();
  });
}

function requireRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const [neededBytes, freeBytes] = [Math.ceil(bytes * ROOM), bavail * bsize];
  if (neededBytes <= freeBytes) return;
  const message = `Opening this project file takes ${toMegabytes(neededBytes)} of free space, and the disk of the data folder has ${toMegabytes(freeBytes)}. Nothing was changed.`;
  throw new AppError('CONFLICT', message, { reason: 'disk_full', neededBytes, freeBytes });
}

const toMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

/** What the schema refuses is the file's fault, and so is what cannot be read. */
function toRefusal(error: unknown): unknown {
  if (error instanceof AppError || (readFaultReason(error) !== null && readFaultReason(error) !== 'damaged'))
    return error;
  return refuseFile('file_damaged', (error as Error).message, error);
}
