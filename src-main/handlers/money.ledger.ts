/** `money.ledger`: the calls of a month, newest first. */
import { loadLedger } from '../core/money/load-ledger.ts';
import { loadOwnerMonth } from '../core/money/owner-month.ts';
import { handler } from './handler.ts';
import { requireBook } from './require-book.ts';

export const listLedger = handler('money.ledger', async (core, caller, input) => {
  const project = await requireBook(core, caller, input.projectId);
  const month = input.month ?? (await core.storage.read(loadOwnerMonth, core.now()));
  return core.storage.readText(loadLedger, { project, month, page: input.page, limit: input.limit });
});
