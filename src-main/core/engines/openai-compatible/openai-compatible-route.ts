/**
 * Any server that speaks `/chat/completions`, such as Ollama or LM Studio on this machine. It searches nothing, so its
 * answers are ungrounded; an engine comes here only when the owner says so.
 */
import { ENGINES } from '#shared/vocabulary/engines.ts';
import type { CallFailure, EngineAsk, EngineRoute, RawReply, RouteContext } from '../engine-route.ts';
import { toHttpFailure } from '../wire/http-failure.ts';
import { postJson } from '../wire/post-json.ts';
import { toChatRequest } from './build-request.ts';
import { LOCAL_SERVER_ERRORS } from './read-error.ts';
import { readChatReplies } from './read-reply.ts';

export const openAiCompatibleRoute: EngineRoute = {
  id: 'openai-compatible',
  label: 'Local server (Ollama, LM Studio)',
  surface: 'local',
  engines: ENGINES,
  needsKey: false,
  honours: { language: 'instruction', country: 'none' },
  environment: { keyVariable: 'OLLAMA_API_KEY', baseUrlVariable: 'OLLAMA_BASE_URL' },
  defaults: { baseUrl: 'http://127.0.0.1:11434/v1', model: 'llama3.2' },
  concurrency: 1,
  paceMs: 0,
  call: callChat,
  read: (replies) => readChatReplies(replies),
};

async function callChat(ask: EngineAsk, context: RouteContext): Promise<RawReply[] | CallFailure> {
  const body = toChatRequest(ask, context.settings.model);
  const { serverName } = LOCAL_SERVER_ERRORS;
  const reply = await postJson({ serverName, endpoint: 'chat/completions', body }, context);
  if ('kind' in reply) return reply;
  if (reply.status < 200 || reply.status > 299) {
    return toHttpFailure(reply, LOCAL_SERVER_ERRORS, context.settings.apiKey);
  }
  return [reply];
}
