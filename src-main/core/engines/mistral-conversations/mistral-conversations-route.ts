/** Mistral over its Conversations interface with web search. Only joins request, wire and readers. */
import {
  type CallFailure,
  type EngineRequest,
  type EngineRoute,
  type RawReply,
  type RouteContext,
  USUAL_OUTPUT_TOKENS,
} from '../engine-route.ts';
import { defaultModelOf } from '../models/catalogue.ts';
import { toHttpFailure } from '../wire/http-failure.ts';
import { postJson } from '../wire/post-json.ts';
import { toConversationRequest } from './build-request.ts';
import { MISTRAL_ERRORS } from './read-error.ts';
import { readConversationReplies } from './read-reply.ts';

export const mistralConversationsRoute: EngineRoute = {
  id: 'mistral-conversations',
  label: 'Mistral',
  surface: 'api',
  nearness: 'own_search',
  engines: ['mistral'],
  needsKey: true,
  honours: { language: 'instruction', country: 'none' },
  environment: { keyVariable: 'MISTRAL_API_KEY', baseUrlVariable: 'MISTRAL_BASE_URL' },
  defaults: {
    baseUrl: 'https://api.mistral.ai/v1',
    model: defaultModelOf('mistral-conversations'),
    maxOutputTokens: USUAL_OUTPUT_TOKENS,
  },
  knows: ['reasoningEffort'],
  concurrency: 2,
  // Small accounts are held to one call a second.
  paceMs: 1000,
  call: callConversations,
  read: (replies) => readConversationReplies(replies),
};

async function callConversations(request: EngineRequest, context: RouteContext): Promise<RawReply[] | CallFailure> {
  const { serverName } = MISTRAL_ERRORS;
  const body = toConversationRequest(request, context.settings);
  const reply = await postJson({ serverName, version: 'v1', endpoint: 'conversations', body }, context);
  if ('kind' in reply) return reply;
  if (reply.status < 200 || reply.status > 299) return toHttpFailure(reply, MISTRAL_ERRORS, context.settings.apiKey);
  return [reply];
}
