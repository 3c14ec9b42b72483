/** Perplexity over its Agent API, which reports its queries. Only joins request, wire and readers. */
import type { EngineRoute } from '../engine-route.ts';
import { defaultModelOf } from '../models/catalogue.ts';
import { readResponsesReplies } from '../responses/read-reply.ts';
import { callJson } from '../wire/call-json.ts';
import { AGENT_DIALECT } from './agent-dialect.ts';
import { toAgentRequest } from './build-request.ts';

export const perplexityAgentRoute: EngineRoute = {
  id: 'perplexity-agent',
  label: 'Perplexity Agent API',
  surface: 'api',
  nearness: 'own_search',
  engines: ['perplexity'],
  needsKey: true,
  honours: { language: 'parameter', country: 'parameter' },
  environment: { keyVariable: 'PERPLEXITY_API_KEY', baseUrlVariable: 'PERPLEXITY_BASE_URL' },
  // Pinned: a preset is answered by whatever model Perplexity puts behind it, often another company's.
  defaults: { baseUrl: 'https://api.perplexity.ai', model: defaultModelOf('perplexity-agent'), maxOutputTokens: 8_000 },
  knows: ['maxSearches'],
  concurrency: 3,
  paceMs: 300,
  call: (request, context) => {
    const body = toAgentRequest(request, context.settings);
    return callJson({ endpoint: 'responses', version: 'v1', body }, AGENT_DIALECT, context);
  },
  read: (replies) => readResponsesReplies(replies, AGENT_DIALECT),
};
