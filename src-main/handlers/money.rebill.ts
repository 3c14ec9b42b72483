/** `money.rebill`: a month's costs of a project as a sheet for its client. */
import { loadRebill } from '../core/money/load-rebill.ts';
import { loadOwnerMonth } from '../core/money/owner-month.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const getRebill = handler('money.rebill', async (core, caller, input) => {
  const { publicId, name } = await requireProject(core, caller, input.projectId);
  const month = input.month ?? (await core.storage.read(loadOwnerMonth, core.now()));
  const { markupPercent } = input;
  return core.storage.read(loadRebill, { project: publicId, projectName: name, month, markupPercent });
});
