/** `prompts.update`: pauses, resumes or archives a prompt; replaces its tags, models or country. */
import { updatePrompt } from '../core/prompts/update-prompt.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const updatePromptHandler = handler('prompts.update', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { promptId, state, tags, models, country } = input;
  const updated = await core.storage.write(updatePrompt, {
    projectId: project.id,
    promptId,
    state,
    tags,
    models,
    country,
  });
  const { meteredNotice, ...prompt } = updated;
  return { ...prompt, updated: true, ...(meteredNotice ? { meteredNotice } : {}) };
});
