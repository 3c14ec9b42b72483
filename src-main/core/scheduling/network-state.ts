/** Whether the process that works the queue is offline, stored in the data folder so that other processes can show it too. */
import { defineRead, defineWrite } from '../../storage/command.ts';
import { query } from '../../storage/connection.ts';
import { readIsExecutorRunning } from './executor-lease.ts';

export interface NetworkState {
  isOffline: boolean;
  offlineSince: string | null;
}

const KEY = 'network';

/** `offlineSinceMs` is null when the network is there. */
export const saveNetwork = defineWrite('network.save', (db, offlineSinceMs: number | null): null => {
  const value = JSON.stringify({ offlineSinceMs });
  const row = query.insertInto('setting').values({ key: KEY, value });
  db.run(row.onConflict((conflict) => conflict.column('key').doUpdateSet({ value })));
  return null;
});

/** Online when nobody works the queue: then nobody knows. */
export const loadNetwork = defineRead('network.load', (db, nowMs: number): NetworkState => {
  const row = db.get(query.selectFrom('setting').select('value').where('key', '=', KEY));
  const { offlineSinceMs } = JSON.parse(row?.value ?? '{"offlineSinceMs":null}') as { offlineSinceMs: number | null };
  const isOffline = offlineSinceMs !== null && readIsExecutorRunning(db, nowMs);
  return { isOffline, offlineSince: isOffline ? new Date(offlineSinceMs).toISOString() : null };
});
