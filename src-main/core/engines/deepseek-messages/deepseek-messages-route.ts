/**
 * DeepSeek over its Messages interface, the one of its interfaces that searches the web. Only joins the family with this
 * server and its address.
 */
import { type EngineRoute, type RouteContext, USUAL_OUTPUT_TOKENS } from '../engine-route.ts';
import { callMessages } from '../messages/call-messages.ts';
import type { MessagesServer } from '../messages/messages-server.ts';
import { toMessagesDialect } from '../messages/read-error.ts';
import { readMessagesReplies } from '../messages/read-reply.ts';
import { defaultModelOf } from '../models/catalogue.ts';
import { toMessagesBase } from './messages-base.ts';

const SERVER: MessagesServer = { dialect: toMessagesDialect('DeepSeek'), takesCountry: false };

export const deepSeekMessagesRoute: EngineRoute = {
  id: 'deepseek-messages',
  label: 'DeepSeek',
  surface: 'api',
  nearness: 'own_search',
  engines: ['deepseek'],
  needsKey: true,
  honours: { language: 'instruction', country: 'none' },
  environment: { keyVariable: 'DEEPSEEK_API_KEY', baseUrlVariable: 'DEEPSEEK_BASE_URL' },
  defaults: {
    baseUrl: 'https://api.deepseek.com',
    model: defaultModelOf('deepseek-messages'),
    maxOutputTokens: USUAL_OUTPUT_TOKENS,
  },
  knows: ['maxSearches'],
  concurrency: 4,
  paceMs: 250,
  call: (request, context) => callMessages(SERVER, request, withMessagesBase(context)),
  read: (replies) => readMessagesReplies(replies, SERVER.dialect),
};

function withMessagesBase(context: RouteContext): RouteContext {
  return { ...context, settings: { ...context.settings, baseUrl: toMessagesBase(context.settings.baseUrl) } };
}
