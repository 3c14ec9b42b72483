/** `money.setCap`: the owner sets a monthly cap; calls that waited for it are looked at again. */
import { ACCOUNT, loadCaps, saveCap } from '../core/money/caps.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const setCap = handler('money.setCap', async (core, caller, { projectId, monthlyCapUsd }) => {
  const project = projectId === undefined ? null : (await requireProject(core, caller, projectId)).publicId;
  await core.storage.write(saveCap, { scope: project ?? ACCOUNT, monthlyCapUsd });
  core.executor.poke();
  return core.storage.read(loadCaps, { project, nowMs: core.now() });
});
