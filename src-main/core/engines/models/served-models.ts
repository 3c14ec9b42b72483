/** Reads the list of models that a provider serves, and how each provider is asked for it. Calls nothing; tolerant of unknown fields. */
import { z } from 'zod';
import { isCalendarDate } from '#shared/time/day.ts';

export interface ServedModel {
  model: string;
  /** As the provider announces it, `YYYY-MM-DD`; null: it does not say. */
  retiresOn: string | null;
  contextTokens: number | null;
}

export interface ModelList {
  /** Below the base address, with what it wants in its query. */
  endpoint: string;
  query?: Readonly<Record<string, string>>;
  /** See `toEndpointUrl`. */
  version?: string;
  /** Header that carries the bare key; else it goes as bearer token. */
  keyHeader?: string;
  headers?: Readonly<Record<string, string>>;
  /** The part of the address after which the wire of the questions begins. */
  cutsPath?: RegExp;
  read: (body: unknown) => ServedModel[] | null;
}

const tokenCount = z.int().positive();
const listShape = z.looseObject({ data: z.array(z.unknown()) });
const modelShape = z.looseObject({ id: z.string().min(1) });

/** `{ data: [{ id }] }`, with the day and the context under the names that providers have for them. Null: no such list. */
function readData(body: unknown): ServedModel[] | null {
  const list = listShape.safeParse(body);
  if (!list.success) return null;
  return list.data.data.flatMap((item): ServedModel[] => {
    const model = modelShape.safeParse(item);
    if (!model.success || NO_ANSWERS.test(model.data.id)) return [];
    const { id, shutdown_date, expiration_date, max_input_tokens, context_length, max_context_length } = model.data;
    return [
      {
        model: id,
        retiresOn: toDay(shutdown_date ?? expiration_date),
        contextTokens: toCount(max_input_tokens ?? context_length ?? max_context_length),
      },
    ];
  });
}

/** Models that hear, draw or file: they answer no question in words. */
const NO_ANSWERS =
  /embed|whisper|tts|transcribe|moderation|dall-e|image|audio|realtime|speech|sora|imagine|ocr|voxtral|rerank|babbage|davinci/i;

const geminiShape = z.looseObject({ models: z.array(z.unknown()) });
const geminiModelShape = z.looseObject({
  name: z.string().min(1),
  supportedGenerationMethods: z.array(z.string()).optional(),
});

function readGemini(body: unknown): ServedModel[] | null {
  const list = geminiShape.safeParse(body);
  if (!list.success) return null;
  return list.data.models.flatMap((item): ServedModel[] => {
    const model = geminiModelShape.safeParse(item);
    if (!model.success) return [];
    const { name, supportedGenerationMethods: methods, inputTokenLimit } = model.data;
    const id = name.replace(/^models\//, '');
    if (NO_ANSWERS.test(id) || (methods && !methods.includes('generateContent'))) return [];
    return [{ model: id, retiresOn: null, contextTokens: toCount(inputTokenLimit) }];
  });
}

function toDay(value: unknown): string | null {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isCalendarDate(day) ? day : null;
}

function toCount(value: unknown): number | null {
  return tokenCount.safeParse(value).data ?? null;
}

const DEEPSEEK: ModelList = { endpoint: 'models', version: '', cutsPath: /\/anthropic(\/v1)?\/*$/, read: readData };

/** By route id. SerpApi has no models. */
export const MODEL_LISTS: Readonly<Record<string, ModelList>> = {
  'openai-responses': { endpoint: 'models', read: readData },
  'anthropic-messages': {
    endpoint: 'models',
    version: 'v1',
    query: { limit: '1000' },
    keyHeader: 'x-api-key',
    headers: { 'anthropic-version': '2023-06-01' },
    read: readData,
  },
  'gemini-generate': {
    endpoint: 'models',
    version: 'v1beta',
    query: { pageSize: '1000' },
    keyHeader: 'x-goog-api-key',
    read: readGemini,
  },
  'perplexity-agent': { endpoint: 'models', version: 'v1', read: readData },
  'xai-responses': { endpoint: 'models', read: readData },
  'mistral-conversations': { endpoint: 'models', version: 'v1', read: readData },
  'deepseek-messages': DEEPSEEK,
  'deepseek-chat': DEEPSEEK,
  'openrouter-responses': { endpoint: 'models', version: 'v1', read: readData },
  'openai-compatible': { endpoint: 'models', read: readData },
};
