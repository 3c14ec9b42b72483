/** Which prompts a task treats: pinned when it is made, frozen with the day when it is done. In the caller's transaction. */
import { dayOf } from '#shared/time/day.ts';
import type { Connection } from '../../storage/connection.ts';
import { freezeTask } from '../interventions/save-interventions.ts';
import { TREATMENTS } from './rules/treatments.ts';

/** In place of what it named before. `promptIds`: public ids. */
export function pinPrompts(
  db: Connection,
  task: { id: number; projectId: number; rule: string },
  promptIds: readonly string[],
): void {
  db.prepare('DELETE FROM task_prompt WHERE task_id = ?').run(task.id);
  if (TREATMENTS[task.rule]?.prompts !== 'named') return;
  db.prepare(
    `INSERT INTO task_prompt (task_id, prompt_id)
     SELECT ?, id FROM prompt WHERE project_id = ? AND public_id IN (SELECT value FROM json_each(?))`,
  ).run(task.id, task.projectId, JSON.stringify(promptIds));
}

/** Nothing for a task that no answer proves, or whose prompts are gone. */
export function freezeDoneTask(
  db: Connection,
  task: { id: number; project_id: number; rule: string; title: string },
  nowMs: number,
): void {
  const treatment = TREATMENTS[task.rule];
  if (!treatment) return;
  const read =
    treatment.prompts === 'named'
      ? db.prepare('SELECT prompt_id FROM task_prompt WHERE task_id = ?')
      : db.prepare("SELECT id FROM prompt WHERE project_id = ? AND state <> 'archived'");
  const promptIds = read.pluck().all(treatment.prompts === 'named' ? task.id : task.project_id) as number[];
  if (promptIds.length === 0) return;
  const { id, project_id: projectId, title: name } = task;
  freezeTask(db, { id, projectId, name, figure: treatment.figure, promptIds }, dayOf(nowMs), nowMs);
}
