/**
 * What this route needs of a conversation. Lenient on purpose: every field may be missing, unknown fields and entries
 * pass, and a malformed entry costs only itself.
 */
import { z } from 'zod';

const text = z.string().nullish().catch(null);
const count = z.number().int().nonnegative().catch(0);
const list = z.array(z.unknown()).catch([]);

export const replyShape = z.looseObject({
  outputs: z.array(z.unknown()),
  model: text,
  usage: z.unknown().optional(),
});

/** The part of any reply that reports its cost. */
export const billedShape = z.looseObject({ outputs: list, usage: z.unknown().optional() });

export const messageShape = z.looseObject({
  type: z.literal('message.output'),
  model: text,
  content: z.union([z.string(), list]),
  // Not documented for conversations; this server's chat replies end so, and it would be missed in silence.
  finish_reason: text,
});

export const textChunkShape = z.looseObject({ type: z.literal('text'), text: z.string() });

export const referenceShape = z.looseObject({ type: z.literal('tool_reference'), url: z.string(), title: text });

export const executionShape = z.looseObject({
  type: z.literal('tool.execution'),
  name: z
    .string()
    .regex(/search/)
    .nullish(),
  arguments: z.unknown(),
});

export const argumentsShape = z.looseObject({ query: text, queries: list });

export const usageShape = z.looseObject({
  prompt_tokens: count,
  completion_tokens: count,
  connector_tokens: count,
  connectors: z.record(z.string(), count).nullish().catch(null),
});
