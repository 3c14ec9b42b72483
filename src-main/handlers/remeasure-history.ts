/** Measuring a project's history again after its brands changed, bringing its tasks up to date, and telling open windows. */
import { remeasureProject } from '../core/answers/remeasure.ts';
import type { Core } from '../core/core.ts';
import type { Project } from '../core/projects/project.ts';

/** Resolves with the number of answers measured again. */
export async function remeasureHistory(core: Core, project: Project): Promise<number> {
  const count = await core.storage.job(remeasureProject, project.id, () => core.progress.noteFigures(project.publicId));
  core.progress.noteFigures(project.publicId);
  await core.tasks.refresh(project);
  return count;
}
