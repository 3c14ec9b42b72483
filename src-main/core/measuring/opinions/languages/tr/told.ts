/** What reviewers tell rather than judge, and sayings, in Turkish. */
import type { Told } from '../../opinion-words.ts';
import { EVERYDAY_BLAME } from './everyday-blame.ts';
import { BLAME_IDIOMS, PRAISE_IDIOMS } from './idioms.ts';
import { TOLD_BLAME } from './told-blame.ts';
import { TOLD_NEUTRAL } from './told-neutral.ts';
import { TOLD_PRAISE } from './told-praise.ts';

export const TOLD: Told = {
  good: `${TOLD_PRAISE}, ${PRAISE_IDIOMS}`,
  bad: `${TOLD_BLAME}, ${EVERYDAY_BLAME}, ${BLAME_IDIOMS}`,
  neutral: TOLD_NEUTRAL,
};
