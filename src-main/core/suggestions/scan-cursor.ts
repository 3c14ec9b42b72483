/** How far a project's answers were looked at for names. Reading and saving it only; whoever scans decides what comes next. */
import type { Connection } from '../../storage/connection.ts';
import { RULES_VERSION } from './extract-candidates.ts';
import { SCAN_START, type ScanCursor, type ScanWalk } from './next-answers.ts';

/** `isOutdated`: what is counted was counted by older rules. */
export function readCursor(db: Connection, projectId: number): { cursor: ScanCursor; isOutdated: boolean } {
  const row = db
    .prepare('SELECT rules_version AS version, last_answer_id AS afterId FROM suggestion_scan WHERE project_id = ?')
    .get(projectId) as { version: number; afterId: number } | undefined;
  if (!row) return { cursor: SCAN_START, isOutdated: false };
  if (row.version !== RULES_VERSION) return { cursor: SCAN_START, isOutdated: true };
  return { cursor: { afterId: row.afterId, walk: readWalk(db, projectId) }, isOutdated: false };
}

/** A walk is noted beside the row: it is there for a minute or two of a project's life. */
export function saveCursor(db: Connection, projectId: number, { afterId, walk }: ScanCursor): void {
  db.prepare(
    `INSERT INTO suggestion_scan (project_id, rules_version, last_answer_id) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET rules_version = excluded.rules_version, last_answer_id = excluded.last_answer_id`,
  ).run(projectId, RULES_VERSION, afterId);
  saveSetting(db, toKey(projectId), walk && JSON.stringify(walk));
}

function readWalk(db: Connection, projectId: number): ScanWalk | null {
  const text = readSetting(db, toKey(projectId));
  return text === null ? null : (JSON.parse(text) as ScanWalk);
}

function readSetting(db: Connection, key: string): string | null {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(key) as { value: string } | undefined;
  return row?.value ?? null;
}

/** Null takes it away. */
function saveSetting(db: Connection, key: string, value: string | null): void {
  if (value === null) db.prepare('DELETE FROM setting WHERE key = ?').run(key);
  else {
    db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
      key,
      value,
    );
  }
}

/** Answers of which a scan could read no text, by internal id. */
export function readUnread(db: Connection, projectId: number): number[] {
  const text = readSetting(db, toUnreadKey(projectId));
  return text === null ? [] : (JSON.parse(text) as number[]);
}

export function saveUnread(db: Connection, projectId: number, ids: readonly number[]): void {
  saveSetting(db, toUnreadKey(projectId), ids.length === 0 ? null : JSON.stringify(ids));
}

const toUnreadKey = (projectId: number) => `not-looked-at-for-names.${projectId}`;

function toKey(projectId: number): string {
  return `looking-for-names.${projectId}`;
}
