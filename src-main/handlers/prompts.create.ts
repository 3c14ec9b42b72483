/** `prompts.create`: adds a prompt and asks it at once. */
import { createPrompt } from '../core/prompts/create-prompt.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const createPromptHandler = handler('prompts.create', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { text, country, meteredNotice, ...created } = await core.storage.write(createPrompt, {
    projectId: project.id,
    text: input.prompt,
    language: input.language,
    models: input.models,
    tags: input.tags,
    country: input.country,
  });
  core.executor.poke();
  return {
    ...created,
    prompt: text,
    domain: project.domain,
    brandName: project.name,
    ...(country === null ? {} : { country }),
    ...(meteredNotice ? { meteredNotice } : {}),
  };
});
