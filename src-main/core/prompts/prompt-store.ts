/** Prompts and tags of a project: reading them, and the two inserts that the app, scripts and imports share. */
import { toPromptLanguage } from '#shared/vocabulary/languages.ts';
import { type Connection, query } from '../../storage/connection.ts';
import type { PromptTable } from '../../storage/schema.ts';
import { readCompiledBrands } from '../brands/brand-store.ts';
import { newId } from '../ids.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { classifyIntents } from './classify-intents.ts';

export type PromptRow = Omit<PromptTable, 'id'> & { id: number };

export interface NewPrompt {
  projectId: number;
  text: string;
  /** Any spelling of a language code; stored in upper case. */
  language: string;
  models: readonly string[];
  state: 'queued' | 'active' | 'paused';
  pausedBy: 'hand' | 'import' | null;
  /** Two letters in capitals; null or absent: none. */
  country?: string | null;
}

export function findPrompt(db: Connection, projectId: number, text: string, language: string): PromptRow | undefined {
  return db.get(
    query
      .selectFrom('prompt')
      .selectAll()
      .where('project_id', '=', projectId)
      .where('text', '=', text)
      .where('language', '=', toPromptLanguage(language)),
  );
}

/** Stores a prompt with the next ordinal of its project. The text and language must be new there. */
export function insertPrompt(db: Connection, prompt: NewPrompt, nowMs: number): PromptRow {
  const { ordinal } = db
    .prepare('UPDATE project SET next_ordinal = next_ordinal + 1 WHERE id = ? RETURNING next_ordinal - 1 AS ordinal')
    .get(prompt.projectId) as { ordinal: number };
  const row: Omit<PromptRow, 'id'> = {
    public_id: newId(),
    project_id: prompt.projectId,
    ordinal,
    text: prompt.text,
    language: toPromptLanguage(prompt.language),
    country: prompt.country ?? null,
    models: JSON.stringify(prompt.models),
    state: prompt.state,
    paused_by: prompt.pausedBy,
    is_branded: isBranded(db, prompt.projectId, prompt.text, prompt.language) ? 1 : 0,
    intents: JSON.stringify(classifyIntents(prompt.text, prompt.language)),
    created_at: nowMs,
  };
  const { lastId } = db.run(query.insertInto('prompt').values(row));
  return { ...row, id: lastId };
}

/** True when the prompt itself names the own brand. */
export function isBranded(db: Connection, projectId: number, text: string, language: string): boolean {
  const { brands } = readCompiledBrands(db, projectId);
  const own = db.prepare('SELECT id FROM brand WHERE project_id = ? AND is_own = 1').get(projectId) as { id: number };
  return measureAnswer({ text, language, cited: [] }, brands).mentions.some((mention) => mention.brandId === own.id);
}

/** Decides again for every prompt of a project whether it names the own brand, after its names changed. */
export function refreshBranded(db: Connection, projectId: number): void {
  const prompts = db.all(
    query.selectFrom('prompt').select(['id', 'text', 'language', 'is_branded']).where('project_id', '=', projectId),
  );
  for (const prompt of prompts) {
    const flag = isBranded(db, projectId, prompt.text, prompt.language) ? 1 : 0;
    if (flag !== prompt.is_branded) {
      db.run(query.updateTable('prompt').set({ is_branded: flag }).where('id', '=', prompt.id));
    }
  }
}

/** What adding tags made: tags that there were none of, and those that the prompt did not have. By id. */
export interface TagsMade {
  tagIds: number[];
  givenIds: number[];
}

/** Adds tags to a prompt, keeping those it has. A tag that differs only in case is the same tag. */
export function addTags(db: Connection, projectId: number, promptId: number, names: readonly string[]): TagsMade {
  const made: TagsMade = { tagIds: [], givenIds: [] };
  for (const name of names) {
    const folded = name.toLowerCase();
    const { changes } = db
      .prepare('INSERT INTO tag (project_id, folded, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
      .run(projectId, folded, name);
    const tagId = db
      .prepare('SELECT id FROM tag WHERE project_id = ? AND folded = ?')
      .pluck()
      .get(projectId, folded) as number;
    if (changes > 0) made.tagIds.push(tagId);
    const given = db
      .prepare('INSERT INTO prompt_tag (prompt_id, tag_id) VALUES (?, ?) ON CONFLICT DO NOTHING')
      .run(promptId, tagId);
    if (given.changes > 0) made.givenIds.push(tagId);
  }
  return made;
}

/** Tags of a prompt by name. */
export function readTags(db: Connection, promptId: number): string[] {
  const rows = db
    .prepare(
      'SELECT tag.name AS name FROM prompt_tag JOIN tag ON tag.id = tag_id WHERE prompt_id = ? ORDER BY tag.folded',
    )
    .all(promptId) as { name: string }[];
  return rows.map((row) => row.name);
}

/** How many prompts of a project count toward its limits: all that are not archived. */
export function countPrompts(db: Connection, projectId: number): number {
  const row = db
    .prepare("SELECT count(*) AS n FROM prompt WHERE project_id = ? AND state <> 'archived'")
    .get(projectId) as { n: number };
  return row.n;
}
