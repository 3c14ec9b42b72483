/** `runs.list`: the newest runs of a project. */
import { loadRuns } from '../core/scheduling/runs.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listRuns = handler('runs.list', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.storage.read(loadRuns, project.id);
});
