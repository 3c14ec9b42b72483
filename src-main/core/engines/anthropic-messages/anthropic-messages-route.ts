/** Claude over Anthropic's Messages interface with its web search. Only joins the family with this server. */
import { type EngineRoute, USUAL_OUTPUT_TOKENS } from '../engine-route.ts';
import { callMessages } from '../messages/call-messages.ts';
import type { MessagesServer } from '../messages/messages-server.ts';
import { toMessagesDialect } from '../messages/read-error.ts';
import { readMessagesReplies } from '../messages/read-reply.ts';
import { defaultModelOf } from '../models/catalogue.ts';
import type { ErrorRule } from '../wire/error-rules.ts';

/** A call from a country or network that is not served, and a search that the organization has not switched on. */
const OWN_ERRORS: readonly ErrorRule[] = [
  { means: 'region', status: [403], says: /^request not allowed\b/i },
  { means: 'forbidden', status: [400, 403], says: /\bweb search\b.{0,40}\bnot (?:enabled|available|allowed)\b/i },
];

const SERVER: MessagesServer = { dialect: toMessagesDialect('Anthropic', OWN_ERRORS), takesCountry: true };

export const anthropicMessagesRoute: EngineRoute = {
  id: 'anthropic-messages',
  label: 'Anthropic',
  surface: 'api',
  nearness: 'own_search',
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
  call: (request, context) => callMessages(SERVER, request, context),
  read: (replies) => readMessagesReplies(replies, SERVER.dialect),
};
