/** `tags.list`: names of the tags in use on prompts that are asked. */
import { loadTagNames } from '../core/prompts/tags.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listTags = handler('tags.list', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.storage.read(loadTagNames, project.id);
});
