/** `desktop.glance`: the next run, the runs under way and the projects. */
import { loadProjects } from '../core/projects/load-project.ts';
import { loadNextRunAt } from '../core/scheduling/due-runs.ts';
import { loadOpenRuns } from '../core/scheduling/runs.ts';
import { handler } from './handler.ts';

export const getGlance = handler('desktop.glance', async ({ storage, now }) => {
  const nextRunAt = await storage.read(loadNextRunAt, now());
  const projects = await storage.read(loadProjects, null);
  return {
    nextRunAt: nextRunAt === null ? null : new Date(nextRunAt).toISOString(),
    runs: await storage.read(loadOpenRuns, null),
    projects: projects.map(({ publicId, name }) => ({ id: publicId, name })),
  };
});
