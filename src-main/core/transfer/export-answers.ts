/** Writing a project's answers as answers.ndjson, oldest first, in constant memory; the file appears only when whole. */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';

import { validationError } from '#shared/app-error.ts';
import { defineJob } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { planPartial, publishFile } from '../../storage/new-file.ts';
import { unpackContent } from '../answers/answer-content.ts';
import { toPublicId } from '../answers/answer-id.ts';
import { readTags } from '../prompts/prompt-store.ts';

const BATCH = 500;

interface ExportRow {
  id: number;
  publicId: Uint8Array;
  isImported: 0 | 1;
  externalId: string | null;
  promptId: number;
  prompt: string;
  language: string;
  model: string;
  answeredAt: number;
  surface: string;
  country: string | null;
  /** Of answers that a person added. */
  app: string | null;
  note: string | null;
  body: Uint8Array;
}

/** Returns how many answers were written. Throws CONFLICT when the file exists, VALIDATION_ERROR when it cannot be written. */
export const exportAnswers = defineJob(
  'answers.export',
  async (job, input: { projectId: number; path: string }): Promise<number> => {
    const partial = planPartial(input.path);
    const file = openForWriting(partial);
    let count = 0;
    try {
      for (const rows of batches(job.db, input.projectId)) {
        writeSync(file, rows.map((row) => `${JSON.stringify(toLine(job.db, row))}\n`).join(''));
        count += rows.length;
        job.report({ done: count, total: null });
      }
      closeSync(file);
      publishFile(partial, input.path);
      return count;
    } catch (error) {
      rmSync(partial, { force: true });
      throw error;
    }
  },
);

function* batches(db: Connection, projectId: number): Generator<ExportRow[]> {
  let after = 0;
  const read = db.prepare(
    `SELECT answer.id AS id, answer.public_id AS publicId, import_key IS NOT NULL AS isImported, external_id AS externalId,
       prompt_id AS promptId, prompt.text AS prompt, answer.language AS language, engine AS model,
       answered_at AS answeredAt, surface, answer.country AS country, app, note, body
     FROM answer JOIN answer_content ON answer_content.answer_id = answer.id JOIN prompt ON prompt.id = prompt_id
       JOIN provenance ON provenance.id = provenance_id
       LEFT JOIN answer_note ON answer_note.answer_id = answer.id
     WHERE answer.id > ? AND +answer.project_id = ? ORDER BY answer.id LIMIT ${BATCH}`,
  );
  for (;;) {
    const rows = read.all(after, projectId) as ExportRow[];
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

/** Answers without an external id that were not imported get their own id as one, so that importing twice adds nothing. */
function toLine(db: Connection, row: ExportRow) {
  const content = unpackContent(row.body);
  return {
    prompt: row.prompt,
    model: row.model,
    answeredAt: new Date(row.answeredAt).toISOString(),
    text: content.text,
    language: row.language.toLowerCase(),
    tags: readTags(db, row.promptId),
    sources: content.cited,
    retrieved: content.retrieved,
    ...(content.queries ? { fanOutQueries: content.queries } : {}),
    ...toExternalId(row),
    surface: row.surface,
    ...toTold({ country: row.country, app: row.app, note: row.note }),
  };
}

/** What nobody said is left out. */
function toTold<Told extends object>(told: Told): Partial<Told> {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null)) as Partial<Told>;
}

function toExternalId({ externalId, isImported, publicId }: ExportRow): { externalId?: string } {
  if (externalId !== null) return { externalId };
  return isImported === 1 ? {} : { externalId: toPublicId(publicId) };
}

function openForWriting(path: string): number {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    throw validationError([{ path: 'path', message: `cannot be written: ${(error as Error).message}` }]);
  }
}
