/** Prices as they are written everywhere: per million tokens, per search, per request, in US dollars. */
import { z } from 'zod';

import { shownDate } from './fields.ts';

export const usd = z.number().min(0);
/** Far beyond any price or cap; what is above is a slip of the hand. */
export const enteredUsd = usd.max(1_000_000);

export const rates = {
  inputUsd: enteredUsd.describe('Per million tokens in'),
  cachedInputUsd: enteredUsd.describe('Per million tokens in that came from a cache'),
  outputUsd: enteredUsd.describe('Per million tokens out'),
  searchUsd: enteredUsd.describe('Per web search'),
  requestUsd: enteredUsd.describe('Per request'),
};

/** What a price of the catalogue has besides its rates. */
export const terms = {
  searchUnit: z.enum(['search', 'prompt']).describe('prompt: however many searches a call makes, one is charged'),
  hours: z
    .object({ spans: z.array(z.tuple([z.int(), z.int()])).describe('Whole hours in UTC, the last one exclusive') })
    .nullable()
    .describe('Counts only on weekdays, and there within these hours; null: at any hour'),
};

export const catalogued = z.object({ effectiveFrom: shownDate, ...rates, ...terms });
