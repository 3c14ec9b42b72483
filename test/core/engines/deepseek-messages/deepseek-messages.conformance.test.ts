import { deepSeekMessagesRoute } from '#main/core/engines/deepseek-messages/deepseek-messages-route.ts';
import { readFixtureText } from '#support/engine-requests.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { readNamedLanguage, readText } from '../conformance/read-request.ts';

const fixture = (name: string) => [readFixtureText(`deepseek-messages/${name}`)];
const shared = (name: string) => [readFixtureText(`anthropic-messages/${name}`)];

describeConformance({
  route: deepSeekMessagesRoute,
  path: '/anthropic/v1/messages',
  baseSuffixes: ['', '/', '/v1', '/anthropic', '/anthropic/', '/anthropic/v1', '/anthropic/v1/'],
  readKey: ({ headers }) => (typeof headers['x-api-key'] === 'string' ? headers['x-api-key'] : null),
  readQuestion: (request) => readText(request, 'messages', 0, 'content'),
  readCountry: (request) => readText(request, 'tools', 0, 'user_location', 'country'),
  readLanguage: (request) => readNamedLanguage(readText(request, 'system')),
  german: 'German',
  answer: {
    bodies: fixture('answer-with-search'),
    expected: {
      text: '小团队常用 **Kordiva**。',
      engineVersion: 'deepseek-flash',
      cited: [{ url: 'https://www.pickwarden.example/best-planning', title: 'The 10 best options compared' }],
      retrieved: [
        { url: 'https://www.pickwarden.example/best-planning', title: 'The 10 best options compared' },
        { url: 'https://brimlane.example/', title: 'Brimlane' },
      ],
      queries: ['项目管理工具 小团队'],
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      bill: {
        reportedUsd: null,
        usage: { inputTokens: 3124, cachedInputTokens: 1024, outputTokens: 150, searches: 1, requests: 1 },
      },
    },
  },
  // It says that it wants to search, but no result is behind it.
  unsearched: fixture('answer-without-search'),
  refusal: { bodies: shared('refusal'), text: 'I can’t help with that.' },
  truncated: { bodies: shared('max-tokens'), text: 'The most common tools are Kordiva, Bri' },
  unknownItems: { bodies: shared('unknown-items'), text: 'Use Kordiva.' },
  noText: { bodies: shared('empty-content'), reason: 'schema_drift' },
  notShown: null,
  errorsInside: [
    { name: 'an overloaded server', bodies: shared('overloaded-in-200'), reason: 'overloaded' },
    { name: 'a failed search without text', bodies: shared('search-failed'), reason: 'search_error' },
  ],
  errors: [
    {
      name: 'an empty balance',
      status: 402,
      body: {
        error: { message: 'Insufficient Balance', type: 'unknown_error', param: null, code: 'invalid_request_error' },
      },
      reason: 'quota',
    },
    {
      name: 'a wrong key',
      status: 401,
      body: { error: { message: 'Authentication Fails', type: 'authentication_error', code: 'invalid_request_error' } },
      reason: 'auth',
    },
    { name: 'a busy server', status: 503, body: { error: { message: 'Busy' } }, reason: 'overloaded' },
  ],
  toAnswer: (text) => [{ content: [{ type: 'text', text }], stop_reason: 'end_turn' }],
});
