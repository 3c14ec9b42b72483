/**
 * A file of rows into a project: looked through once, which decides how its dates and amounts are meant and what becomes of each row, then
 * written in small batches that a crash takes back whole. A preview stops before writing.
 */
import { validationError } from '#shared/app-error.ts';
import type { AttributionSource } from '#shared/vocabulary/channels.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { type ImportKind, ROW_FATES, type RowFate } from '#shared/vocabulary/imports.ts';
import { defineJob, type JobContext } from '../../storage/command.ts';
import { packWaiting } from '../answers/pack-answers.ts';
import { beginImport, finishImport, undoImports } from '../transfer/import-batch.ts';
import { type ImportMapping, planFields } from './fields.ts';
import { type Judged, RowJudge } from './judge-rows.ts';
import { AmountColumn, DateColumn, type DateOrder, type Decided, type DecimalMark } from './locale-values.ts';
import { readTableFormat, readTableRows, type TableFormat, type TableRow } from './read-table.ts';
import { type ImportItem, type PromptItem, type RowContext, toItem } from './to-rows.ts';
import { BatchWriter } from './write-batches.ts';

const BATCH = 200;
const SHOWN_ROWS = 200;
const MOST_PROBLEMS = 100;
const MOST_SHOWN = 120;
/** More than anybody tracks; each is compared with all others. */
const MOST_PROMPTS = 5_000;
/** More calls than these are told of how far it is. */
const TELL_EVERY = 1_000;

export interface FileImport {
  projectId: number;
  kind: ImportKind;
  path: string;
  fileName: string;
  map: ImportMapping;
  separator: string | null;
  locale: string | null;
  dateOrder: DateOrder | null;
  decimal: DecimalMark | null;
  timeZone: string;
  currency: string | null;
  /** Of responses. */
  source: AttributionSource;
  engines: Readonly<Record<string, Engine>>;
  /** Of rows that say none. */
  language: string;
  isPreview: boolean;
  isAllOrNothing: boolean;
  isActive: boolean;
}

export interface SeenRow {
  line: number;
  fate: RowFate;
  problem: string | null;
  of: string | null;
  /** The beginnings of its cells by field. */
  cells: Record<string, string>;
}

export interface FileImported {
  importId: string | null;
  encoding: string;
  separator: string | null;
  heads: string[];
  columns: Record<string, string[]>;
  dates: Decided<DateOrder>;
  amounts: Decided<DecimalMark>;
  counts: Record<RowFate, number>;
  /** The first rows, and the first bad ones. */
  rows: SeenRow[];
}

interface Plan {
  format: TableFormat;
  context: RowContext;
  dates: Decided<DateOrder>;
  amounts: Decided<DecimalMark>;
}

/** Throws VALIDATION_ERROR for what is no table, for dates that may be meant either way, and, all or nothing, with the lines of bad rows. */
export const importFile = defineJob('imports.run', async (job, input: FileImport): Promise<FileImported> => {
  const plan = await planFile(job, input);
  const { counts, rows } = await judgeFile(job, input, plan);
  const { format, context, dates, amounts } = plan;
  const outcome: FileImported = {
    importId: null,
    encoding: format.encoding,
    separator: format.separator,
    heads: format.heads,
    columns: Object.fromEntries(
      [...context.columns].map(([field, indexes]) => [field, indexes.map((index) => format.heads[index] ?? '')]),
    ),
    ...{ dates, amounts, counts, rows },
  };
  if (input.isPreview) return outcome;
  refuseUnknown(plan);
  const bad = rows.filter(({ fate }) => fate === 'bad');
  if (input.isAllOrNothing && bad.length > 0)
    throw validationError(bad.map(({ line, problem }) => ({ path: `line ${line}`, message: problem ?? '' })));
  return { ...outcome, ...(await writeFile(job, input, plan, counts)) };
});

async function planFile(job: JobContext, input: FileImport): Promise<Plan> {
  const { kind, path, locale, timeZone, engines } = input;
  const format = await readTableFormat(path, input.separator);
  const columns = planFields(kind, format.heads, input.map);
  const date = columns.get(kind === 'answers' ? 'answeredAt' : 'createdAt')?.[0];
  const amount = columns.get('dealValue')?.[0];
  const dateColumn = new DateColumn();
  const amountColumn = new AmountColumn();
  let count = 0;
  for await (const { cells } of readTableRows(path, format)) {
    if (kind === 'prompts' && ++count > MOST_PROMPTS)
      throw validationError([{ path: 'file', message: `has more than ${MOST_PROMPTS} rows; split it` }]);
    if (date !== undefined) dateColumn.look(cells?.[date] ?? '');
    if (amount !== undefined) amountColumn.look(cells?.[amount] ?? '');
  }
  const dates = dateColumn.decide(input.dateOrder, locale);
  const amounts = amountColumn.decide(input.decimal, locale);
  const currency = input.currency ?? undefined;
  const context = { kind, columns, nowMs: job.nowMs, timeZone, engines, currency };
  return { format, context: { ...context, dateOrder: dates.value, decimal: amounts.value }, dates, amounts };
}

