/**
 * Any server that speaks `/chat/completions`, such as Ollama or LM Studio on this machine. It searches nothing, so its
 * answers are ungrounded; an engine comes here only when the owner says so.
 */
import { ENGINES } from '#shared/vocabulary/engines.ts';
import { toChatRequest } from '../chat/build-request.ts';
import { readChatReplies } from '../chat/read-reply.ts';
import type { EngineRoute } from '../engine-route.ts';
import { callJson } from '../wire/call-json.ts';
import { LOCAL_DIALECT } from './local-dialect.ts';

export const openAiCompatibleRoute: EngineRoute = {
  id: 'openai-compatible',
  label: 'Local server (Ollama, LM Studio)',
  surface: 'local',
  nearness: 'local',
  engines: ENGINES,
  needsKey: false,
  honours: { language: 'instruction', country: 'none' },
  environment: { keyVariable: 'OLLAMA_API_KEY', baseUrlVariable: 'OLLAMA_BASE_URL' },
  defaults: { baseUrl: 'http://127.0.0.1:11434/v1', model: 'llama3.2', maxOutputTokens: 4_000 },
  concurrency: 1,
  paceMs: 0,
  call: (request, context) => {
    const body = toChatRequest(request, context.settings);
    return callJson({ endpoint: 'chat/completions', body }, LOCAL_DIALECT, context);
  },
  read: (replies) => readChatReplies(replies, LOCAL_DIALECT),
};
