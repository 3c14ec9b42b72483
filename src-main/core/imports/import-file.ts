/**
 * A file of rows into a project: looked through once, which decides how its dates and amounts are meant and what becomes of each row, then
 * written in small batches that a crash takes back whole. A preview stops before writing.
 */
import { AppError, validationError } from '#shared/app-error.ts';
import type { FoundBy } from '#shared/vocabulary/imports.ts';
import { defineJob, type JobContext } from '../../storage/command.ts';
import { packWaiting } from '../answers/pack-answers.ts';
import { isStopped } from '../stopped-calls.ts';
import { beginImport, finishImport, undoImports } from '../transfer/import-batch.ts';
import { withInboxFile } from '../transfer/inbox-file.ts';
import { requireFields } from './fields.ts';
import { type JudgedFile, judgeFile, listExamples, readItems, toRead } from './judge-file.ts';
import type { DateOrder, Decided, DecimalMark } from './locale-values.ts';
import { type FileImport, type FilePlan, planFile, refuseUnknown } from './plan-file.ts';
import { readTableRows } from './read-table.ts';
import { undoSome } from './receipts.ts';
import type { ImportItem, PromptItem } from './to-rows.ts';
import { isPacked, unpackSheet } from './unpack-sheet.ts';
import { BatchWriter } from './write-batches.ts';

const BATCH = 200;
/** Rows between looks at whether it is to stop, and between news of how far it is. */
const ROWS_BETWEEN_LOOKS = 1_000;

export interface FileImported extends JudgedFile {
  importId: string | null;
  encoding: string;
  sheet: string | null;
  sheets: string[];
  separator: string | null;
  isHeadless: boolean;
  heads: string[];
  columns: Record<string, string[]>;
  foundBy: Record<string, FoundBy>;
  missing: string[];
  unused: string[];
  examples: string[][];
  dates: Decided<DateOrder>;
  amounts: Decided<DecimalMark>;
}

const NO_COUNTS = { new: 0, change: 0, duplicate: 0, off_topic: 0, bad: 0 };

/** Throws VALIDATION_ERROR for what is no table, for dates that may be meant either way, and, all or nothing, with the lines of bad rows. */
export const importFile = defineJob('imports.run', (job, input: FileImport): Promise<FileImported> => {
  if (isPacked(input.path)) return importSheet(job, input);
  if (input.sheet === null) return importTable(job, input);
  throw validationError([{ path: 'sheet', message: 'is of a workbook (.xlsx), which the file is not' }]);
});

function importSheet(job: JobContext, input: FileImport): Promise<FileImported> {
  return withInboxFile(job.dataDir, 'sheet.csv', '', async (path) => {
    const unpacked = await unpackSheet(input.path, path, input.sheet);
    const outcome = await importTable(job, { ...input, path, separator: ',', isSheet: true });
    return { ...outcome, ...unpacked, encoding: 'xlsx' };
  });
}

async function importTable(job: JobContext, input: FileImport): Promise<FileImported> {
  const plan = await planFile(job, input, toLook(job, input, null, 0));
  const { format, fields, dates, amounts } = plan;
  if (!input.isPreview) requireFields(fields, format.heads);
  const steps = input.isPreview ? 1 : 2;
  const judged =
    fields.missing.length > 0
      ? { counts: NO_COUNTS, rows: [], unknownEngines: [] }
      : await judgeFile(job, input, plan, toLook(job, input, plan.rows * steps, 0));
  const outcome: FileImported = {
    ...{ importId: null, sheet: null, sheets: [] },
    ...{ encoding: format.encoding, separator: format.separator, isHeadless: format.isHeadless, heads: format.heads },
    columns: Object.fromEntries(
      [...fields.columns].map(([field, indexes]) => [field, indexes.map((index) => format.heads[index] ?? '')]),
    ),
    foundBy: Object.fromEntries(fields.foundBy),
    missing: [...fields.missing],
    unused: format.heads.filter((_, index) => ![...fields.columns.values()].some((found) => found.includes(index))),
    examples: listExamples(plan),
    ...{ dates, amounts, ...judged },
  };
  if (input.isPreview) return outcome;
  refuseUnknown(plan);
  const bad = judged.rows.filter(({ fate }) => fate === 'bad');
  if (input.isAllOrNothing && judged.counts.bad > 0)
    throw validationError(bad.map(({ line, problem }) => ({ path: `line ${line}`, message: problem ?? '' })));
  return { ...outcome, importId: await writeFile(job, input, plan, judged.counts) };
}

/** Throws CONFLICT once the call is stopped. */
function toLook(job: JobContext, { token }: FileImport, total: number | null, before: number): (row: number) => void {
  return (row) => {
    if (row % ROWS_BETWEEN_LOOKS !== 0) return;
    if (isStopped(job.db, token))
      throw new AppError('CONFLICT', 'The import was stopped. Nothing was changed.', { reason: 'import_stopped' });
    job.report({ done: before + row, total });
  };
}

/** Rows that would come to nothing go to nobody. */
async function* listBatches(input: FileImport, plan: FilePlan): AsyncGenerator<ImportItem[]> {
  let batch: ImportItem[] = [];
  for await (const row of readTableRows(input.path, plan.format)) {
    const read = toRead(row, plan);
    if ('item' in read) batch.push(read.item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function writeFile(
  job: JobContext,
  input: FileImport,
  plan: FilePlan,
  counts: FileImported['counts'],
): Promise<string | null> {
  const { projectId, fileName, kind } = input;
  const batchId = await job.write(beginImport, { projectId, fileName, kind, pid: process.pid });
  try {
    const tags = new Map<number, Set<string>>();
    const save = new BatchWriter(job, { ...input, batchId }, tags);
    const look = toLook(job, input, plan.rows * 2, plan.rows);
    let done = 0;
    if (kind === 'prompts') await save.prompts(await listTakenPrompts(job, input, plan));
    else
      for await (const batch of listBatches(input, plan)) {
        await save.batch(batch);
        done += batch.length;
        look(done);
      }
    if (kind === 'answers') while ((await packWaiting(job, { projectId, mostMs: Number.POSITIVE_INFINITY })) > 0);
    const late = [...tags].map(([promptId, names]) => ({ promptId, names: [...names] }));
    return await job.write(finishImport, { projectId, batchId, tags: late, counts });
  } catch (error) {
    while ((await job.write(undoSome, { batchId })) > 0);
    await job.write(undoImports, { batchId });
    throw error;
  }
}

async function listTakenPrompts(job: JobContext, input: FileImport, plan: FilePlan): Promise<PromptItem[]> {
  const taken: PromptItem[] = [];
  for await (const { read, judged } of readItems(job, input, plan)) {
    if (!('item' in read) || read.item.kind !== 'prompts' || !('fate' in judged)) continue;
    if (input.takes.includes(judged.fate)) taken.push(read.item.prompt);
  }
  return taken;
}
