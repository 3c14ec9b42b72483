/** `projects.get`: one project with its tags and settings. */
import { loadProjectDetails } from '../core/projects/load-project.ts';
import { handler } from './handler.ts';
import { toFullProject } from './project-view.ts';
import { requireProject } from './require-project.ts';

export const getProject = handler('projects.get', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return toFullProject(project, await core.storage.read(loadProjectDetails, project), core.now());
});
