/** Adding one answer that a person saw elsewhere: checked, measured and stored in one transaction, once. */
import { notFound, validationError } from '#shared/app-error.ts';
import { dayOf } from '#shared/time/day.ts';
import { findMomentFault } from '#shared/time/reported-moment.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { type AnswerContent, hashText, type SourceReference } from '../answers/answer-content.ts';
import { toPublicId } from '../answers/answer-id.ts';
import { saveNote } from '../answers/save-note.ts';
import { readAnswerPrompt, storeAnswer } from '../answers/store-answer.ts';
import { type ContentLocation, StoredContents } from '../answers/stored-contents.ts';
import { FigureDelta } from '../figures/aggregate/figure-delta.ts';
import { checkPitch, checkPromptCount } from '../projects/limits.ts';
import { type Project, readProject } from '../projects/project.ts';
import { countPrompts, findPrompt, insertPrompt, type PromptRow } from '../prompts/prompt-store.ts';
import { toImportKey } from '../transfer/answer-line.ts';

export interface ManualAnswer {
  projectId: number;
  /** Which prompt it answers: a public id, or a text with its language. */
  prompt: { id: string } | { text: string; language: string | undefined };
  engine: Engine;
  text: string;
  sources: SourceReference[];
  queries: string[] | null;
  /** Milliseconds since 1970; null: now. */
  answeredAt: number | null;
  country: string | null;
  app: string | null;
  note: string | null;
}

export interface AnswerAdded {
  answerId: string;
  created: boolean;
  createdPrompt: boolean;
}

/**
 * Stores the answer, or finds the one that is the same. Throws NOT_FOUND for an unknown prompt id, VALIDATION_ERROR for a
 * moment that cannot be, and FORBIDDEN where the limits of pitch or plan leave no room for a new prompt.
 */
export const addAnswer = defineWrite('evidence.addAnswer', (db, input: ManualAnswer, { nowMs }): AnswerAdded => {
  const fault = input.answeredAt === null ? null : findMomentFault(input.answeredAt, nowMs);
  if (fault !== null) throw validationError([{ path: 'answeredAt', message: fault }]);
  const project = readProject(db, { id: input.projectId });
  if (!project) throw notFound('The project');
  const known = findAskedPrompt(db, project, input);
  const same = known && findSame(db, known, input, nowMs);
  if (same) return { answerId: toPublicId(same), created: false, createdPrompt: false };
  const prompt = known ?? createPrompt(db, project, input, nowMs);
  const answerId = store(db, prompt, input, nowMs);
  return { answerId: toPublicId(answerId), created: true, createdPrompt: known === undefined };
});

function findAskedPrompt(db: Connection, project: Project, { prompt }: ManualAnswer): PromptRow | undefined {
  if ('text' in prompt) return findPrompt(db, project.id, prompt.text, toLanguage(project, prompt));
  const found = db.get(
    query.selectFrom('prompt').selectAll().where('public_id', '=', prompt.id).where('project_id', '=', project.id),
  ) as PromptRow | undefined;
  if (!found) throw notFound('The prompt');
  return found;
}

function toLanguage(project: Project, { language }: { language: string | undefined }): string {
  return language ?? project.language ?? 'en';
}

function createPrompt(db: Connection, project: Project, { prompt }: ManualAnswer, nowMs: number): PromptRow {
  if (!('text' in prompt)) throw notFound('The prompt');
  const count = countPrompts(db, project.id);
  checkPitch(project, count);
  checkPromptCount(db, count);
  const language = toLanguage(project, prompt);
  const paused = { models: project.models, state: 'paused', pausedBy: 'import' } as const;
  return insertPrompt(db, { projectId: project.id, text: prompt.text, language, ...paused }, nowMs);
}

function toContent({ text, sources, queries }: ManualAnswer): AnswerContent {
  return { text, cited: sources, retrieved: [], queries };
}

function toKey(prompt: PromptRow, { engine, text, sources, queries }: ManualAnswer, answeredAt: number): Buffer {
  const line = { prompt: prompt.text, model: engine, answeredAt, text, sources, fanOutQueries: queries };
  return toImportKey(line, prompt.language);
}

/** Public id of the answer that says the same: at that moment, or at any moment of today where none was given. */
function findSame(db: Connection, prompt: PromptRow, input: ManualAnswer, nowMs: number): Uint8Array | undefined {
  if (input.answeredAt !== null) {
    const row = db
      .prepare('SELECT public_id AS id FROM answer WHERE project_id = ? AND import_key = ?')
      .get(prompt.project_id, toKey(prompt, input, input.answeredAt)) as { id: Uint8Array } | undefined;
    return row?.id;
  }
  const rows = db
    .prepare(
      `SELECT answer.id AS id, pack_id AS packId, public_id AS publicId
       FROM answer JOIN provenance ON provenance.id = provenance_id
       WHERE prompt_id = ? AND day = ? AND engine = ? AND hash = ? AND surface = 'import' ORDER BY answer.id`,
    )
    .all(prompt.id, dayOf(nowMs), input.engine, hashText(input.text)) as (ContentLocation & { publicId: Uint8Array })[];
  const contents = new StoredContents(db);
  const wanted = toIdentity(toContent(input));
  return rows.find((row) => {
    const content = contents.read(row);
    return content !== null && toIdentity(content) === wanted;
  })?.publicId;
}

/** As far as import keys look, too. */
function toIdentity({ text, cited, queries }: AnswerContent): string {
  return JSON.stringify([text, cited, queries ?? []]);
}

/** Returns the public id. */
function store(db: Connection, prompt: PromptRow, input: ManualAnswer, nowMs: number): Uint8Array {
  const answeredAt = input.answeredAt ?? nowMs;
  const delta = new FigureDelta();
  const id = storeAnswer(
    db,
    {
      prompt: { ...readAnswerPrompt(db, prompt.id), country: input.country },
      countryAsked: input.country,
      content: toContent(input),
      engine: input.engine,
      surface: 'import',
      route: 'manual',
      engineVersion: null,
      answeredAt,
      isGrounded: input.sources.length > 0,
      isRefusal: false,
      isIncomplete: false,
      costUsd: null,
      costBasis: null,
      origin: { kind: 'manual', importKey: toKey(prompt, input, answeredAt) },
    },
    delta,
  );
  delta.save(db);
  saveNote(db, id, input);
  return (db.prepare('SELECT public_id AS publicId FROM answer WHERE id = ?').get(id) as { publicId: Uint8Array })
    .publicId;
}
