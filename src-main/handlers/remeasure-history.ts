/** Measuring a project's history again after its brands changed, and bringing its tasks up to date. */
import { type DamagedAnswers, tellDamaged } from '../core/answers/damaged-answers.ts';
import type { Core } from '../core/core.ts';
import type { Project } from '../core/projects/project.ts';

export interface Remeasured {
  /** Answers that were measured again. */
  remeasuredAnswers: number;
  damagedAnswers?: DamagedAnswers;
}

export const NOTHING_MEASURED: Remeasured = { remeasuredAnswers: 0 };

/** Resolves with what a result says of it. */
export async function remeasureHistory(core: Core, project: Project): Promise<Remeasured> {
  const { looked, damaged } = await core.upkeep.remeasure(project);
  await core.tasks.refresh(project);
  return { remeasuredAnswers: looked, ...tellDamaged(damaged) };
}
