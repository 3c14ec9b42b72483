/** What reviewers tell rather than judge, and sayings, in Hindi. */
import type { Told } from '../../opinion-words.ts';
import { EVERYDAY_BLAME } from './everyday-blame.ts';
import { EVERYDAY_PRAISE } from './everyday-praise.ts';
import { SAYINGS_BLAME } from './sayings-blame.ts';
import { TOLD_BLAME } from './told-blame.ts';
import { TOLD_NEUTRAL } from './told-neutral.ts';
import { TOLD_PRAISE } from './told-praise.ts';

export const TOLD: Told = {
  good: `${TOLD_PRAISE}, ${EVERYDAY_PRAISE}`,
  bad: `${TOLD_BLAME}, ${EVERYDAY_BLAME}, ${SAYINGS_BLAME}`,
  neutral: TOLD_NEUTRAL,
};
