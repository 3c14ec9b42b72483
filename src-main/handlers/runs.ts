/** Runs: the questions of a project, asked once. */
import { notFound } from '#shared/app-error.ts';
import { completeJobs } from '../core/scheduling/job-outcomes.ts';
import { readReceived } from '../core/scheduling/read-received.ts';
import { reopenUnread, requeueRun } from '../core/scheduling/retry-run.ts';
import { controlRun, loadRun, loadRuns, type Run, startRun } from '../core/scheduling/runs.ts';
import type { Call, Handlers } from './handler.ts';
import { requireProject } from './require-project.ts';

export const runHandlers = {
  'runs.list': ({ core, project }) => core.storage.read(loadRuns, project.id),
  'runs.start': async ({ core, input, project }) => {
    const run = await core.storage.write(startRun, { projectId: project.id, promptIds: input.promptIds ?? null });
    core.progress.noteRun(run.id);
    core.executor.poke();
    return run;
  },
  'runs.get': (call) => requireRun(call),
  'runs.control': async (call) => {
    await requireRun(call);
    const { core, input } = call;
    const run = await core.storage.write(controlRun, input);
    core.progress.noteRun(run.id);
    core.executor.poke();
    return run;
  },
  /** Asks again what failed or waits in a run; each slot still gets one answer. Nothing to retry changes nothing. */
  'runs.retry': async (call) => {
    const { id } = await requireRun(call);
    const { storage, progress, executor, now } = call.core;
    const jobIds = await storage.write(reopenUnread, id);
    const read = await storage.read(readReceived, { jobIds, nowMs: now() });
    const settled = await storage.write(completeJobs, [read]);
    await storage.write(requeueRun, id);
    progress.noteSettled(settled);
    progress.noteRun(id);
    executor.unblock();
    return requireRun(call);
  },
} satisfies Handlers;

/** Throws NOT_FOUND, also for a run of another project than the one that the path named. */
async function requireRun({ core, caller, input, project }: Call<'runs.get'>): Promise<Run> {
  const found = await core.storage.read(loadRun, input.runId);
  if (!found || (project && project.publicId !== found.run.projectId)) throw notFound('The run');
  if (project === null) await requireProject(core, caller, found.run.projectId);
  return found.run;
}
