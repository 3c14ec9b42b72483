/** What this route needs of a chat reply. Lenient: unknown fields and parts pass, and odd ones cost only themselves. */
import { z } from 'zod';

const text = z.string().nullish().catch(null);

const count = z.int().min(0);

/** Tokens as most servers tell them; odd or missing ones mean that nothing is known. */
const usage = z
  .looseObject({
    prompt_tokens: count,
    completion_tokens: count,
    prompt_tokens_details: z.looseObject({ cached_tokens: count }).catch({ cached_tokens: 0 }),
  })
  .nullish()
  .catch(null);

export const chatReplyShape = z.looseObject({
  model: text,
  usage,
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
