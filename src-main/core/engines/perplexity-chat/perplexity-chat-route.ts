/** Perplexity over its chat interface, which always searches. Only joins request, wire and readers. */
import { readChatReplies } from '../chat/read-reply.ts';
import type { EngineRoute } from '../engine-route.ts';
import { callJson } from '../wire/call-json.ts';
import { toSonarRequest } from './build-request.ts';
import { SONAR_DIALECT } from './sonar-dialect.ts';

export const perplexityChatRoute: EngineRoute = {
  id: 'perplexity-chat',
  label: 'Perplexity Sonar',
  surface: 'api',
  engines: ['perplexity'],
  needsKey: true,
  honours: { language: 'instruction', country: 'parameter' },
  environment: { keyVariable: 'PERPLEXITY_API_KEY', baseUrlVariable: 'PERPLEXITY_BASE_URL' },
  defaults: { baseUrl: 'https://api.perplexity.ai', model: 'sonar', maxOutputTokens: 8_000 },
  concurrency: 3,
  paceMs: 300,
  call: (ask, context) => {
    const body = toSonarRequest(ask, context.settings);
    return callJson({ endpoint: 'chat/completions', version: '', body }, SONAR_DIALECT, context);
  },
  read: (replies) => readChatReplies(replies, SONAR_DIALECT),
};
