/** `sources.classify`: what kind of source a domain is in this project. */
import { saveDomainClassification } from '../core/sources/classify-domain.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const classifySourceHandler = handler('sources.classify', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { sourceType } = input;
  const domain = await core.storage.write(saveDomainClassification, { ...input, projectId: project.id });
  return { domain, sourceType };
});
