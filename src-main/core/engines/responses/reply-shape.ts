/**
 * What the family needs of a Responses reply. Lenient on purpose: every field may be missing, unknown fields and items
 * pass, and a malformed element costs only itself.
 */
import { z } from 'zod';

const text = z.string().nullish().catch(null);
const count = z.int().min(0);
const list = z.array(z.unknown()).catch([]);

export const replyShape = z.looseObject({
  status: text,
  model: text,
  output: z.array(z.unknown()),
  error: z.unknown().optional(),
  incomplete_details: z.looseObject({ reason: text }).nullish().catch(null),
  usage: z.unknown().optional(),
});

/** The part of any reply that reports its cost. */
export const billedShape = z.looseObject({ output: list, usage: z.unknown().optional() });

export const messageShape = z.looseObject({
  type: z.literal('message'),
  content: z.union([z.string(), list]),
});

export const outputTextShape = z.looseObject({ type: z.literal('output_text'), text: z.string(), annotations: list });

export const refusalShape = z.looseObject({ type: z.literal('refusal'), refusal: z.string() });

export const urlCitationShape = z.looseObject({
  type: text,
  url: z.string(),
  title: text,
  start_index: z.number().catch(Number.POSITIVE_INFINITY),
});

export const searchCallShape = z.looseObject({
  type: z.enum(['web_search_call', 'openrouter:web_search']),
  status: text,
  action: z.looseObject({ type: text, query: text, queries: list, sources: list, url: text }).nullish().catch(null),
});

/** What was searched and found, as Perplexity lists it: one item a round of searches. */
export const searchResultsShape = z.looseObject({
  type: z.literal('search_results'),
  queries: list,
  results: list,
});

/** Pages that were opened, as Perplexity lists them. */
export const fetchedPagesShape = z.looseObject({ type: z.literal('fetch_url_results'), contents: list });

export const sourceShape = z.looseObject({ url: z.string(), title: text });

/** Odd or missing token counts mean that nothing is known: an estimate from half of them would look like a cost. */
export const usageShape = z.looseObject({
  input_tokens: count,
  output_tokens: count,
  input_tokens_details: z
    .looseObject({ cached_tokens: count.catch(0), cache_read_input_tokens: count.catch(0) })
    .catch({ cached_tokens: 0, cache_read_input_tokens: 0 }),
});
