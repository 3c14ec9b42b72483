/** The run that a call is about, if its caller may see its project. */
import { notFound } from '#shared/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { loadRun, type Run } from '../core/scheduling/runs.ts';
import { requireProject } from './require-project.ts';

/** Throws NOT_FOUND; for a run of another project than the one named, too. */
export async function requireRun(
  core: Core,
  caller: Caller,
  input: { projectId?: string; runId: string },
): Promise<Run> {
  if (input.projectId !== undefined) await requireProject(core, caller, input.projectId);
  const found = await core.storage.read(loadRun, input.runId);
  if (!found || (input.projectId ?? found.run.projectId) !== found.run.projectId) throw notFound('The run');
  if (input.projectId === undefined) await requireProject(core, caller, found.run.projectId);
  return found.run;
}
