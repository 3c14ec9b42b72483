/** The seed of a project's simulated answers: whose story it is, and the day on which its brand begins to rise. */
import { dayOf, toDate } from '#shared/time/day.ts';

const HISTORY_DAYS = 90;

/** The sample has the same story for everybody who makes it on the same day, so that two people can talk about one figure. */
const SAMPLE_STORY = 'sample';

export interface SceneProject {
  publicId: string;
  isSample: boolean;
  createdAtMs: number;
}

/** Stable for a project: history made for the sample and runs made later have one story. */
export function toSceneSeed({ publicId, isSample, createdAtMs }: SceneProject): string {
  return `${isSample ? SAMPLE_STORY : publicId}@${toDate(dayOf(createdAtMs) - HISTORY_DAYS)}`;
}
