/** What reviewers tell rather than judge, and sayings, in Turkish. */
import type { Told } from '../../opinion-words.ts';
import { BLAME_ENCOUNTERS } from './blame-encounters.ts';
import { BLAME_SAYINGS } from './blame-sayings.ts';
import { DAILY_BLAME } from './daily-blame.ts';
import { DAILY_NEUTRAL } from './daily-neutral.ts';
import { DAILY_PRAISE } from './daily-praise.ts';
import { DEEDS_BLAME } from './deeds-blame.ts';
import { DEEDS_PRAISE } from './deeds-praise.ts';
import { EVERYDAY_BLAME } from './everyday-blame.ts';
import { EVERYDAY_PRAISE } from './everyday-praise.ts';
import { PRAISE_ENCOUNTERS } from './praise-encounters.ts';
import { PRAISE_SAYINGS } from './praise-sayings.ts';
import { TOLD_BLAME } from './told-blame.ts';
import { NEGATED_BLAME, NEGATED_PRAISE } from './told-negated.ts';
import { TOLD_NEUTRAL } from './told-neutral.ts';
import { TOLD_PRAISE } from './told-praise.ts';

export const TOLD: Told = {
  good: `${PRAISE_ENCOUNTERS}, ${TOLD_PRAISE}, ${PRAISE_SAYINGS}, ${EVERYDAY_PRAISE}, ${DEEDS_PRAISE}, ${NEGATED_PRAISE}, ${DAILY_PRAISE}`,
  bad: `${BLAME_ENCOUNTERS}, ${TOLD_BLAME}, ${BLAME_SAYINGS}, ${EVERYDAY_BLAME}, ${DEEDS_BLAME}, ${NEGATED_BLAME}, ${DAILY_BLAME}`,
  neutral: `${TOLD_NEUTRAL}, ${DAILY_NEUTRAL}`,
};
