/** What this route needs of a chat reply. Lenient: unknown fields and parts pass, and odd ones cost only themselves. */
import { z } from 'zod';

const text = z.string().nullish().catch(null);

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
