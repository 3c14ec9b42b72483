/** `money.ledger`: the calls of a month, newest first. */
import { monthOf } from '#shared/time/month.ts';
import { loadLedger } from '../core/money/load-ledger.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listLedger = handler('money.ledger', async (core, caller, input) => {
  const { publicId: project } = await requireProject(core, caller, input.projectId);
  const month = input.month ?? monthOf(core.now());
  return core.storage.read(loadLedger, { project, month, page: input.page, limit: input.limit });
});
