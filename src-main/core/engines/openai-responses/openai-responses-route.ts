/** ChatGPT over OpenAI's Responses interface with its web search. Only joins request, wire and readers. */
import type { CallFailure, EngineAsk, EngineRoute, RawReply, RouteContext } from '../engine-route.ts';
import { toHttpFailure } from '../wire/http-failure.ts';
import { postJson } from '../wire/post-json.ts';
import { toResponsesRequest } from './build-request.ts';
import { OPENAI_ERRORS } from './read-error.ts';
import { readResponsesReplies } from './read-reply.ts';

export const openAiResponsesRoute: EngineRoute = {
  id: 'openai-responses',
  label: 'OpenAI',
  surface: 'api',
  engines: ['chatgpt'],
  needsKey: true,
  honours: { language: 'instruction', country: 'parameter' },
  environment: { keyVariable: 'OPENAI_API_KEY', baseUrlVariable: 'OPENAI_BASE_URL' },
  defaults: { baseUrl: 'https://api.openai.com/v1', model: 'gpt-5.1' },
  concurrency: 4,
  paceMs: 200,
  call: callResponses,
  read: (replies) => readResponsesReplies(replies),
};

async function callResponses(ask: EngineAsk, context: RouteContext): Promise<RawReply[] | CallFailure> {
  const body = toResponsesRequest(ask, context.settings.model);
  const reply = await postJson({ serverName: OPENAI_ERRORS.serverName, endpoint: 'responses', body }, context);
  if ('kind' in reply) return reply;
  if (reply.status < 200 || reply.status > 299) return toHttpFailure(reply, OPENAI_ERRORS, context.settings.apiKey);
  return [reply];
}
