/**
 * A staged project into the folder. Until the last transaction its rows hang on a project that nobody finds; then it is there, all of
 * it, or what was moved is deleted as any project is. What is under way elsewhere goes on meanwhile.
 */
import type { JobContext } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { beginOpening, finishOpening, type Held, type LedgerRows, saveLedger } from './accept-project.ts';
import { moveAnswers } from './move-answers.ts';
import { NewIds, type OpenMode } from './new-ids.ts';
import { HIDDEN_NUMBERS, NAMED_BY, SETTING_NUMBERS } from './numbers.ts';
import { RowNumbers } from './row-numbers.ts';
import { saveRows, saveSharedRows } from './save-rows.ts';
import { readSavedTables, SHARED } from './saved-tables.ts';
import { inOrderOfLinks, type Row, type Table, toRow } from './schema-tables.ts';

const ROWS_AT_A_TIME = 2_000;
/** With their answers, or in a way of their own. */
const APART = ['project', 'answer', 'answer_content', 'answer_raw', 'answer_pack'];

export interface Moving {
  way: OpenMode;
  /** The number of the project that is replaced. */
  replacedId: number | null;
  /** Names of the report files that come along, by those that they had. */
  fileNames: ReadonlyMap<string, string>;
  onRows: (rows: number) => void;
  /** Called with the number as soon as there is one: whoever gives up has to know it. */
  onBegun: (projectId: number) => void;
}

/** What every part of the move needs. */
export interface Move extends Pick<Moving, 'onRows'> {
  staged: Connection;
  ids: NewIds;
  numbers: RowNumbers;
  projectId: number;
  columnsOf(table: string): string[];
  /** Of a staged row, in the order of the columns. */
  toValues(table: string, row: Row): unknown[];
}

export async function moveProject(
  job: JobContext,
  staged: Connection,
  moving: Moving,
): Promise<{ publicId: string } & Held> {
  const tables = new Map(readSavedTables(staged).map(({ table }) => [table.name, table]));
  const withIds = [...tables.values()].filter(({ name, hasPublicId }) => hasPublicId && name !== 'report_template');
  const ids = new NewIds(moving.way, staged, withIds.map(toIdTable));
  const row = staged.get(query.selectFrom('project').selectAll())!;
  const publicId = ids.inText(row.public_id) ?? row.public_id;
  const projectId = await job.write(beginOpening, { row, publicId, pid: process.pid });
  moving.onBegun(projectId);
  const numbers = new RowNumbers();
  numbers.setProject(row.id, projectId);
  const columnsOf = (name: string) => tables.get(name)!.columns.map((column) => column.name);
  const toValues: Move['toValues'] = (name, values) => toNewValues(tables.get(name)!, values, { ids, numbers, moving });
  const move: Move = { staged, ids, numbers, projectId, columnsOf, toValues, onRows: moving.onRows };
  for (const table of inOrderOfLinks(tables.values(), listHidden)) {
    if (table.name === 'answer') await moveAnswers(job, move);
    else if (table.name in SHARED) await moveShared(job, move, table);
    else if (!APART.includes(table.name)) await moveRows(job, move, table);
  }
  if (moving.way !== 'beside') await moveLedger(job, move);
  const { way, replacedId } = moving;
  const held = await job.write(finishOpening, {
    projectId,
    publicId,
    row,
    way,
    replacedId,
    settings: listSettings(move, row.id),
  });
  return { publicId, ...held };
}

/** What rows name without a link. Facts of answers name more than their rows do. */
function listHidden({ name, columns }: Table): readonly string[] {
  if (name === 'answer') return ['provenance', 'brand', 'source', 'search_query'];
  return columns.flatMap((column) => NAMED_BY[`${name}.${column.name}`] ?? []);
}

const toIdTable = ({ name, columns }: Table) => ({
  name,
  isBytes: columns.some((column) => column.name === 'public_id' && column.type === 'BLOB'),
});

interface Rules {
  ids: NewIds;
  numbers: RowNumbers;
  moving: Moving;
}

function toNewValues({ name: table, columns, links, hasNumber }: Table, row: Row, rules: Rules): unknown[] {
  const { ids, numbers, moving } = rules;
  return columns.map((column) => {
    const value = row[column.name];
    if (value === null) return null;
    if (hasNumber && column.name === 'id') return numbers.of(table, value as number);
    const link = links.find((one) => one.column === column.name);
    if (link) return numbers.of(link.to, value as number);
    if (column.name === 'public_id' && table !== 'report_template') return ids.of(value as string | Uint8Array);
    if (table === 'report_build' && column.name === 'file_name') return moving.fileNames.get(value as string) ?? value;
    const rewritten = ids.rewrite(column, value);
    const change = HIDDEN_NUMBERS[`${table}.${column.name}`];
    return change ? change(rewritten, numbers.of) : rewritten;
  });
}

