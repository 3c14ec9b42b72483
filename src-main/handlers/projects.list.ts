/** `projects.list`: the projects that the caller may see, oldest first. */
import { maySee } from '../core/caller.ts';
import { loadProjects } from '../core/projects/load-project.ts';
import { expirePitches, isPitchOverdue } from '../core/projects/pitch.ts';
import { handler } from './handler.ts';
import { toListedProject } from './project-view.ts';

export const listProjects = handler('projects.list', async (core, caller) => {
  let projects = await core.storage.read(loadProjects, null);
  if (projects.some((project) => isPitchOverdue(project, core.now()))) {
    await core.storage.write(expirePitches, null);
    projects = await core.storage.read(loadProjects, null);
  }
  return projects.filter((project) => maySee(caller, project)).map(toListedProject);
});
