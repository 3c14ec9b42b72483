/** Claude over Anthropic's Messages interface with its web search. Only joins the family with this server. */
import { type EngineRoute, USUAL_OUTPUT_TOKENS } from '../engine-route.ts';
import { callMessages } from '../messages/call-messages.ts';
import type { MessagesServer } from '../messages/messages-server.ts';
import { toMessagesDialect } from '../messages/read-error.ts';
import { readMessagesReplies } from '../messages/read-reply.ts';
import { defaultModelOf } from '../models/catalogue.ts';

const SERVER: MessagesServer = { dialect: toMessagesDialect('Anthropic'), takesCountry: true };

export const anthropicMessagesRoute: EngineRoute = {
  id: 'anthropic-messages',
  label: 'Anthropic',
  surface: 'api',
  engines: ['claude'],
  needsKey: true,
  honours: { language: 'instruction', country: 'parameter' },
  environment: { keyVariable: 'ANTHROPIC_API_KEY', baseUrlVariable: 'ANTHROPIC_BASE_URL' },
  defaults: {
    baseUrl: 'https://api.anthropic.com/v1',
    model: defaultModelOf('anthropic-messages'),
    maxOutputTokens: USUAL_OUTPUT_TOKENS,
  },
  knows: ['maxSearches', 'reasoningEffort'],
  concurrency: 4,
  paceMs: 250,
  call: (ask, context) => callMessages(SERVER, ask, context),
  read: (replies) => readMessagesReplies(replies, SERVER.dialect),
};
