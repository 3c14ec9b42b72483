/** What the family needs of a chat reply. Lenient: unknown fields and parts pass, and odd ones cost only themselves. */
import { z } from 'zod';

const text = z.string().nullish().catch(null);
const count = z.int().min(0);

export const chatReplyShape = z.looseObject({
  model: text,
  choices: z.tuple(
    [
      z.looseObject({
        finish_reason: text,
        message: z.looseObject({ content: z.unknown().optional(), refusal: text }),
      }),
    ],
    z.unknown(),
  ),
});

export const textPartShape = z.looseObject({ text: z.string() });

/** Odd or missing token counts mean that nothing is known: an estimate from half of them would look like a cost. */
export const chatUsageShape = z.looseObject({
  prompt_tokens: count,
  completion_tokens: count,
  prompt_cache_hit_tokens: count.catch(0),
  prompt_tokens_details: z.looseObject({ cached_tokens: count }).catch({ cached_tokens: 0 }),
  num_search_queries: count.catch(0),
});
