/** What reviewers tell rather than judge, and sayings, in Turkish. */
import type { Told } from '../../opinion-words.ts';
import { DAILY_BLAME } from './blame-daily.ts';
import { DEEDS_BLAME } from './blame-deeds.ts';
import { BLAME_ENCOUNTERS } from './blame-encounters.ts';
import { EVERYDAY_BLAME } from './blame-everyday.ts';
import { BLAME_SAYINGS } from './blame-sayings.ts';
import { TOLD_BLAME } from './blame-told.ts';
import { DAILY_NEUTRAL } from './neutral-daily.ts';
import { TOLD_NEUTRAL } from './neutral-told.ts';
import { DAILY_PRAISE } from './praise-daily.ts';
import { DEEDS_PRAISE } from './praise-deeds.ts';
import { PRAISE_ENCOUNTERS } from './praise-encounters.ts';
import { EVERYDAY_PRAISE } from './praise-everyday.ts';
import { PRAISE_SAYINGS } from './praise-sayings.ts';
import { TOLD_PRAISE } from './praise-told.ts';
import { NEGATED_BLAME, NEGATED_PRAISE } from './told-negated.ts';

export const TOLD: Told = {
  good: `${PRAISE_ENCOUNTERS}, ${TOLD_PRAISE}, ${PRAISE_SAYINGS}, ${EVERYDAY_PRAISE}, ${DEEDS_PRAISE}, ${NEGATED_PRAISE}, ${DAILY_PRAISE}`,
  bad: `${BLAME_ENCOUNTERS}, ${TOLD_BLAME}, ${BLAME_SAYINGS}, ${EVERYDAY_BLAME}, ${DEEDS_BLAME}, ${NEGATED_BLAME}, ${DAILY_BLAME}`,
  neutral: `${TOLD_NEUTRAL}, ${DAILY_NEUTRAL}`,
};
