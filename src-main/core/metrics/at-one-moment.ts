/** One look at the database for reads of several statements: what is written meanwhile is in all of it or in nothing. */
import type { Connection } from '../../storage/connection.ts';

export function atOneMoment<T>(db: Connection, read: () => T): T {
  return db.raw.transaction(read).deferred();
}
