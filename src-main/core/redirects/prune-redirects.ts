/** Forgets where links led once nobody can have use for it any more, in small steps. Answers keep their resolved pages. */
import { dayOf, startOfDay } from '#shared/time/day.ts';
import { defineWrite, type Storage } from '../../storage/command.ts';

/** Links work for some weeks, and a reply that cannot be read yet has not had its links resolved. */
const RETENTION_DAYS = 90;
/** Few enough that no other writer has to wait. */
const BATCH = 1_000;

interface PruneStep {
  beforeMs: number;
  /** Where the last step ended. */
  after: Uint8Array;
}

/** Looks at the next links; null when there are none left. */
export const pruneRedirectStep = defineWrite('redirects.prune', (db, step: PruneStep): Uint8Array | null => {
  const links = db
    .prepare(`SELECT link FROM redirect WHERE link > ? ORDER BY link LIMIT ${BATCH}`)
    .pluck()
    .all(step.after) as Uint8Array[];
  const last = links.at(-1);
  if (!last) return null;
  db.prepare('DELETE FROM redirect WHERE link > ? AND link <= ? AND resolved_at < ?').run(
    step.after,
    last,
    step.beforeMs,
  );
  return last;
});

/** A chore that goes through the whole table once a day and at the start. */
export function planRedirectPruning(storage: Storage, now: () => number): () => Promise<void> {
  let doneDay: number | null = null;
  return async () => {
    const today = dayOf(now());
    if (doneDay === today) return;
    const beforeMs = startOfDay(today - RETENTION_DAYS);
    let after: Uint8Array | null = new Uint8Array();
    while (after) after = await storage.write(pruneRedirectStep, { beforeMs, after });
    doneDay = today;
  };
}
