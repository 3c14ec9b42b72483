/** The simulated engine's own reply format, version 1. Private: nothing outside this folder reads it. */
import { z } from 'zod';

const page = z.object({ url: z.string(), title: z.string().nullable() });

const answer = z.object({
  format: z.literal('simulated/1'),
  outcome: z.literal('answer'),
  model: z.string(),
  text: z.string().min(1),
  cited: z.array(page),
  retrieved: z.array(page),
  /** Null where the engine that is imitated does not expose its queries. */
  queries: z.array(z.string()).nullable(),
  isGrounded: z.boolean(),
  isRefusal: z.boolean(),
});

const notShown = z.object({ format: z.literal('simulated/1'), outcome: z.literal('not_shown') });

export const simulatedReplyShape = z.discriminatedUnion('outcome', [answer, notShown]);

export type SimulatedReply = z.infer<typeof simulatedReplyShape>;
