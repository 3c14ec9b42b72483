/** `projects.create`: a key makes projects of its own environment, the owner live ones. */
import { forbidden } from '#shared/app-error.ts';
import { requireDomain } from '../core/projects/domain.ts';
import { loadProjectDetails } from '../core/projects/load-project.ts';
import { createProject } from '../core/projects/save-project.ts';
import { handler } from './handler.ts';
import { toFullProject } from './project-view.ts';
import { requireProject } from './require-project.ts';

export const createProjectHandler = handler('projects.create', async (core, caller, input) => {
  if (caller.kind === 'key' && caller.projectIds !== null) {
    throw forbidden('insufficient_scope', 'This key is restricted to projects and may not create one.', {
      required: 'unrestricted key',
    });
  }
  // Parameters are told before limits.
  if (input.domain !== undefined) requireDomain(input.domain);
  const environment = caller.kind === 'key' ? caller.environment : 'live';
  const publicId = await core.storage.write(createProject, { ...input, environment });
  const project = await requireProject(core, caller, publicId);
  return toFullProject(project, await core.storage.read(loadProjectDetails, project), core.now());
});
