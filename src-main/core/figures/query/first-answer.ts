/** The day on which a project's history starts. */
import { defineRead } from '../../../storage/command.ts';

/** In days since 1970-01-01; null for a project without answers. */
export const loadFirstAnswerDay = defineRead('metrics.firstAnswerDay', (db, projectId: number): number | null => {
  const row = db.prepare('SELECT min(day) AS day FROM answer WHERE project_id = ?').get(projectId) as {
    day: number | null;
  };
  return row.day;
});
