/** What the executor learnt of its lanes, kept in the data folder so that other processes can tell it too. Steers nothing. */
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { LearntLane } from './lane-registry.ts';

export interface KeptLanes {
  /** Milliseconds since 1970. */
  savedAtMs: number;
  lanes: LearntLane[];
}

const KEY = 'lanes';

export const saveLanes = defineWrite('lanes.save', (db, lanes: LearntLane[], { nowMs }): null => {
  const value = JSON.stringify({ savedAtMs: nowMs, lanes } satisfies KeptLanes);
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    KEY,
    value,
  );
  return null;
});

export const loadKeptLanes = defineRead('lanes.load', (db, _input: null): KeptLanes => readKeptLanes(db));

export function readKeptLanes(db: Connection): KeptLanes {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(KEY) as { value: string } | undefined;
  return row ? JSON.parse(row.value) : { savedAtMs: 0, lanes: [] };
}
