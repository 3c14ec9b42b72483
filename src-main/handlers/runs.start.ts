/** `runs.start`: asks all active prompts now; the schedule stays as it is. */
import { startRun } from '../core/scheduling/runs.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const startRunHandler = handler('runs.start', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const run = await core.storage.write(startRun, { projectId: project.id, promptIds: input.promptIds ?? null });
  core.progress.noteRun(run.id);
  core.executor.poke();
  return run;
});
