/** `export.get`: prompts with every answer's figures. `page` and `limit` are checked and change nothing. */
import { exportPrompts } from '../core/exports/export-prompts.ts';
import { handler } from './handler.ts';
import { toOpenScope } from './open-scope.ts';
import { requireProject } from './require-project.ts';

export const getExport = handler('export.get', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const scope = await toOpenScope(core, project.id, input);
  return core.storage.text(exportPrompts, { scope, brandName: project.name, domain: project.domain });
});
