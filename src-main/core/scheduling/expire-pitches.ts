/** What the closing of a pitch window does. */
import { defineWrite } from '../../storage/command.ts';
import { query } from '../../storage/connection.ts';
import { isPitchOverdue, planPitchEnd } from '../projects/pitch.ts';
import { readProjects } from '../projects/project.ts';
import { finishRuns, readOpenRunIds } from './finish-runs.ts';

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
