/** Receipts of measuring history again, and undoing them. */
import { loadReceipt, loadReceipts } from '../core/competitors/list-receipts.ts';
import { undoRemeasuring } from '../core/competitors/undo-remeasuring.ts';
import type { Handlers } from './handler.ts';
import { remeasureHistory, toTransport } from './remeasure-history.ts';

export const remeasuringHandlers = {
  'remeasurings.list': async ({ core, input: { page, limit }, project }) =>
    core.storage.read(loadReceipts, { projectId: project.id, page, limit }),
  'remeasurings.get': async ({ core, input: { remeasuringId, page, limit }, project }) =>
    core.storage.read(loadReceipt, { projectId: project.id, remeasuringId, page, limit }),
  'remeasurings.undo': async ({ core, caller, input: { remeasuringId }, project }) => {
    await core.storage.write(undoRemeasuring, {
      projectId: project.id,
      remeasuringId,
      transport: toTransport(core, caller),
    });
    return { id: remeasuringId, undone: true, ...(await remeasureHistory(core, project)) };
  },
} satisfies Handlers;
