/** Measuring a project's history again after its brands changed, and telling open windows. */
import type { Core } from '../core/core.ts';
import type { Project } from '../core/projects/project.ts';

/** Resolves with the number of answers measured again. */
export function remeasureHistory(core: Core, project: Project): Promise<number> {
  return core.upkeep.remeasure(project);
}
