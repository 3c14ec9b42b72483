/** Measuring a project's history again after its brands changed, and bringing its tasks up to date. */
import type { Core } from '../core/core.ts';
import type { Project } from '../core/projects/project.ts';

/** Resolves with the number of answers measured again. */
export async function remeasureHistory(core: Core, project: Project): Promise<number> {
  const count = await core.upkeep.remeasure(project);
  await core.tasks.refresh(project);
  return count;
}
