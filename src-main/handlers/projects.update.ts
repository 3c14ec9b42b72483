/** `projects.update`: changes what was sent, converts a pitch, replaces the models. */
import { requireDomain } from '../core/projects/domain.ts';
import { updateProject } from '../core/projects/save-project.ts';
import { handler } from './handler.ts';
import { NOTHING_REMEASURED, remeasureHistory } from './remeasure-history.ts';
import { requireProject } from './require-project.ts';

export const updateProjectHandler = handler('projects.update', async (core, caller, input) => {
  // Parameters are told before the project and its limits.
  if (input.domain !== undefined) requireDomain(input.domain);
  const project = await requireProject(core, caller, input.projectId);
  const changed = await core.storage.write(updateProject, { ...input, projectId: project.id });
  const remeasured = changed.isRemeasuringNeeded ? await remeasureHistory(core, project) : NOTHING_REMEASURED;
  return {
    id: project.publicId,
    updated: true,
    ...(changed.syncedPromptCount !== null && input.models
      ? { models: input.models, syncedPromptCount: changed.syncedPromptCount }
      : {}),
    ...(changed.isConverted ? { convertedFromPitch: true as const } : {}),
    ...(remeasured.damagedAnswers ? { damagedAnswers: remeasured.damagedAnswers } : {}),
    ...(changed.meteredNotice ? { meteredNotice: changed.meteredNotice } : {}),
  };
});
