/** What reviewers tell rather than judge, and sayings, in Russian. */
import type { Told } from '../../opinion-words.ts';
import { EVERYDAY_BLAME } from './blame-everyday.ts';
import { BLAME_PRODUCTS } from './blame-products.ts';
import { BLAME_SAYINGS } from './blame-sayings.ts';
import { BLAME_SERVICE } from './blame-service.ts';
import { TOLD_BLAME } from './blame-told.ts';
import { TOLD_NEUTRAL } from './neutral-told.ts';
import { EVERYDAY_PRAISE } from './praise-everyday.ts';
import { PRAISE_PRODUCTS } from './praise-products.ts';
import { PRAISE_SAYINGS } from './praise-sayings.ts';
import { PRAISE_SERVICE } from './praise-service.ts';
import { TOLD_PRAISE } from './praise-told.ts';

export const TOLD: Told = {
  good: `${TOLD_PRAISE}, ${PRAISE_SAYINGS}, ${EVERYDAY_PRAISE}, ${PRAISE_PRODUCTS}, ${PRAISE_SERVICE}`,
  bad: `${TOLD_BLAME}, ${BLAME_SAYINGS}, ${EVERYDAY_BLAME}, ${BLAME_PRODUCTS}, ${BLAME_SERVICE}`,
  neutral: TOLD_NEUTRAL,
};
