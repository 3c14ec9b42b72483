/** `runs.retry`: asks again what failed or waits in a run; each slot still gets one answer. Nothing to retry changes nothing. */
import { completeJobs } from '../core/scheduling/job-outcomes.ts';
import { readReceived } from '../core/scheduling/read-received.ts';
import { reopenUnread, requeueRun } from '../core/scheduling/retry-run.ts';
import { handler } from './handler.ts';
import { requireRun } from './require-run.ts';

export const retryRun = handler('runs.retry', async (core, caller, input) => {
  const { id } = await requireRun(core, caller, input);
  const { storage, progress, executor } = core;
  const jobIds = await storage.write(reopenUnread, id);
  const read = await storage.read(readReceived, { jobIds, nowMs: core.now() });
  const settled = await storage.write(completeJobs, [read]);
  await storage.write(requeueRun, id);
  progress.noteSettled(settled);
  progress.noteRun(id);
  executor.unblock();
  return requireRun(core, caller, input);
});
