/** Suggestions as rows: reading one, and how far a project's answers were looked at. */
import { notFound } from '#shared/app-error.ts';
import type { Connection } from '../../storage/connection.ts';
import { RULES_VERSION } from './extract-candidates.ts';

export interface SuggestionRow {
  id: number;
  publicId: string;
  key: string;
  name: string;
  domain: string | null;
  state: 'suggested' | 'ignored' | 'accepted';
  answers: number;
  prompts: Uint8Array;
  /** Internal ids of a few of the newest answers, a JSON list. */
  examples: string;
}

export const SELECT_SUGGESTIONS = `SELECT id, public_id AS publicId, name_key AS key, name, domain, state, answers, prompts, examples
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

/** The last answer that was looked at by the rules of today; 0 when none was. `isOutdated`: older rules counted. */
export function readCursor(db: Connection, projectId: number): { afterId: number; isOutdated: boolean } {
  const row = db
    .prepare('SELECT rules_version AS version, last_answer_id AS afterId FROM suggestion_scan WHERE project_id = ?')
    .get(projectId) as { version: number; afterId: number } | undefined;
  if (!row) return { afterId: 0, isOutdated: false };
  return row.version === RULES_VERSION ? { afterId: row.afterId, isOutdated: false } : { afterId: 0, isOutdated: true };
}
