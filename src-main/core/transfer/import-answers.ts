/**
 * Importing answers.ndjson. The file is read twice: first every line is checked, so that one bad line means that nothing
 * is stored; then lines are measured here and written in small batches. A batch that a crash cut off is undone.
 */
import { basename } from 'node:path';

import { validationError } from '#shared/app-error.ts';
import { defineJob, type JobContext } from '../../storage/command.ts';
import { WritePipeline } from '../../storage/write-pipeline.ts';
import { packWaiting } from '../answers/pack-answers.ts';
import { type CachedBrands, readCompiledBrands } from '../brands/brand-store.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { type AnswerLine, type ParsedLine, parseAnswerLine } from './answer-line.ts';
import { beginImport, finishImport, type ImportItem, saveImported, undoImports } from './import-batch.ts';
import { readLines } from './read-lines.ts';
import { NO_FIELD } from './row-fault.ts';

const BATCH = 100;
/** Answers that are stored before they are packed: what has no place in the file yet does not make it grow. */
const PACK_EVERY = 5_000;
const MAX_PROBLEMS = 100;
/** Skipped lines that are listed one by one; a file may hold any number of them. */
const MAX_SKIPPED = 1000;

export interface ImportRequest {
  projectId: number;
  path: string;
  skipInvalid: boolean;
  defaultLanguage: string;
}

export interface ImportOutcome {
  imported: number;
  duplicates: number;
  createdPrompts: number;
  /** The first thousand of them. */
  skipped: { line: number; message: string }[];
  skippedCount: number;
}

/** Throws VALIDATION_ERROR with the line numbers of what is wrong, unless invalid lines are to be skipped. */
export const importAnswers = defineJob('answers.import', async (job, input: ImportRequest): Promise<ImportOutcome> => {
  const { total, ...skips } = checkFile(input, job.nowMs);
  const batchId = await job.write(beginImport, {
    projectId: input.projectId,
    fileName: basename(input.path),
    kind: 'answers',
    pid: process.pid,
  });
  try {
    const { tags, ...counts } = await writeLines(job, input, batchId, total);
    await job.write(finishImport, {
      projectId: input.projectId,
      batchId,
      tags,
      counts: { new: counts.imported, duplicate: counts.duplicates, bad: skips.skippedCount },
    });
    return { ...counts, ...skips };
  } catch (error) {
    await job.write(undoImports, { batchId });
    throw error;
  }
});

function checkFile(
  input: ImportRequest,
  nowMs: number,
): Pick<ImportOutcome, 'skipped' | 'skippedCount'> & { total: number } {
  const problems: ImportOutcome['skipped'] = [];
  let total = 0;
  let skippedCount = 0;
  for (const { number, text } of readLines(input.path)) {
    const parsed = parseLine(text, nowMs);
    if ('line' in parsed) total++;
    else if (++skippedCount <= MAX_SKIPPED) problems.push({ line: number, message: parsed.problem });
    if (!input.skipInvalid && problems.length >= MAX_PROBLEMS) break;
  }
  if (problems.length > 0 && !input.skipInvalid) {
    throw validationError(problems.map(({ line, message }) => ({ path: `line ${line}`, message })));
  }
  return { total, skipped: problems, skippedCount };
}

async function writeLines(job: JobContext, input: ImportRequest, batchId: number, total: number) {
  const counts = { imported: 0, duplicates: 0, createdPrompts: 0 };
  const tags = new Map<number, Set<string>>();
  const writes = new WritePipeline();
  let packedAt = 0;
  const save = async (items: ImportItem[]) => {
    const saved = await job.write(saveImported, { projectId: input.projectId, batchId, items });
    counts.imported += saved.imported;
    counts.duplicates += items.length - saved.imported;
    counts.createdPrompts += saved.createdPrompts;
    for (const { promptId, names } of saved.tags) {
      tags.set(promptId, new Set([...(tags.get(promptId) ?? []), ...names]));
    }
    job.report({ done: counts.imported + counts.duplicates, total });
  };
  for (const batch of listBatches(input.path, job.nowMs)) {
    const rules = readCompiledBrands(job.db, input.projectId);
    const items = batch.map((line) => toItem(line, input.defaultLanguage, rules));
    await writes.push(() => save(items));
    if (counts.imported - packedAt < PACK_EVERY) continue;
    packedAt = counts.imported;
    await packAll(job, input.projectId);
  }
  await writes.end();
  await packAll(job, input.projectId);
  return { ...counts, tags: [...tags].map(([promptId, names]) => ({ promptId, names: [...names] })) };
}

async function packAll(job: JobContext, projectId: number): Promise<void> {
  while ((await packWaiting(job, { projectId, mostMs: Number.POSITIVE_INFINITY })) > 0);
}

const parseLine = (text: string | null, nowMs: number): ParsedLine =>
  text === null ? { problem: 'is not UTF-8', fault: { code: 'no_object', ...NO_FIELD } } : parseAnswerLine(text, nowMs);

/** The valid lines of a file, a few at a time. */
function* listBatches(path: string, nowMs: number): Generator<AnswerLine[]> {
  let batch: AnswerLine[] = [];
  for (const { text } of readLines(path)) {
    const parsed = parseLine(text, nowMs);
    if ('line' in parsed) batch.push(parsed.line);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function toItem(line: AnswerLine, defaultLanguage: string, { version, brands }: CachedBrands): ImportItem {
  const language = (line.language ?? defaultLanguage).toUpperCase();
  const answer = measureAnswer({ text: line.text, language, cited: line.sources ?? [] }, brands);
  return { line, language, measured: { answer, brandsVersion: version } };
}
