/** `projects.remeasure`: brings all of a history to this program's word boundaries. */
import { requestBoundaries } from '../core/answers/measured-history.ts';
import { handler } from './handler.ts';
import { remeasureHistory } from './remeasure-history.ts';
import { requireProject } from './require-project.ts';

export const remeasureProjectHandler = handler('projects.remeasure', async (core, caller, { projectId }) => {
  const project = await requireProject(core, caller, projectId);
  await core.storage.write(requestBoundaries, project.id);
  const receipt = await remeasureHistory(core, project);
  return { id: projectId, ...receipt };
});
