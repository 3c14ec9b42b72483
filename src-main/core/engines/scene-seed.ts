/** The seed of a project's simulated answers: its id, and the day on which its brand begins to rise. */
import { dayOf, toDate } from '#shared/time/day.ts';

const HISTORY_DAYS = 90;

/** Stable for a project: history made for the sample and runs made later tell one story. */
export function toSceneSeed(projectPublicId: string, createdAtMs: number): string {
  return `${projectPublicId}@${toDate(dayOf(createdAtMs) - HISTORY_DAYS)}`;
}
