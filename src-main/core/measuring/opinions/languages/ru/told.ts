/** What reviewers tell rather than judge, and sayings, in Russian. */
import type { Told } from '../../opinion-words.ts';
import { BLAME_SAYINGS } from './blame-sayings.ts';
import { PRAISE_SAYINGS } from './praise-sayings.ts';
import { TOLD_BLAME } from './told-blame.ts';
import { TOLD_NEUTRAL } from './told-neutral.ts';
import { TOLD_PRAISE } from './told-praise.ts';

export const TOLD: Told = {
  good: `${TOLD_PRAISE}, ${PRAISE_SAYINGS}`,
  bad: `${TOLD_BLAME}, ${BLAME_SAYINGS}`,
  neutral: TOLD_NEUTRAL,
};
