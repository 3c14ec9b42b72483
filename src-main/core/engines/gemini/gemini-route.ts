/** Gemini over Google's generateContent interface with its search grounding. Only joins request, wire and readers. */
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
import { toGenerateEndpoint, toGenerateRequest } from './build-request.ts';
import { GEMINI_ERRORS } from './read-error.ts';
import { readGenerateReplies } from './read-reply.ts';

export const geminiRoute: EngineRoute = {
  id: 'gemini-generate',
  label: 'Google Gemini',
  surface: 'api',
  nearness: 'own_search',
  engines: ['gemini'],
  needsKey: true,
  honours: { language: 'instruction', country: 'none' },
  environment: { keyVariable: 'GEMINI_API_KEY', baseUrlVariable: 'GEMINI_BASE_URL' },
  // The provider's own name for its newest fast model: numbered ones are switched off after about a year, and the reply
  // says which one it was.
  defaults: {
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    model: defaultModelOf('gemini-generate'),
    maxOutputTokens: USUAL_OUTPUT_TOKENS,
  },
  knows: ['reasoningEffort'],
  concurrency: 4,
  paceMs: 250,
  call: callGenerate,
  read: (replies) => readGenerateReplies(replies),
};

async function callGenerate(request: EngineRequest, context: RouteContext): Promise<RawReply[] | CallFailure> {
  const post = {
    serverName: GEMINI_ERRORS.serverName,
    endpoint: toGenerateEndpoint(context.settings.model),
    version: 'v1beta',
    keyHeader: 'x-goog-api-key',
    body: toGenerateRequest(request, context.settings),
  };
  const reply = await postJson(post, context);
  if ('kind' in reply) return reply;
  if (reply.status < 200 || reply.status > 299) return toHttpFailure(reply, GEMINI_ERRORS, context.settings.apiKey);
  return [reply];
}
