/** Stopping an export: whoever started it gave it a token, and anybody with the database at hand may note that it is to stop. */
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';

const toKey = (token: string) => `data-export-stopped.${token}`;

export const stopExport = defineWrite('dataFiles.stop', (db, token: string): null => {
  db.prepare('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)').run(toKey(token), '1');
  return null;
});

/** Once it is over. */
export const forgetStopping = defineWrite('dataFiles.forgetStopping', (db, token: string): null => {
  db.prepare('DELETE FROM setting WHERE key = ?').run(toKey(token));
  return null;
});

export function isExportStopped(db: Connection, token: string | null): boolean {
  return token !== null && db.prepare('SELECT 1 FROM setting WHERE key = ?').get(toKey(token)) !== undefined;
}
