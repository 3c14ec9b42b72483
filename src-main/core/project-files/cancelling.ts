/** Stopping what a job does with a project file: whoever started it gave it a token, which anybody with the database at hand may note. */
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';

const toKey = (token: string) => `project-file-stopped.${token}`;

export const cancelProjectFile = defineWrite('projectFiles.cancel', (db, token: string): null => {
  db.prepare('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)').run(toKey(token), '1');
  return null;
});

/** Once it is over. */
export const forgetCancelling = defineWrite('projectFiles.forgetCancelling', (db, token: string): null => {
  db.prepare('DELETE FROM setting WHERE key = ?').run(toKey(token));
  return null;
});

export function isCancelled(db: Connection, token: string | null): boolean {
  return token !== null && db.prepare('SELECT 1 FROM setting WHERE key = ?').get(toKey(token)) !== undefined;
}
