/**
 * What this family needs of a Messages reply. Lenient on purpose: every field may be missing, unknown fields and blocks
 * pass, and a malformed block costs only itself.
 */
import { z } from 'zod';

const text = z.string().nullish().catch(null);
const count = z.number().int().nonnegative().catch(0);
const list = z.array(z.unknown()).catch([]);

export const replyShape = z.looseObject({
  model: text,
  content: z.union([z.string(), z.array(z.unknown())]),
  stop_reason: text,
  stop_details: z.looseObject({ explanation: text }).nullish().catch(null),
  usage: z.unknown().optional(),
});

/** The part of any reply that reports its cost. */
export const billedShape = z.looseObject({ content: list, usage: z.unknown().optional() });

export const pausedShape = z.looseObject({
  stop_reason: z.literal('pause_turn'),
  content: z.array(z.unknown()).nonempty(),
});

export const textBlockShape = z.looseObject({ type: z.literal('text'), text: z.string(), citations: list });

export const citationShape = z.looseObject({ url: z.string(), title: text });

export const searchUseShape = z.looseObject({
  type: z.literal('server_tool_use'),
  id: text,
  name: z.string().regex(/web_search/),
  input: z.looseObject({ query: text }).nullish().catch(null),
});

export const searchResultShape = z.looseObject({
  type: z.string().regex(/web_search_tool_result$/),
  tool_use_id: text,
  content: z.unknown(),
});

export const searchErrorShape = z.looseObject({ error_code: z.string() });

export const foundPageShape = z.looseObject({ url: z.string(), title: text });

export const usageShape = z.looseObject({
  input_tokens: count,
  output_tokens: count,
  cache_read_input_tokens: count,
  cache_creation_input_tokens: count,
  server_tool_use: z
    .looseObject({ web_search_requests: z.number().int().nonnegative().nullish().catch(null) })
    .nullish()
    .catch(null),
});
