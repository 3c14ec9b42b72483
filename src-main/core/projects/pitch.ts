/** Pitch windows: when one closes, what closing does, and what converting a pitch to a client project does. */
import { AppError } from '#shared/app-error.ts';
import { defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { finishRuns, readOpenRunIds } from '../scheduling/finish-runs.ts';
import { planDueSlot } from '../scheduling/plan-slot.ts';
import { checkAnswerBand, checkProjectSlot, type MeteredNotice, toPlannedPrompt } from './limits.ts';
import { type Project, readProjects } from './project.ts';

const DAY_MS = 86_400_000;

/** When the window of a pitch closes, in milliseconds; null for other projects. */
export function planPitchEnd(project: Pick<Project, 'isPitch' | 'pitchDurationDays' | 'createdAt'>): number | null {
  if (!project.isPitch || project.pitchDurationDays === null) return null;
  return project.createdAt + project.pitchDurationDays * DAY_MS;
}

/** True when the window has closed and nobody has noticed yet. */
export function isPitchOverdue(project: Project, nowMs: number): boolean {
  const end = planPitchEnd(project);
  return end !== null && project.pitchExpiredAt === null && nowMs >= end;
}

/** Marks every overdue pitch as expired and pauses its prompts. Returns the public ids of those projects. */
export const expirePitches = defineWrite('projects.expirePitches', (db, _input: null, { nowMs }): string[] =>
  readProjects(db)
    .filter((project) => isPitchOverdue(project, nowMs))
    .map((project) => {
      db.run(
        query
          .updateTable('project')
          .set({ pitch_expired_at: planPitchEnd(project), updated_at: nowMs })
          .where('id', '=', project.id),
      );
      db.run(
        query
          .updateTable('prompt')
          .set({ state: 'paused', paused_by: 'pitch' })
          .where('project_id', '=', project.id)
          .where('state', 'in', ['active', 'queued']),
      );
      db.run(
        query
          .updateTable('job')
          .set({ state: 'cancelled', message: 'The pitch window closed.', updated_at: nowMs })
          .where('project_id', '=', project.id)
          .where('state', 'in', ['queued', 'waiting']),
      );
      finishRuns(db, readOpenRunIds(db, project.id), nowMs);
      return project.publicId;
    }),
);

/**
 * Makes a client project of a pitch and asks its paused prompts again, from the next slot on: the time in which they were paused is made
 * up for no more than a pause by hand. Runs inside the caller's transaction.
 * Throws `not_a_pitch_project`, or FORBIDDEN `agency_limit` without a free client slot or enough included answers.
 */
export function convertFromPitch(db: Connection, project: Project, nowMs: number): MeteredNotice | undefined {
  if (!project.isPitch) throw new AppError('not_a_pitch_project', 'This project is not a pitch.');
  if (!project.isSample) checkProjectSlot(db, false);
  const paused = db.all(
    query
      .selectFrom('prompt')
      .select('models')
      .where('project_id', '=', project.id)
      .where('state', '=', 'paused')
      .where('paused_by', '=', 'pitch'),
  );
  const added = paused.map((prompt) => toPlannedPrompt(project, JSON.parse(prompt.models)));
  // Prompts of an open pitch are in the projection already; a client project needs room for them all the same.
  const notice = project.isSample ? undefined : checkAnswerBand(db, { added, removed: [], mustFit: true });
  db.run(
    query
      .updateTable('project')
      .set({
        is_pitch: 0,
        pitch_duration_days: null,
        pitch_expired_at: null,
        last_slot: planLastSlot(project, nowMs),
        updated_at: nowMs,
      })
      .where('id', '=', project.id),
  );
  db.run(
    query
      .updateTable('prompt')
      .set({ state: 'active', paused_by: null })
      .where('project_id', '=', project.id)
      .where('state', '=', 'paused')
      .where('paused_by', '=', 'pitch'),
  );
  return notice;
}

function planLastSlot(project: Project, nowMs: number): string {
  if (project.pitchExpiredAt === null && !isPitchOverdue(project, nowMs)) return project.lastSlot;
  const { slot } = planDueSlot(project.schedule, project.scheduleTime, nowMs, project.scheduleWeekday);
  // Slots are named by dates: the later name is the later slot.
  if (slot <= project.lastSlot) return project.lastSlot;
  return slot;
}
