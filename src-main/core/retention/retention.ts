/** What the owner said about how long raw replies are kept. Deletes nothing. */
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';

export interface Retention {
  /** Days after the answer, 1 or more; null: for ever. */
  rawReplyDays: number | null;
}

const KEY = 'retention';

export function readRetention(db: Connection): Retention {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(KEY) as { value: string } | undefined;
  return row ? JSON.parse(row.value) : { rawReplyDays: null };
}

export const loadRetention = defineRead('retention.load', (db, _input: null) => readRetention(db));

export const saveRetention = defineWrite('retention.save', (db, retention: Retention): Retention => {
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    KEY,
    JSON.stringify(retention),
  );
  return retention;
});
