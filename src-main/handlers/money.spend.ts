/** `money.spend`: what a project, or for the owner the account, spent. */
import { notFound, validationError } from '#shared/app-error.ts';
import { loadSpend } from '../core/money/load-spend.ts';
import { loadOwnerMonth } from '../core/money/owner-month.ts';
import { handler } from './handler.ts';
import { requireBook } from './require-book.ts';
import { toVisibleCaps } from './visible-caps.ts';

export const getSpend = handler('money.spend', async (core, caller, input) => {
  const nowMs = core.now();
  const lastMonth = input.lastMonth ?? (await core.storage.read(loadOwnerMonth, nowMs));
  const firstMonth = input.firstMonth ?? lastMonth;
  if (firstMonth > lastMonth) throw validationError([{ path: 'firstMonth', message: 'must not be after lastMonth' }]);
  if (input.projectId === undefined && caller.kind !== 'owner') throw notFound('The project');
  const project = input.projectId === undefined ? null : await requireBook(core, caller, input.projectId);
  const scope = { project, firstMonth, lastMonth };
  const spend = await core.storage.read(loadSpend, { ...scope, nowMs });
  return { ...spend, caps: toVisibleCaps(spend.caps, caller) };
});
