import { mistralConversationsRoute } from '#main/core/engines/mistral-conversations/mistral-conversations-route.ts';
import { readFixtureText } from '#support/engine-requests.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { readBearer, readNamedLanguage, readText } from '../conformance/read-request.ts';

const fixture = (name: string) => [readFixtureText(`mistral-conversations/${name}`)];
const error = (type: string, message: unknown, code: string | null) => ({
  object: 'error',
  message,
  type,
  param: null,
  code,
});

describeConformance({
  route: mistralConversationsRoute,
  path: '/v1/conversations',
  baseSuffixes: ['', '/', '/v1', '/v1/'],
  readKey: readBearer,
  readQuestion: (request) => readText(request, 'inputs'),
  readCountry: () => null,
  readLanguage: (request) => readNamedLanguage(readText(request, 'instructions')),
  german: 'German',
  answer: {
    bodies: fixture('answer-with-search'),
    expected: {
      text: 'Two names come up most often:\n\n1. **Kordiva**, from 4 a month.\n2. **Brimlane**, with deeper reports.',
      engineVersion: 'mistral-medium-2508',
      cited: [
        { url: 'https://kordiva.example/pricing', title: 'Kordiva pricing' },
        { url: 'https://www.pickwarden.example/best-planning', title: 'The 10 best options compared' },
        { url: 'https://brimlane.example/', title: 'Brimlane' },
      ],
      retrieved: [],
      queries: ['best planning tool small teams', 'Brimlane price'],
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      bill: {
        reportedUsd: null,
        // 177 of the question and 3929 that the searches brought in.
        usage: { inputTokens: 4106, cachedInputTokens: 0, outputTokens: 134, searches: 2, requests: 1 },
      },
    },
  },
  unsearched: fixture('answer-without-search'),
  refusal: null,
  truncated: { bodies: fixture('cut-short'), text: 'The most common tools are Kordiva, Bri' },
  unknownItems: { bodies: fixture('unknown-items'), text: 'Use Kordiva.' },
  noText: { bodies: fixture('no-message'), reason: 'schema_drift' },
  notShown: null,
  errorsInside: [
    { name: 'a server error', bodies: fixture('error-in-200'), reason: 'overloaded' },
    { name: 'a rate limit', bodies: fixture('rate-limit-in-200'), reason: 'rate_limit' },
    {
      name: 'an error in the usual place',
      bodies: [{ error: { message: 'Oh.', type: 'unauthorized' } }],
      reason: 'auth',
    },
  ],
  errors: [
    {
      name: 'a rate limit',
      status: 429,
      body: error('rate_limited', 'Rate limit exceeded', '1300'),
      reason: 'rate_limit',
    },
    { name: 'a wrong key', status: 401, body: { message: 'Unauthorized', request_id: 'r' }, reason: 'auth' },
    {
      name: 'an unknown model',
      status: 400,
      body: error('invalid_model', 'Invalid model: x', '1500'),
      reason: 'unknown_model',
    },
    {
      name: 'a field that is not wanted',
      status: 422,
      body: error(
        'invalid_request_error',
        { detail: [{ loc: ['body', 'x'], msg: 'Extra inputs are not permitted' }] },
        null,
      ),
      reason: 'bad_request',
    },
  ],
  toAnswer: (text) => [{ outputs: [{ type: 'message.output', content: [{ type: 'text', text }] }] }],
});
