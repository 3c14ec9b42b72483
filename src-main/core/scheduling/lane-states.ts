/** What the executor learnt of its lanes, stored in the data folder so that other processes can show it too. It controls nothing. */
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { LearntLane } from './lane-registry.ts';

export interface StoredLanes {
  /** Milliseconds since 1970. */
  savedAtMs: number;
  lanes: LearntLane[];
}

const KEY = 'lanes';

export const saveLanes = defineWrite('lanes.save', (db, lanes: LearntLane[], { nowMs }): null => {
  const value = JSON.stringify({ savedAtMs: nowMs, lanes } satisfies StoredLanes);
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    KEY,
    value,
  );
  return null;
});

export const loadStoredLanes = defineRead('lanes.load', (db, _input: null): StoredLanes => readStoredLanes(db));

export function readStoredLanes(db: Connection): StoredLanes {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(KEY) as { value: string } | undefined;
  return row ? JSON.parse(row.value) : { savedAtMs: 0, lanes: [] };
}