/** Asked, never guessed. */
function refuseUnknown({ dates, amounts }: Plan): void {
  if (dates.by === 'nobody')
    throw validationError([
      {
        path: 'dateOrder',
        message: 'is needed: its dates may have the day or the month first; say dmy or mdy, or a locale',
      },
    ]);
  if (amounts.by === 'nobody')
    throw validationError([
      {
        path: 'decimal',
        message: 'is needed: its amounts may have a point or a comma before decimals; say which, or a locale',
      },
    ]);
}

async function judgeFile(job: JobContext, input: FileImport, plan: Plan) {
  const counts = Object.fromEntries(ROW_FATES.map((fate) => [fate, 0])) as Record<RowFate, number>;
  const rows: SeenRow[] = [];
  let problems = 0;
  let done = 0;
  for await (const { row, read, judged } of readItems(job, input, plan)) {
    if (++done % TELL_EVERY === 0) job.report({ done, total: null });
    const problem = 'problem' in read ? read.problem : 'problem' in judged ? judged.problem : null;
    const { fate, of } = problem === null ? (judged as Judged) : { fate: 'bad' as const, of: null };
    counts[fate]++;
    if (problem === null ? rows.length >= SHOWN_ROWS : rows.length >= SHOWN_ROWS && ++problems > MOST_PROBLEMS)
      continue;
    rows.push({ line: row.line, fate, problem, of, cells: toShown(row, plan) });
  }
  return { counts, rows };
}

function toShown({ cells }: TableRow, { context: { columns } }: Plan): Record<string, string> {
  return Object.fromEntries(
    [...columns].map(([field, indexes]) => [
      field,
      indexes
        .flatMap((index) => cells?.[index] || [])
        .join(' ')
        .slice(0, MOST_SHOWN),
    ]),
  );
}

type Read = { item: ImportItem } | { problem: string };
type Fate = Judged | { problem: string };

async function* readItems(job: JobContext, input: FileImport, plan: Plan) {
  const judge = new RowJudge(job.db, input);
  for await (const row of readTableRows(input.path, plan.format)) {
    const read: Read = row.cells === null ? { problem: row.problem ?? '' } : toItem(row.cells, plan.context);
    const judged: Fate = 'item' in read ? judge.judge(read.item) : read;
    yield { row, read, judged };
  }
}

/** Rows that would come to nothing go to nobody. */
async function* listBatches(input: FileImport, plan: Plan): AsyncGenerator<ImportItem[]> {
  let batch: ImportItem[] = [];
  for await (const row of readTableRows(input.path, plan.format)) {
    const read = row.cells === null ? null : toItem(row.cells, plan.context);
    if (read && 'item' in read) batch.push(read.item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function writeFile(job: JobContext, input: FileImport, plan: Plan, counts: FileImported['counts']) {
  const { projectId, fileName, kind } = input;
  const batchId = await job.write(beginImport, { projectId, fileName, kind, pid: process.pid });
  try {
    const tags = new Map<number, Set<string>>();
    const save = new BatchWriter(job, { ...input, batchId }, tags);
    let done = 0;
    if (kind === 'prompts') await save.prompts(await listNewPrompts(job, input, plan));
    else
      for await (const batch of listBatches(input, plan)) {
        await save.batch(batch);
        done += batch.length;
        job.report({ done, total: Object.values(counts).reduce((sum, count) => sum + count, 0) });
      }
    if (kind === 'answers') while ((await packWaiting(job, { projectId, mostMs: Number.POSITIVE_INFINITY })) > 0);
    const late = [...tags].map(([promptId, names]) => ({ promptId, names: [...names] }));
    const importId = await job.write(finishImport, { projectId, batchId, tags: late, counts });
    return { importId };
  } catch (error) {
    await job.write(undoImports, { batchId });
    throw error;
  }
}

async function listNewPrompts(job: JobContext, input: FileImport, plan: Plan): Promise<PromptItem[]> {
  const taken: PromptItem[] = [];
  for await (const { read, judged } of readItems(job, input, plan)) {
    if ('item' in read && read.item.kind === 'prompts' && 'fate' in judged && judged.fate === 'new')
      taken.push(read.item.prompt);
  }
  return taken;
}
