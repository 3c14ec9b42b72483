/**
 * Importing a CSV export of a form tool or a customer database. The file is read twice: first every row is checked, so
 * that one bad row means that nothing is stored; then rows are written in small batches that a crash takes back whole.
 */
import { basename } from 'node:path';

import { validationError } from '#shared/app-error.ts';
import type { AttributionSource } from '#shared/vocabulary/channels.ts';
import { defineJob, defineWrite, type JobContext } from '../../storage/command.ts';
import { beginImport, finishImport, undoImports } from '../transfer/import-batch.ts';
import { insertAttribution } from './attribution-store.ts';
import { type ColumnMapping, type Columns, planColumns } from './csv-columns.ts';
import { type CsvResponse, ImportKeys, toCsvResponse } from './csv-response.ts';
import { readCsvRows } from './read-csv-rows.ts';

const BATCH = 500;
const MAX_PROBLEMS = 100;

export interface AttributionImport {
  projectId: number;
  path: string;
  source: AttributionSource;
  mapping: ColumnMapping;
}

export interface AttributionImported {
  imported: number;
  /** Rows that an earlier import stored already. */
  duplicates: number;
}

/** Throws VALIDATION_ERROR with the line numbers of what is wrong. */
export const importAttribution = defineJob(
  'attribution.import',
  async (job, input: AttributionImport): Promise<AttributionImported> => {
    const total = await checkFile(job, input);
    const { projectId, path } = input;
    const batchId = await job.write(beginImport, {
      projectId,
      fileName: basename(path),
      kind: 'attribution',
      pid: process.pid,
    });
    try {
      const counts = await writeRows(job, input, batchId, total);
      await job.write(finishImport, {
        projectId,
        batchId,
        tags: [],
        counts: { new: counts.imported, duplicate: counts.duplicates },
      });
      return counts;
    } catch (error) {
      await job.write(undoImports, { batchId });
      throw error;
    }
  },
);

interface KeyedResponse extends CsvResponse {
  key: string;
}

export const saveAttributionBatch = defineWrite(
  'attribution.saveBatch',
  (
    db,
    input: { projectId: number; source: AttributionSource; batchId: number; rows: readonly KeyedResponse[] },
    { nowMs },
  ): number => {
    const { projectId, source, batchId } = input;
    const stored = input.rows.filter(({ response, createdAt, key }) => {
      const origin = { projectId, source, createdAt: createdAt ?? nowMs, imported: { batchId, key } };
      return insertAttribution(db, response, origin) !== null;
    });
    return stored.length;
  },
);

async function checkFile(job: JobContext, input: AttributionImport): Promise<number> {
  const problems: { path: string; message: string }[] = [];
  let total = 0;
  for await (const { line, row } of readResponses(job, input)) {
    if ('problem' in row) problems.push({ path: `line ${line}`, message: row.problem });
    else total++;
    if (problems.length >= MAX_PROBLEMS) break;
  }
  if (problems.length > 0) throw validationError(problems);
  return total;
}

async function writeRows(job: JobContext, input: AttributionImport, batchId: number, total: number) {
  const { projectId, source } = input;
  const keys = new ImportKeys(source);
  const counts = { imported: 0, duplicates: 0 };
  let rows: KeyedResponse[] = [];
  const flush = async () => {
    const imported = await job.write(saveAttributionBatch, { projectId, source, batchId, rows });
    counts.imported += imported;
    counts.duplicates += rows.length - imported;
    rows = [];
    job.report({ done: counts.imported + counts.duplicates, total });
  };
  for await (const { row } of readResponses(job, input)) {
    if (!('problem' in row)) rows.push({ ...row, key: keys.next(row) });
    if (rows.length >= BATCH) await flush();
  }
  if (rows.length > 0) await flush();
  return counts;
}

async function* readResponses(job: JobContext, input: AttributionImport) {
  let columns: Columns | null = null;
  for await (const { line, cells } of readCsvRows(input.path)) {
    if (columns) yield { line, row: toCsvResponse(cells, columns, job.nowMs) };
    else columns = planColumns(cells, input.mapping);
  }
  if (!columns) throw validationError([{ path: 'path', message: 'the file is empty' }]);
}
