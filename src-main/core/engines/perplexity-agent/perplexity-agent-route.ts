/** Perplexity over its agent interface, which tells its queries. Only joins request, wire and readers. */
import { type EngineRoute, USUAL_OUTPUT_TOKENS } from '../engine-route.ts';
import { defaultModelOf } from '../models/catalogue.ts';
import { readResponsesReplies } from '../responses/read-reply.ts';
import { callJson } from '../wire/call-json.ts';
import { AGENT_DIALECT } from './agent-dialect.ts';
import { toAgentRequest } from './build-request.ts';

export const perplexityAgentRoute: EngineRoute = {
  id: 'perplexity-agent',
  label: 'Perplexity Agent (shows its searches)',
  surface: 'api',
  engines: ['perplexity'],
  chosenOnlyFor: ['perplexity'],
  needsKey: true,
  honours: { language: 'parameter', country: 'parameter' },
  environment: { keyVariable: 'PERPLEXITY_API_KEY', baseUrlVariable: 'PERPLEXITY_BASE_URL' },
  defaults: {
    baseUrl: 'https://api.perplexity.ai',
    model: defaultModelOf('perplexity-agent'),
    maxOutputTokens: USUAL_OUTPUT_TOKENS,
  },
  knows: ['maxSearches'],
  concurrency: 3,
  paceMs: 300,
  call: (ask, context) => {
    const body = toAgentRequest(ask, context.settings);
    return callJson({ endpoint: 'responses', version: 'v1', body }, AGENT_DIALECT, context);
  },
  read: (replies) => readResponsesReplies(replies, AGENT_DIALECT),
};
