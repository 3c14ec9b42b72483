/** Grok over xAI's Responses interface with its web search. Only joins request, wire and readers. */
import { type EngineRoute, USUAL_OUTPUT_TOKENS } from '../engine-route.ts';
import { defaultModelOf } from '../models/catalogue.ts';
import { readResponsesReplies } from '../responses/read-reply.ts';
import { callJson } from '../wire/call-json.ts';
import { toXaiRequest } from './build-request.ts';
import { XAI_DIALECT } from './xai-dialect.ts';

export const xaiResponsesRoute: EngineRoute = {
  id: 'xai-responses',
  label: 'xAI',
  surface: 'api',
  nearness: 'own_search',
  engines: ['grok'],
  needsKey: true,
  honours: { language: 'instruction', country: 'parameter' },
  environment: { keyVariable: 'XAI_API_KEY', baseUrlVariable: 'XAI_BASE_URL' },
  defaults: {
    baseUrl: 'https://api.x.ai/v1',
    model: defaultModelOf('xai-responses'),
    maxOutputTokens: USUAL_OUTPUT_TOKENS,
  },
  knows: ['reasoningEffort'],
  concurrency: 4,
  paceMs: 200,
  call: (request, context) => {
    const body = toXaiRequest(request, context.settings);
    return callJson({ endpoint: 'responses', body }, XAI_DIALECT, context);
  },
  read: (replies) => readResponsesReplies(replies, XAI_DIALECT),
};
