/** `projects.setUp`: a project with everything that its first run needs; the run begins at once. */
import { loadProjectDetails } from '../core/projects/load-project.ts';
import { setUpProject } from '../core/projects/set-up-project.ts';
import { handler } from './handler.ts';
import { toFullProject } from './project-view.ts';
import { requireProject } from './require-project.ts';

export const setUpProjectHandler = handler('projects.setUp', async (core, caller, input) => {
  const { publicId, createdPrompts } = await core.storage.write(setUpProject, input);
  core.executor.poke();
  const project = await requireProject(core, caller, publicId);
  return {
    ...toFullProject(project, await core.storage.read(loadProjectDetails, project), core.now()),
    createdPrompts,
  };
});
