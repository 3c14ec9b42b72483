/** Suggestions as rows: reading one, and saving what was decided. */
import { notFound } from '#shared/app-error.ts';
import type { Connection } from '../../storage/connection.ts';

export interface SuggestionRow {
  id: number;
  publicId: string;
  key: string;
  name: string;
  domain: string | null;
  state: 'suggested' | 'ignored' | 'accepted';
  answers: number;
  /** Of them those that put it forward where answers put names. */
  headAnswers: number;
  prompts: Uint8Array;
  /** Internal ids of a few of the newest answers, a JSON list. */
  examples: string;
}

export const SELECT_SUGGESTIONS = `SELECT id, public_id AS publicId, name_key AS key, name, domain, state, answers, head_answers AS headAnswers, prompts, examples
  FROM suggestion`;

/** Throws NOT_FOUND when the project has no such suggestion. */
export function requireSuggestion(db: Connection, projectId: number, publicId: string): SuggestionRow {
  const row = db.prepare(`${SELECT_SUGGESTIONS} WHERE public_id = ? AND project_id = ?`).get(publicId, projectId);
  if (!row) throw notFound('The suggestion');
  return row as SuggestionRow;
}

export function saveState(db: Connection, id: number, state: SuggestionRow['state']): void {
  db.prepare('UPDATE suggestion SET state = ? WHERE id = ?').run(state, id);
}
