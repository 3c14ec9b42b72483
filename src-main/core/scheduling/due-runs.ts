/** Turning schedules into runs: each project's newest due slot once, however long nobody looked and whatever clocks did. */
import { defineRead, defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { isPitchOverdue } from '../projects/pitch.ts';
import { type Project, readProjects } from '../projects/project.ts';
import { enqueueRun } from './enqueue.ts';
import { planDueSlot, planNextSlot, type Slot, slotDistanceMs, toLocalDate } from './plan-slot.ts';

/** A slot found this late was missed: its run is a catch-up. */
const LATE_MS = 3_600_000;

/**
 * Queues a run for every project whose newest slot began and was not asked. Older missed slots are passed over: at most
 * one run is made up. A clock that went back finds no new slot; when it had been far ahead, the schedule goes on with the
 * next slot that was not asked then. Returns the public ids of the runs.
 */
export const enqueueDueRuns = defineWrite('runs.enqueueDue', (db, _input: null, { nowMs }): string[] =>
  readProjects(db)
    .filter((project) => isScheduled(project, nowMs))
    .flatMap((project) => {
      const plan = planDueRun(project, nowMs);
      if (plan === null) return [];
      db.run(query.updateTable('project').set({ last_slot: plan.lastSlot }).where('id', '=', project.id));
      if (plan.run === null || wasAsked(db, project, plan.run.slot)) return [];
      const run = enqueueRun(db, project, plan.run, nowMs);
      return run === null ? [] : [run];
    }),
);

interface DueRun {
  lastSlot: string;
  run: { cause: 'schedule' | 'catch_up'; slot: Slot } | null;
}

/** What a project's schedule asks for now; null: nothing changes. A missed slot is made up as today's where that is still to come: nothing is asked for twice on a day. */
function planDueRun(project: Project, nowMs: number): DueRun | null {
  const { schedule, scheduleTime, scheduleWeekday, lastSlot } = project;
  const due = planDueSlot(schedule, scheduleTime, nowMs, scheduleWeekday);
  const next = planNextSlot(schedule, scheduleTime, nowMs, scheduleWeekday);
  if (next !== null && lastSlot > next.slot) return { lastSlot: due.slot, run: null };
  if (due.slot <= lastSlot) return null;
  if (nowMs - due.startsAtMs <= LATE_MS) return { lastSlot: due.slot, run: { cause: 'schedule', slot: due } };
  const slot = next?.slot === toLocalDate(nowMs) ? next : due;
  return slot.slot <= lastSlot ? null : { lastSlot: slot.slot, run: { cause: 'catch_up', slot } };
}

/** Whether a run has this slot already, or one that by its absolute time is the same: the clock or the time zone changed since. */
function wasAsked(db: Connection, project: Project, { slot, startsAtMs }: Slot): boolean {
  const asked = db.prepare(
    `SELECT 1 FROM run WHERE project_id = ? AND cause IN ('schedule', 'catch_up')
       AND (slot = ? OR (created_at > ? AND abs(starts_at - ?) < ?)) LIMIT 1`,
  );
  return asked.get(project.id, slot, project.slotsSince, startsAtMs, slotDistanceMs(project.schedule)) !== undefined;
}

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
  const { schedule, scheduleTime, scheduleWeekday, lastSlot } = project;
  const next = planNextSlot(schedule, scheduleTime, nowMs, scheduleWeekday);
  if (next === null || next.slot !== lastSlot) return next?.startsAtMs ?? null;
  // Today's was asked already, as what was made up for a missed one.
  return planNextSlot(schedule, scheduleTime, next.startsAtMs, scheduleWeekday)?.startsAtMs ?? null;
}

function isScheduled(project: Project, nowMs: number): boolean {
  return (
    project.schedule !== 'manual' &&
    !project.isScheduleHeld &&
    project.pitchExpiredAt === null &&
    !isPitchOverdue(project, nowMs)
  );
}
