/** Writing a project's answers as answers.ndjson, oldest first, in constant memory; the file appears only when whole. */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';

import { validationError } from '#shared/app-error.ts';
import { defineJob } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { planPartial, publishFile } from '../../storage/new-file.ts';
import type { AnswerContent } from '../answers/answer-content.ts';
import { toPublicId } from '../answers/answer-id.ts';
import { type DamagedAnswers, reportDamaged } from '../answers/damaged-answers.ts';
import { readOverrides } from '../answers/opinion-overrides.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import { HUNDREDTHS_PER_ONE } from '../figures/codec/units.ts';
import { readTags } from '../prompts/prompt-store.ts';

/** Some days of a large project: a pack has answers of many days, and is opened once a batch. */
const BATCH = 2_500;

interface ExportRow {
  id: number;
  packId: number;
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
}

/** Answers that are damaged are left out and named. Throws CONFLICT when the file exists, VALIDATION_ERROR when it cannot be written. */
export interface ExportedFile {
  exported: number;
  damagedAnswers?: DamagedAnswers;
}

export const exportAnswers = defineJob(
  'answers.export',
  async (job, input: { projectId: number; path: string }): Promise<ExportedFile> => {
    const partial = planPartial(input.path, job.dataDir);
    const file = openForWriting(partial);
    let count = 0;
    const damaged: string[] = [];
    try {
      for (const lines of batches(job.db, input.projectId, damaged)) {
        writeSync(file, lines.join(''));
        count += lines.length;
        job.report({ done: count, total: null });
      }
      closeSync(file);
      publishFile(partial, input.path);
      return { exported: count, ...reportDamaged(damaged) };
    } catch (error) {
      rmSync(partial, { force: true });
      throw error;
    }
  },
);

/** Lines of the file; the ids of answers that cannot be read are added to `damaged`. */
function* batches(db: Connection, projectId: number, damaged: string[]): Generator<string[]> {
  let afterId = 0;
  const read = db.prepare(
    `SELECT answer.id AS id, pack_id AS packId, answer.public_id AS publicId, import_key IS NOT NULL AS isImported,
       external_id AS externalId, prompt_id AS promptId, prompt.text AS prompt, answer.language AS language, engine AS model,
       answered_at AS answeredAt, surface, answer.country AS country, app, note
     FROM answer JOIN prompt ON prompt.id = prompt_id JOIN provenance ON provenance.id = provenance_id
       LEFT JOIN answer_note ON answer_note.answer_id = answer.id
     WHERE answer.id > ? AND +answer.project_id = ? ORDER BY answer.id LIMIT ${BATCH}`,
  );
  for (;;) {
    const { lines, isLast } = db.atOneMoment(() => {
      const rows = read.all(afterId, projectId) as ExportRow[];
      const contents = new StoredContents(db).readAll(rows);
      afterId = rows.at(-1)?.id ?? afterId;
      const lines = rows.flatMap((row, index) => {
        const content = contents[index];
        if (content) return [`${JSON.stringify(toLine(db, row, content))}\n`];
        damaged.push(toPublicId(row.publicId));
        return [];
      });
      return { lines, isLast: rows.length === 0 };
    });
    if (isLast) return;
    yield lines;
  }
}

/** Answers without an external id that were not imported get their own id as one, so that importing twice adds nothing. */
function toLine(db: Connection, row: ExportRow, content: AnswerContent) {
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
    ...omitNulls({ country: row.country, app: row.app, note: row.note, overrides: listOverrides(db, row.id) }),
  };
}

/** Null where nobody decided anything. */
function listOverrides(db: Connection, answerId: number) {
  const overrides = [...readOverrides(db, answerId).values()];
  if (overrides.length === 0) return null;
  const nameOf = db.prepare('SELECT name FROM brand WHERE id = ?').pluck();
  return overrides.map(({ brandId, sentiment, reason, decidedAt }) => ({
    brand: nameOf.get(brandId) as string,
    sentiment: sentiment === null ? null : sentiment / HUNDREDTHS_PER_ONE,
    reason,
    decidedAt: new Date(decidedAt).toISOString(),
  }));
}

/** Without fields that are null. */
function omitNulls<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<Fields>;
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
