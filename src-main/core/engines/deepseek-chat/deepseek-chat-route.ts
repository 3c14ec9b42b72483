/** DeepSeek's plain chat, which searches nothing: every answer is ungrounded, as the label says. Only joins the parts. */
import { toChatRequest } from '../chat/build-request.ts';
import { readChatReplies } from '../chat/read-reply.ts';
import type { EngineRoute } from '../engine-route.ts';
import { defaultModelOf } from '../models/catalogue.ts';
import { callJson } from '../wire/call-json.ts';
import { DEEPSEEK_CHAT_DIALECT } from './deepseek-dialect.ts';

export const deepSeekChatRoute: EngineRoute = {
  id: 'deepseek-chat',
  label: 'DeepSeek plain chat (no web search)',
  surface: 'api',
  nearness: 'own_plain',
  engines: ['deepseek'],
  chosenOnlyFor: ['deepseek'],
  needsKey: true,
  honours: { language: 'instruction', country: 'none' },
  environment: { keyVariable: 'DEEPSEEK_API_KEY', baseUrlVariable: 'DEEPSEEK_BASE_URL' },
  defaults: { baseUrl: 'https://api.deepseek.com', model: defaultModelOf('deepseek-chat'), maxOutputTokens: 8_000 },
  concurrency: 4,
  paceMs: 200,
  call: (request, context) => {
    const settings = { ...context.settings, baseUrl: toChatBase(context.settings.baseUrl) };
    const body = toChatRequest(request, settings);
    const post = { endpoint: 'chat/completions', version: '', body };
    return callJson(post, DEEPSEEK_CHAT_DIALECT, { ...context, settings });
  },
  read: (replies) => readChatReplies(replies, DEEPSEEK_CHAT_DIALECT),
};

/** The address is shared with the route that searches, whose interface is in a folder of its own at the same server. */
function toChatBase(baseUrl: string): string {
  return baseUrl.trim().replace(/\/anthropic(\/v1)?\/*$/, '');
}
