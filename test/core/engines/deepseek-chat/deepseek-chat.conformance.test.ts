import { deepSeekChatRoute } from '#main/core/engines/deepseek-chat/deepseek-chat-route.ts';
import { readFixtureText } from '#support/engine-requests.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { toChatAnswer } from '../conformance/family-bodies.ts';
import { readBearer, readNamedLanguage, readText } from '../conformance/read-request.ts';

const fixture = (name: string) => [readFixtureText(`deepseek-chat/${name}`)];

describeConformance({
  route: deepSeekChatRoute,
  path: '/chat/completions',
  // The address is shared with the route whose interface lies under /anthropic.
  baseSuffixes: ['', '/', '/anthropic', '/anthropic/', '/anthropic/v1'],
  readKey: readBearer,
  readQuestion: (request) => readText(request, 'messages', 1, 'content'),
  readCountry: (request) => readText(request, 'web_search_options', 'user_location', 'country'),
  readLanguage: (request) => readNamedLanguage(readText(request, 'messages', 0, 'content')),
  german: 'German',
  answer: {
    bodies: fixture('answer'),
    expected: {
      text: '**Kordiva** and **Brimlane** are common choices.',
      engineVersion: 'deepseek-flash',
      cited: [],
      retrieved: [],
      queries: [],
      isGrounded: false,
      isRefusal: false,
      isIncomplete: false,
      bill: {
        reportedUsd: null,
        usage: { inputTokens: 40, cachedInputTokens: 32, outputTokens: 120, searches: 0, requests: 1 },
      },
    },
  },
  unsearched: fixture('answer'),
  refusal: null,
  truncated: { bodies: fixture('truncated'), text: 'The usual names are Kordiva, Bri' },
  unknownItems: { bodies: fixture('unknown-items'), text: 'Use Kordiva.' },
  noText: { bodies: fixture('no-text'), reason: 'schema_drift' },
  notShown: null,
  errorsInside: [{ name: 'an overload', bodies: fixture('error-in-200'), reason: 'overloaded' }],
  errors: [
    {
      name: 'an empty account',
      status: 402,
      body: { error: { message: 'Insufficient Balance', type: 'unknown_error', code: 'invalid_request_error' } },
      reason: 'quota',
    },
    {
      name: 'a wrong key',
      status: 401,
      body: { error: { message: 'Authentication Fails', type: 'authentication_error' } },
      reason: 'auth',
    },
  ],
  toAnswer: toChatAnswer,
});
