/** What reviewers tell rather than judge, and sayings, in Russian. */
import type { Told } from '../../opinion-words.ts';
import { BLAME_SAYINGS } from './blame-sayings.ts';
import { EVERYDAY_BLAME } from './everyday-blame.ts';
import { EVERYDAY_PRAISE } from './everyday-praise.ts';
import { PRAISE_SAYINGS } from './praise-sayings.ts';
import { TOLD_BLAME } from './told-blame.ts';
import { TOLD_NEUTRAL } from './told-neutral.ts';
import { TOLD_PRAISE } from './told-praise.ts';

export const TOLD: Told = {
  good: `${TOLD_PRAISE}, ${PRAISE_SAYINGS}, ${EVERYDAY_PRAISE}`,
  bad: `${TOLD_BLAME}, ${BLAME_SAYINGS}, ${EVERYDAY_BLAME}`,
  neutral: TOLD_NEUTRAL,
};
