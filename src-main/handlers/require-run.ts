/** The run that a call is about, if its caller may see its project. */
import { notFound } from '#shared/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { loadRun, type Run } from '../core/scheduling/runs.ts';
import { requireProject } from './require-project.ts';

/** Throws NOT_FOUND. */
export async function requireRun(core: Core, caller: Caller, runId: string): Promise<Run> {
  const found = await core.storage.read(loadRun, runId);
  if (!found) throw notFound('The run');
  await requireProject(core, caller, found.run.projectId);
  return found.run;
}
