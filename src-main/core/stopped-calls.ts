/** Stopping a long call: whoever made it gave it a token, and whoever has the database at hand notes that it is to stop. */
import { defineWrite } from '../storage/command.ts';
import type { Connection } from '../storage/connection.ts';

const toKey = (token: string) => `stopped-call.${token}`;

export const stopCall = defineWrite('calls.stop', (db, token: string): null => {
  db.prepare('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)').run(toKey(token), '1');
  return null;
});

/** Once it is over. */
export const forgetStop = defineWrite('calls.forgetStop', (db, token: string): null => {
  db.prepare('DELETE FROM setting WHERE key = ?').run(toKey(token));
  return null;
});

/** `token`: null of a call that nobody can stop. */
export function isStopped(db: Connection, token: string | null): boolean {
  return token !== null && db.prepare('SELECT 1 FROM setting WHERE key = ?').get(toKey(token)) !== undefined;
}
