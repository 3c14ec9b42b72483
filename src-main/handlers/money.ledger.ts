/** `money.ledger`: the calls of a month, newest first. */
import { toMonthText } from '#shared/time/month-text.ts';
import { loadLedger } from '../core/money/load-ledger.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listLedger = handler('money.ledger', async (core, caller, input) => {
  const { publicId: project } = await requireProject(core, caller, input.projectId);
  const month = input.month ?? toMonthText(core.now());
  return core.storage.readText(loadLedger, { project, month, page: input.page, limit: input.limit });
});
