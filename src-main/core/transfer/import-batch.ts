/** The writing half of an import: batches of measured lines, each in one transaction, and taking back what was cut off. */
import { uptime } from 'node:os';

import type { ImportKind } from '#shared/vocabulary/imports.ts';
import { defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { isProcessAlive } from '../../storage/is-process-alive.ts';
import { fromPublicId } from '../answers/answer-id.ts';
import type { Override } from '../answers/opinion-overrides.ts';
import { saveNote } from '../answers/save-note.ts';
import { type NewAnswer, readAnswerPrompt, storeAnswer } from '../answers/store-answer.ts';
import { readCompiledBrands } from '../brands/brand-store.ts';
import { toStorableText } from '../engines/wire/clean-text.ts';
import { FigureDelta } from '../figures/aggregate/figure-delta.ts';
import { toHundredths } from '../figures/codec/units.ts';
import { newId } from '../ids.ts';
import type { MeasuredAnswer } from '../measuring/measurement.ts';
import { readProject } from '../projects/project.ts';
import { findPrompt, insertPrompt } from '../prompts/prompt-store.ts';
import { type AnswerLine, listImportKeys } from './answer-line.ts';
import { endUndoing, giveTags, noteMade, takeBackAnswers, takeBackMade } from './made.ts';

export interface ImportItem {
  line: AnswerLine;
  /** Upper-case language of the prompt. */
  language: string;
  measured: { answer: MeasuredAnswer; brandsVersion: number };
}

export const beginImport = defineWrite(
  'imports.begin',
  (db, input: { projectId: number; fileName: string; pid: number; kind: ImportKind }, { nowMs }): number =>
    db.run(
      query.insertInto('import_batch').values({
        project_id: input.projectId,
        file_name: toStorableText(input.fileName),
        pid: input.pid,
        public_id: newId(),
        kind: input.kind,
        state: 'writing',
        started_at: nowMs,
        finished_at: null,
      }),
    ).lastId,
);

/** Tags for prompts that were there before a batch. They wait for the end, because only what is new can be taken back. */
export interface LateTags {
  promptId: number;
  names: string[];
}

/** Ends an import: its late tags are given and it is no longer taken back, in one transaction. Returns the id of its receipt. */
export const finishImport = defineWrite(
  'imports.finish',
  (
    db,
    input: { projectId: number; batchId: number; tags: LateTags[]; counts: Readonly<Record<string, number>> },
    { nowMs },
  ): string | null => {
    for (const { promptId, names } of input.tags) giveTags(db, input, promptId, names);
    db.run(
      query
        .updateTable('import_batch')
        .set({ state: 'done', finished_at: nowMs, counts: JSON.stringify(input.counts) })
        .where('id', '=', input.batchId),
    );
    return db.prepare('SELECT public_id FROM import_batch WHERE id = ?').pluck().get(input.batchId) as string | null;
  },
);

interface SavedBatch {
  imported: number;
  createdPrompts: number;
  tags: LateTags[];
}

/** Stores what is new among these; an answer that is there already changes nothing at all. */
export const saveImported = defineWrite(
  'imports.save',
  (db, input: { projectId: number; batchId: number; items: ImportItem[] }, { nowMs }): SavedBatch => {
    const delta = new FigureDelta();
    const saved: SavedBatch = { imported: 0, createdPrompts: 0, tags: [] };
    const rules = readCompiledBrands(db, input.projectId);
    for (const item of input.items) {
      const importKeys = listImportKeys(item.line, item.language);
      if (isThere(db, input.projectId, importKeys, item.line)) continue;
      const prompt = promptOf(db, input.projectId, item, nowMs);
      const names = item.line.tags ?? [];
      if (prompt.isNew) noteMade(db, input.batchId, prompt.id, null);
      if (prompt.isNew) giveTags(db, input, prompt.id, names);
      else if (names.length > 0) saved.tags.push({ promptId: prompt.id, names });
      if (prompt.isNew) saved.createdPrompts++;
      const id = storeAnswer(db, toNewAnswer(db, input.batchId, importKeys[0], prompt.id, item), delta, rules);
      saveNote(db, id, { app: item.line.app ?? null, note: item.line.note ?? null });
      saved.imported++;
    }
    delta.save(db);
    return saved;
  },
);

/** An answer that was not imported is known by its own id, which an export gives out as its external one. */
export function isThere(
  db: Connection,
  projectId: number,
  keys: readonly Uint8Array[],
  { externalId }: AnswerLine,
): boolean {
  const byKey = db.prepare('SELECT 1 FROM answer WHERE project_id = ? AND import_key = ?');
  if (keys.some((key) => byKey.get(projectId, key) !== undefined)) return true;
  const ownId = externalId === undefined ? null : fromPublicId(externalId);
  if (ownId === null) return false;
  const found = db.prepare('SELECT 1 FROM answer WHERE public_id = ? AND project_id = ? AND import_key IS NULL');
  return found.get(ownId, projectId) !== undefined;
}

function promptOf(db: Connection, projectId: number, item: ImportItem, nowMs: number): { id: number; isNew: boolean } {
  const known = findPrompt(db, projectId, item.line.prompt, item.language);
  const prompt = known ?? insertPrompt(db, toImportedPrompt(db, projectId, item), nowMs);
  return { id: prompt.id, isNew: known === undefined };
}

function toImportedPrompt(db: Connection, projectId: number, item: ImportItem) {
  const models = readProject(db, { id: projectId })?.models ?? [];
  const { prompt: text } = item.line;
  return { projectId, text, language: item.language, models, state: 'paused', pausedBy: 'import' } as const;
}

function toNewAnswer(
  db: Connection,
  batchId: number,
  importKey: Uint8Array,
  promptId: number,
  { line, measured }: ImportItem,
): NewAnswer {
  return {
    // Where an answer was asked from only the file can know.
    prompt: { ...readAnswerPrompt(db, promptId), country: line.country ?? null },
    countryAsked: line.country ?? null,
    content: {
      text: line.text,
      cited: line.sources ?? [],
      retrieved: line.retrieved ?? [],
      queries: line.fanOutQueries ?? null,
    },
    engine: line.model,
    surface: line.surface ?? 'import',
    route: 'import',
    engineVersion: null,
    answeredAt: line.answeredAt,
    isGrounded: (line.sources ?? []).length > 0,
    isRefusal: false,
    isIncomplete: false,
    costUsd: null,
    costBasis: null,
    origin: { kind: 'import', batchId, importKey, externalId: line.externalId ?? null },
    overrides: toOverrides(db, promptId, line),
    measured,
  };
}

/** Of brands that the project tracks by now under these names; what was decided about others is left out. */
function toOverrides(db: Connection, promptId: number, { overrides = [] }: AnswerLine): Override[] {
  if (overrides.length === 0) return [];
  const find = db
    .prepare(
      "SELECT brand.id FROM brand JOIN prompt USING (project_id) WHERE prompt.id = ? AND brand.name = ? AND brand.state = 'tracked'",
    )
    .pluck();
  return overrides.flatMap(({ brand, sentiment, reason, decidedAt }) => {
    const brandId = find.get(promptId, brand) as number | undefined;
    if (brandId === undefined) return [];
    return [{ brandId, sentiment: sentiment === null ? null : toHundredths(sentiment), reason, decidedAt }];
  });
}

/**
 * Takes back unfinished imports: the one named, or every one whose process is gone (at a start, one that bears this
 * process's own number is gone too). Prompts that an import made and
 * that nothing else uses go with it.
 */
export const undoImports = defineWrite(
  'imports.undo',
  (db, input: { batchId: number } | { deadOnly: true; isOwnAlive: boolean }, { nowMs }): number => {
    const unfinished = db.all(query.selectFrom('import_batch').selectAll().where('state', '=', 'writing'));
    const doomed = unfinished.filter((batch) =>
      'batchId' in input ? batch.id === input.batchId : !isAtWork(batch, input.isOwnAlive, nowMs),
    );
    let count = 0;
    for (const batch of doomed) {
      count += takeBackAnswers(db, batch.id, Number.MAX_SAFE_INTEGER);
      takeBackMade(db, batch.id);
      // Of an import that began before those were noted.
      db.prepare(
        `DELETE FROM prompt WHERE project_id = ? AND paused_by = 'import' AND created_at >= ?
         AND NOT EXISTS (SELECT 1 FROM answer WHERE answer.prompt_id = prompt.id)
         AND NOT EXISTS (SELECT 1 FROM job WHERE job.prompt_id = prompt.id)`,
      ).run(batch.project_id, batch.started_at);
      // One that was finished once is being undone: its receipt stays.
      if (batch.finished_at === null) db.run(query.deleteFrom('import_batch').where('id', '=', batch.id));
      else endUndoing(db, batch.id, nowMs);
    }
    return count;
  },
);

/** A process id that was reused after the machine restarted is not the process that began. */
function isAtWork(batch: { pid: number; started_at: number }, isOwnAlive: boolean, nowMs: number): boolean {
  if (batch.pid === process.pid) return isOwnAlive;
  if (batch.started_at < nowMs - uptime() * 1000) return false;
  return isProcessAlive(batch.pid);
}
