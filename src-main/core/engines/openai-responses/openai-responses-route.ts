/** ChatGPT over OpenAI's Responses interface with its web search. Only joins request, wire and readers. */
import { type EngineRoute, USUAL_OUTPUT_TOKENS } from '../engine-route.ts';
import { defaultModelOf } from '../models/catalogue.ts';
import { readResponsesReplies } from '../responses/read-reply.ts';
import { callJson } from '../wire/call-json.ts';
import { toOpenAiRequest } from './build-request.ts';
import { OPENAI_DIALECT } from './openai-dialect.ts';

export const openAiResponsesRoute: EngineRoute = {
  id: 'openai-responses',
  label: 'OpenAI',
  surface: 'api',
  nearness: 'own_search',
  engines: ['chatgpt'],
  needsKey: true,
  honours: { language: 'instruction', country: 'parameter' },
  environment: { keyVariable: 'OPENAI_API_KEY', baseUrlVariable: 'OPENAI_BASE_URL' },
  defaults: {
    baseUrl: 'https://api.openai.com/v1',
    model: defaultModelOf('openai-responses'),
    maxOutputTokens: USUAL_OUTPUT_TOKENS,
  },
  knows: ['maxSearches', 'reasoningEffort', 'searchDepth'],
  concurrency: 4,
  paceMs: 200,
  call: (request, context) => {
    const body = toOpenAiRequest(request, context.settings);
    return callJson({ endpoint: 'responses', body }, OPENAI_DIALECT, context);
  },
  read: (replies) => readResponsesReplies(replies, OPENAI_DIALECT),
};
