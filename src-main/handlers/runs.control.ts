/** `runs.control`: pauses, resumes or cancels a run. */
import { controlRun } from '../core/scheduling/runs.ts';
import { handler } from './handler.ts';
import { requireRun } from './require-run.ts';

export const controlRunHandler = handler('runs.control', async (core, caller, input) => {
  await requireRun(core, caller, input);
  const run = await core.storage.write(controlRun, input);
  core.progress.noteRun(run.id);
  core.executor.poke();
  return run;
});
