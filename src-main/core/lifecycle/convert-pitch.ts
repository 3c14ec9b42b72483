/** What converting a pitch to a client project does. */
import { AppError } from '#shared/app-error.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { freezeBaseline } from '../baselines/baseline-store.ts';
import { checkAnswerBand, checkProjectSlot, type MeteredNotice, toPlannedPrompt } from '../projects/limits.ts';
import { isPitchOverdue } from '../projects/pitch.ts';
import type { Project } from '../projects/project.ts';
import { planDueSlot } from '../scheduling/plan-slot.ts';

/**
 * Makes a client project of a pitch, freezes its figures as a baseline, and asks its paused prompts again, from the next slot on: the time in which they were paused is made
 * up for no more than a pause by hand. Runs inside the caller's transaction.
 * Throws `not_a_pitch_project`, or FORBIDDEN `agency_limit` without a free client slot or enough included answers.
 */
export function convertFromPitch(db: Connection, project: Project, nowMs: number): MeteredNotice | undefined {
  if (!project.isPitch) throw new AppError('not_a_pitch_project', 'This project is not a pitch.');
  if (!project.isSample) checkProjectSlot(db, false);
  freezeBaseline(db, { projectId: project.id, kind: 'conversion', name: null, window: null }, nowMs);
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
