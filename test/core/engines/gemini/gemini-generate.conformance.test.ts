import { geminiRoute } from '#main/core/engines/gemini/gemini-route.ts';
import { readFixtureText } from '#support/engine-requests.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { readNamedLanguage, readText } from '../conformance/read-request.ts';

const fixture = (name: string) => [readFixtureText(`gemini-generate/${name}`)];
const LINKS = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect';

describeConformance({
  route: geminiRoute,
  path: '/v1beta/models/gemini-flash-latest:generateContent',
  baseSuffixes: ['', '/', '/v1beta', '/v1beta/'],
  readKey: ({ headers }) => (typeof headers['x-goog-api-key'] === 'string' ? headers['x-goog-api-key'] : null),
  readQuestion: (request) => readText(request, 'contents', 0, 'parts', 0, 'text'),
  readCountry: () => null,
  readLanguage: (request) => readNamedLanguage(readText(request, 'systemInstruction', 'parts', 0, 'text')),
  german: 'German',
  answer: {
    bodies: fixture('answer-with-search'),
    expected: {
      text: 'For small teams, **Kordiva** is the usual choice. **Brimlane** has deeper reports – and costs more.',
      engineVersion: 'gemini-3-flash-preview',
      // The support of the first sentence comes second in the reply, and its place, 0, is left out.
      cited: [
        { url: `${LINKS}/AQXblr03`, title: 'kordiva.example' },
        { url: `${LINKS}/AQXblr02`, title: 'brimlane.example' },
        { url: `${LINKS}/AQXblr01`, title: 'pickwarden.example' },
      ],
      retrieved: [
        { url: `${LINKS}/AQXblr01`, title: 'pickwarden.example' },
        { url: `${LINKS}/AQXblr02`, title: 'brimlane.example' },
        { url: `${LINKS}/AQXblr03`, title: 'kordiva.example' },
        { url: `${LINKS}/AQXblr04`, title: 'askbarn.example' },
      ],
      queries: ['best planning tool small teams 2026', 'Kordiva vs Brimlane'],
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      // 212 tokens of text and 557 of thinking; the blank query was none.
      bill: {
        reportedUsd: null,
        usage: { inputTokens: 31, cachedInputTokens: 8, outputTokens: 769, searches: 2, requests: 1 },
      },
    },
  },
  unsearched: fixture('answer-without-search'),
  refusal: { bodies: fixture('stopped-for-safety'), text: '[SAFETY]' },
  truncated: { bodies: fixture('truncated'), text: 'The most common tools are Kordiva, Bri' },
  unknownItems: { bodies: fixture('unknown-items'), text: 'Use Kordiva.' },
  noText: { bodies: fixture('no-text'), reason: 'schema_drift' },
  notShown: null,
  errorsInside: [
    { name: 'an overloaded model', bodies: fixture('error-unavailable'), reason: 'overloaded' },
    { name: 'a used-up minute', bodies: fixture('error-rate-limit'), reason: 'rate_limit' },
    { name: 'a used-up day', bodies: fixture('error-quota-day'), reason: 'quota' },
    { name: 'a bad key', bodies: fixture('error-bad-key'), reason: 'auth' },
    { name: 'an error in a list', bodies: [`[${fixture('error-unavailable')[0]}]`], reason: 'overloaded' },
    { name: 'an error of text only', bodies: [{ error: 'Try again.' }], reason: 'overloaded' },
  ],
  errors: [
    {
      name: 'a used-up minute',
      status: 429,
      body: fixture('error-rate-limit')[0],
      reason: 'rate_limit',
      retryAfterMs: 37_000,
    },
    { name: 'a used-up day', status: 429, body: fixture('error-quota-day')[0], reason: 'quota', retryAfterMs: 1500 },
    { name: 'a bad key', status: 400, body: fixture('error-bad-key')[0], reason: 'auth' },
    { name: 'a country that is not served', status: 400, body: fixture('error-place')[0], reason: 'region' },
    { name: 'an overloaded model', status: 503, body: fixture('error-unavailable')[0], reason: 'overloaded' },
    {
      name: 'an unpaid account',
      status: 400,
      body: { error: { code: 400, status: 'FAILED_PRECONDITION', message: 'Please enable billing.' } },
      reason: 'quota',
    },
    {
      name: 'used-up credits',
      status: 429,
      body: { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Your prepayment credits are depleted.' } },
      reason: 'quota',
    },
    {
      name: 'an unknown model',
      status: 404,
      body: { error: { code: 404, status: 'NOT_FOUND', message: 'models/x is not found.' } },
      reason: 'unknown_model',
    },
  ],
  toAnswer: (text) => [{ candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }] }],
});
