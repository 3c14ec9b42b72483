/**
 * Keeps what was read on a connection until anybody writes: a screen asks several questions about the same answers, each in its turn. SQLite
 * itself says whether somebody wrote, so that nobody has to tell.
 */
import type { Connection } from '../../../../storage/connection.ts';

interface Kept<T> {
  version: string;
  values: Map<string, { value: T }>;
}

const MOST_KEPT = 8;

/**
 * What gives what `read` gave for the key since the last write, else what it gives now; nobody may change it. To be called within one
 * moment of the database.
 */
export function createKeeper<T>(): (db: Connection, key: string, read: () => T) => T {
  const keptBy = new WeakMap<Connection, Kept<T>>();
  return (db, key, read) => {
    const version = readVersion(db);
    let kept = keptBy.get(db);
    if (kept?.version !== version) {
      kept = { version, values: new Map() };
      keptBy.set(db, kept);
    }
    const known = kept.values.get(key);
    if (known) return known.value;
    const value = read();
    const [oldest] = kept.values.keys();
    if (kept.values.size >= MOST_KEPT && oldest !== undefined) kept.values.delete(oldest);
    kept.values.set(key, { value });
    return value;
  };
}

/** Another one after each write: by other connections, and by this one. */
function readVersion(db: Connection): string {
  const others = db.prepare('SELECT data_version FROM pragma_data_version').pluck().get();
  return `${others} ${db.prepare('SELECT total_changes()').pluck().get()}`;
}
