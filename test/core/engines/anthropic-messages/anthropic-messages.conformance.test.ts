import { anthropicMessagesRoute } from '#main/core/engines/anthropic-messages/anthropic-messages-route.ts';
import { readFixtureText } from '#support/engine-requests.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { readNamedLanguage, readText } from '../conformance/read-request.ts';

const fixture = (name: string) => [readFixtureText(`anthropic-messages/${name}`)];
const error = (type: string, message: string) => ({ type: 'error', error: { type, message }, request_id: 'req_01' });

describeConformance({
  route: anthropicMessagesRoute,
  path: '/v1/messages',
  baseSuffixes: ['', '/', '/v1', '/v1/'],
  readKey: ({ headers }) => (typeof headers['x-api-key'] === 'string' ? headers['x-api-key'] : null),
  readQuestion: (request) => readText(request, 'messages', 0, 'content'),
  readCountry: (request) => readText(request, 'tools', 0, 'user_location', 'country'),
  readLanguage: (request) => readNamedLanguage(readText(request, 'system')),
  german: 'German',
  answer: {
    bodies: fixture('answer-with-search'),
    expected: {
      text: "I'll look that up.\n\nTwo names come up most often. **Kordiva** starts at 4 a month, and **Brimlane** has deeper reports.",
      engineVersion: 'claude-sonnet-5',
      cited: [
        { url: 'https://kordiva.example/pricing', title: 'Kordiva pricing' },
        { url: 'https://www.pickwarden.example/best-planning', title: 'The 10 best options compared' },
        { url: 'https://brimlane.example/', title: 'Brimlane' },
      ],
      retrieved: [
        { url: 'https://www.pickwarden.example/best-planning', title: 'The 10 best options compared' },
        { url: 'https://kordiva.example/pricing', title: 'Kordiva pricing' },
        { url: 'https://brimlane.example/', title: 'Brimlane' },
      ],
      // The blank query and the one over the limit searched nothing.
      queries: ['best planning tool small teams', 'Brimlane price'],
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      bill: {
        reportedUsd: null,
        // 9000 fresh, 2000 out of the cache and 500 into it.
        usage: { inputTokens: 11_500, cachedInputTokens: 2000, outputTokens: 640, searches: 3, requests: 1 },
      },
    },
  },
  unsearched: fixture('answer-without-search'),
  refusal: { bodies: fixture('refusal'), text: 'I can’t help with that.' },
  truncated: { bodies: fixture('max-tokens'), text: 'The most common tools are Kordiva, Bri' },
  unknownItems: { bodies: fixture('unknown-items'), text: 'Use Kordiva.' },
  noText: { bodies: fixture('empty-content'), reason: 'schema_drift' },
  notShown: null,
  errorsInside: [
    { name: 'an overloaded server', bodies: fixture('overloaded-in-200'), reason: 'overloaded' },
    { name: 'an empty balance', bodies: fixture('balance-in-200'), reason: 'quota' },
    { name: 'a failed search without text', bodies: fixture('search-failed'), reason: 'search_error' },
    { name: 'a wrong key', bodies: [error('authentication_error', 'invalid x-api-key')], reason: 'auth' },
    { name: 'too many calls', bodies: [error('rate_limit_error', 'Slow down.')], reason: 'rate_limit' },
    { name: 'an error that nobody knows', bodies: [error('new_error', 'Oh.')], reason: 'overloaded' },
    { name: 'an error without a word', bodies: [{ type: 'error' }], reason: 'overloaded' },
  ],
  errors: [
    { name: 'an overload', status: 529, body: error('overloaded_error', 'Overloaded'), reason: 'overloaded' },
    {
      name: 'an empty balance',
      status: 400,
      body: error('invalid_request_error', 'Your credit balance is too low to access the API.'),
      reason: 'quota',
    },
    {
      name: "an owner's own spend limit",
      status: 400,
      body: error('invalid_request_error', 'You have reached your specified API usage limits.'),
      reason: 'quota',
    },
    {
      name: 'a wrong parameter',
      status: 400,
      body: error('invalid_request_error', 'max_tokens: too big'),
      reason: 'bad_request',
    },
    {
      name: 'an unknown model',
      status: 404,
      body: error('not_found_error', 'model: claude-x'),
      reason: 'unknown_model',
    },
    {
      name: 'a rate limit',
      status: 429,
      headers: { 'retry-after': '17' },
      body: error(
        'rate_limit_error',
        "This request would exceed your organization's rate limit of 50,000 input tokens per minute.",
      ),
      reason: 'rate_limit',
      retryAfterMs: 17_000,
    },
  ],
  toAnswer: (text) => [{ content: [{ type: 'text', text }], stop_reason: 'end_turn' }],
});
