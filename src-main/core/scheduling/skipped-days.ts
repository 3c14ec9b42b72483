/** UTC days without a run although no slot was left out: the slot before began on the day before, the next one on the day after. */
import { dayOf, fromDate, startOfDay } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../storage/connection.ts';

/** Day numbers, within the window. A change of clocks, or of the machine's time zone, leaves them. */
export function readSkippedDays(db: Connection, projectId: number, { firstDay, lastDay }: DayWindow): Set<number> {
  const runs = db
    .prepare(
      `SELECT slot, created_at AS createdMs FROM run
       WHERE project_id = ? AND cause = 'schedule' AND created_at >= ? AND created_at < ? ORDER BY created_at`,
    )
    .all(projectId, startOfDay(firstDay - 1), startOfDay(lastDay + 2)) as { slot: string; createdMs: number }[];
  const skipped = new Set<number>();
  for (const [index, { slot, createdMs }] of runs.entries()) {
    const next = runs[index + 1];
    if (!next || fromDate(next.slot) !== fromDate(slot) + 1) continue;
    if (dayOf(next.createdMs) === dayOf(createdMs) + 2) skipped.add(dayOf(createdMs) + 1);
  }
  return skipped;
}
