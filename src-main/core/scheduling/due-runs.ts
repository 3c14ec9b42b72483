/** Turning schedules into runs: each project's newest due slot once, however long nobody looked. */
import { defineRead, defineWrite } from '../../storage/command.ts';
import { query } from '../../storage/connection.ts';
import { isPitchOverdue } from '../projects/pitch.ts';
import { type Project, readProjects } from '../projects/project.ts';
import { enqueueRun } from './enqueue.ts';
import { planDueSlot, planNextSlot } from './plan-slot.ts';

/** A slot found this late was missed: its run is a catch-up. */
const LATE_MS = 3_600_000;

/**
 * Queues a run for every project whose newest slot began and was not asked. Older missed slots are passed over: at most
 * one run is made up. A clock that went back finds no new slot; when it had been far ahead, the schedule goes on with the
 * next slot. Returns the public ids of the runs.
 */
export const enqueueDueRuns = defineWrite('runs.enqueueDue', (db, _input: null, { nowMs }): string[] =>
  readProjects(db)
    .filter((project) => isScheduled(project, nowMs))
    .flatMap((project) => {
      const due = planDueSlot(project.schedule, project.scheduleTime, nowMs, project.scheduleWeekday);
      const next = planNextSlot(project.schedule, project.scheduleTime, nowMs, project.scheduleWeekday);
      const isNew = due.slot > project.lastSlot;
      const isFarBehind = next !== null && project.lastSlot > next.slot;
      if (!isNew && !isFarBehind) return [];
      db.run(query.updateTable('project').set({ last_slot: due.slot }).where('id', '=', project.id));
      if (!isNew) return [];
      const cause = nowMs - due.startsAtMs > LATE_MS ? 'catch_up' : 'schedule';
      const run = enqueueRun(db, project, cause, due.slot, nowMs);
      return run === null ? [] : [run];
    }),
);

/** When the next scheduled run begins, over all projects; null when nothing is scheduled. */
export const loadNextRunAt = defineRead('runs.nextAt', (db, nowMs: number): number | null => {
  const starts = readProjects(db)
    .map((project) => planNextRunAt(project, nowMs))
    .filter((ms) => ms !== null);
  return starts.length === 0 ? null : Math.min(...starts);
});

/** When a project's next scheduled run begins; null where none does. A window over which it is spread begins then. */
export function planNextRunAt(project: Project, nowMs: number): number | null {
  if (!isScheduled(project, nowMs)) return null;
  return planNextSlot(project.schedule, project.scheduleTime, nowMs, project.scheduleWeekday)?.startsAtMs ?? null;
}

function isScheduled(project: Project, nowMs: number): boolean {
  return project.schedule !== 'manual' && project.pitchExpiredAt === null && !isPitchOverdue(project, nowMs);
}
