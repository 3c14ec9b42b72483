/** What a job is given when the builder runs it on its own connection: it writes at once. */
import type { JobContext } from '#main/storage/command.ts';
import type { Connection } from '#main/storage/connection.ts';

export function toInlineJob(db: Connection, nowMs: number): JobContext {
  return {
    db,
    dataDir: '',
    nowMs,
    write: async (command, input) => db.transaction(() => command.run(db, input, { nowMs })),
    report: () => {},
  };
}
