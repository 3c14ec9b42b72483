/** The project that a call is about, as its caller may see it; overdue pitches are noticed on the way. */
import { notFound } from '#shared/app-error.ts';
import { type Caller, maySee } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { loadProject } from '../core/lifecycle/load-project.ts';
import { isPitchOverdue } from '../core/projects/pitch.ts';
import type { Project } from '../core/projects/project.ts';
import { expirePitches } from '../core/scheduling/expire-pitches.ts';

/** Throws NOT_FOUND, the same for a project that is hidden from the caller and one that does not exist. */
export async function requireProject(core: Core, caller: Caller, projectId: string): Promise<Project> {
  const project = await core.storage.read(loadProject, projectId);
  if (!project || !maySee(caller, project)) throw notFound('The project');
  if (!isPitchOverdue(project, core.now())) return project;
  await core.storage.write(expirePitches, null);
  return (await core.storage.read(loadProject, projectId)) ?? project;
}
