/** `desktop.glance`: the next run, the runs under way and the projects. */
import { loadProjects } from '../core/projects/load-project.ts';
import { loadNextRunAt } from '../core/scheduling/due-runs.ts';
import { loadOpenRuns, type Run } from '../core/scheduling/runs.ts';
import { handler } from './handler.ts';

export const getGlance = handler('desktop.glance', async ({ storage, now }) => {
  const nextRunAt = await storage.read(loadNextRunAt, now());
  const projects = await storage.read(loadProjects, null);
  const runs = await storage.read(loadOpenRuns, null);
  const live = new Set(projects.filter(({ environment }) => environment === 'live').map(({ publicId }) => publicId));
  return {
    nextRunAt: nextRunAt === null ? null : new Date(nextRunAt).toISOString(),
    runs,
    isPaying: runs.some((run) => live.has(run.projectId) && isAsking(run)),
    projects: projects.map(({ publicId, name }) => ({ id: publicId, name })),
  };
});

/** What waits for an engine that does not answer is not due. */
export function isAsking({ state, jobs }: Pick<Run, 'state' | 'jobs'>): boolean {
  return jobs.running > 0 || (state === 'running' && jobs.queued > jobs.delayed);
}