async function moveRows(job: JobContext, move: Move, table: Table): Promise<void> {
  const { staged, numbers } = move;
  const columns = move.columnsOf(table.name);
  const read = (first: readonly Row[]) => batches(staged, table, first, (row) => move.toValues(table.name, row));
  if (!table.hasNumber) {
    for (const rows of read([])) await job.write(saveRows, { table: table.name, columns, rows });
    return;
  }
  let above = numbers.reserve(table.name, staged, job.db);
  if (above === null) return;
  // The greatest number comes first: from then on nobody else is given one of the others.
  const first = readGreatest(staged, table);
  for (let isSaved = false; !isSaved; ) {
    let isFirst = true;
    isSaved = true;
    for (const rows of read(first)) {
      isSaved = await job.write(saveRows, {
        table: table.name,
        columns,
        rows,
        ...(isFirst && above !== null ? { above } : {}),
      });
      if (!isSaved) break;
      isFirst = false;
      move.onRows(rows.length);
    }
    if (!isSaved) above = numbers.reserve(table.name, staged, job.db);
  }
}

/** The row with the greatest number, and those of its own table that it hangs on, in their order. */
function readGreatest(staged: Connection, { name, links }: Table): Row[] {
  const greatest = toRow(staged.raw.prepare(`SELECT * FROM "${name}" ORDER BY id DESC LIMIT 1`).get());
  const rows = [greatest];
  const read = staged.raw.prepare(`SELECT * FROM "${name}" WHERE id = ?`);
  for (const row of rows)
    for (const { column } of links.filter(({ to }) => to === name))
      if (row[column] !== null && !rows.some(({ id }) => id === row[column])) rows.push(toRow(read.get(row[column])));
  return rows.reverse();
}

/** Rows in the order of their keys, each batch behind the last row of the one before; before them all those that are to be first. */
function* batches(
  staged: Connection,
  { name, key }: Table,
  first: readonly Row[],
  toValues: (row: Row) => unknown[],
): Generator<unknown[][]> {
  const order = key.map((column) => `"${column}"`).join(', ');
  const begin = `SELECT * FROM "${name}"`;
  const end = `ORDER BY ${order} LIMIT ${ROWS_AT_A_TIME}`;
  const behind = `WHERE (${order}) > (${key.map(() => '?').join(', ')})`;
  let rows = staged.raw.prepare(`${begin} ${end}`).all().map(toRow);
  const firstIds = new Set(first.map(({ id }) => id));
  if (first.length > 0) yield first.map(toValues);
  while (rows.length > 0) {
    const last = rows.at(-1)!;
    const others = first.length > 0 ? rows.filter(({ id }) => !firstIds.has(id)) : rows;
    if (others.length > 0) yield others.map(toValues);
    const cursor = key.map((column) => last[column]);
    rows = staged.raw
      .prepare(`${begin} ${behind} ${end}`)
      .all(...cursor)
      .map(toRow);
  }
}

async function moveShared(job: JobContext, move: Move, table: Table): Promise<void> {
  const { knownBy } = SHARED[table.name]!;
  // Segments are found by what they are of, along with the facts.
  if (knownBy.length === 0 || table.name === 'segment') return;
  const columns = move.columnsOf(table.name).filter((name) => name !== 'id');
  const all = move.staged.raw.prepare(`SELECT * FROM "${table.name}" ORDER BY id`).all();
  const rows = all.map(toRow).map((row) => ({ ...row, id: Number(row.id) }));
  const at = move.columnsOf(table.name).indexOf('id');
  // What only the row itself has: its number is not known yet.
  move.numbers.setShared(table.name, new Map(rows.map(({ id }) => [id, id])));
  const values = rows.map((row) => move.toValues(table.name, row).toSpliced(at, 1));
  const found: number[] = [];
  for (let start = 0; start < values.length; start += ROWS_AT_A_TIME) {
    const some = values.slice(start, start + ROWS_AT_A_TIME);
    found.push(...(await job.write(saveSharedRows, { table: table.name, columns, rows: some, knownBy })));
  }
  move.numbers.setShared(table.name, new Map(rows.map(({ id }, index) => [id, found[index]!])));
}

async function moveLedger(job: JobContext, { staged, numbers, projectId, onRows }: Move): Promise<void> {
  const read = staged.prepare(
    `SELECT entry.id AS id, month, ledger_prompt_id AS promptId, call_request_id AS requestId, call_result_id AS resultId, basis,
       started_at AS startedAt, nano, job_id AS jobId, answer
     FROM ledger_entry AS entry JOIN billing_period AS period ON period.id = billing_period_id
     WHERE entry.id > ? ORDER BY entry.id LIMIT ${ROWS_AT_A_TIME}`,
  );
  for (let after = 0; ; ) {
    const rows = read.all(after) as (LedgerRows['rows'][number] & { id: number })[];
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
    const moved = rows.map((row) => ({
      ...row,
      promptId: numbers.of('ledger_prompt', row.promptId),
      requestId: numbers.of('call_request', row.requestId),
      resultId: row.resultId === null ? null : numbers.of('call_result', row.resultId),
      jobId: numbers.of('job', row.jobId),
    }));
    await job.write(saveLedger, { projectId, rows: moved });
    onRows(rows.length);
  }
}

/** What is noted beside the tables, by the beginning of its key. */
function listSettings({ staged, numbers, ids }: Move, stagedId: number): { name: string; value: string }[] {
  const rows = staged.prepare('SELECT key, value FROM setting').all() as { key: string; value: string }[];
  return rows.flatMap(({ key, value }) => {
    const change = SETTING_NUMBERS[key];
    if (!change || stagedId === 0) return [];
    return [{ name: key, value: String(change(ids.rewrite({ name: 'value', type: 'TEXT' }, value), numbers.of)) }];
  });
}
