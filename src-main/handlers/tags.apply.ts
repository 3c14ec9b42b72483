/** `tags.apply`: one tag for many prompts. */
import { applyTag } from '../core/prompts/tags.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const applyTagHandler = handler('tags.apply', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const applied = await core.storage.write(applyTag, { ...input, projectId: project.id });
  return applied;
});
