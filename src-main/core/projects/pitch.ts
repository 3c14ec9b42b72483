/** Pitch windows: when one closes. Pure. */
import type { Project } from './project.ts';

const DAY_MS = 86_400_000;

/** When the window of a pitch closes, in milliseconds; null for other projects. */
export function planPitchEnd(project: Pick<Project, 'isPitch' | 'pitchDurationDays' | 'createdAt'>): number | null {
  if (!project.isPitch || project.pitchDurationDays === null) return null;
  return project.createdAt + project.pitchDurationDays * DAY_MS;
}

/** True when the window has closed and nobody has noticed yet. */
export function isPitchOverdue(project: Project, nowMs: number): boolean {
  const end = planPitchEnd(project);
  return end !== null && project.pitchExpiredAt === null && nowMs >= end;
}
