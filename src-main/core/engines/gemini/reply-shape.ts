/**
 * What this route needs of a generateContent reply. Lenient on purpose: every field may be missing, unknown fields and
 * parts pass, and a malformed element costs only itself. Fields that are zero, false or empty are left out on this wire.
 */
import { z } from 'zod';

const text = z.string().nullish().catch(null);
const count = z.number().int().nonnegative().catch(0);
const list = z.array(z.unknown()).catch([]);

export const replyShape = z.looseObject({
  candidates: z.array(z.unknown()).nullish().catch(null),
  promptFeedback: z.looseObject({ blockReason: text, blockReasonMessage: text }).nullish().catch(null),
  modelVersion: text,
  usageMetadata: z.unknown().optional(),
});

const none = { chunks: [], supports: [], queries: [] };

export const groundingShape = z
  .looseObject({ groundingChunks: list, groundingSupports: list, webSearchQueries: list })
  .transform((grounding) => ({
    chunks: grounding.groundingChunks,
    supports: grounding.groundingSupports,
    queries: grounding.webSearchQueries,
  }))
  .catch(none);

export const candidateShape = z.looseObject({
  content: z.looseObject({ parts: list }).nullish().catch(null),
  finishReason: text,
  finishMessage: text,
  groundingMetadata: z.unknown().optional(),
});

export const partShape = z.looseObject({ text: z.string(), thought: z.boolean().catch(false) });

export const chunkShape = z.looseObject({ web: z.looseObject({ uri: z.string(), title: text }) });

const index = z.number().int().nonnegative();

export const supportShape = z.looseObject({
  segment: z
    .looseObject({ partIndex: index.catch(0), startIndex: index.catch(0) })
    .nullish()
    .catch(null),
  groundingChunkIndices: list,
});

export const usageShape = z.looseObject({
  promptTokenCount: count,
  cachedContentTokenCount: count,
  candidatesTokenCount: count,
  thoughtsTokenCount: count,
});
