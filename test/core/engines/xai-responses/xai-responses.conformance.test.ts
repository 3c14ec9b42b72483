import { xaiResponsesRoute } from '#main/core/engines/xai-responses/xai-responses-route.ts';
import { readFixtureText } from '#support/engine-requests.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { toResponsesAnswer } from '../conformance/family-bodies.ts';
import { readBearer, readNamedLanguage, readText } from '../conformance/read-request.ts';

const fixture = (name: string) => [readFixtureText(`xai-responses/${name}`)];

describeConformance({
  route: xaiResponsesRoute,
  path: '/v1/responses',
  baseSuffixes: ['', '/', '/v1', '/v1/'],
  readKey: readBearer,
  readQuestion: (request) => readText(request, 'input', 1, 'content'),
  readCountry: (request) => readText(request, 'tools', 0, 'user_location', 'country'),
  readLanguage: (request) => readNamedLanguage(readText(request, 'input', 0, 'content')),
  german: 'German',
  answer: {
    bodies: fixture('answer'),
    expected: {
      text: '**Brimlane** leads for small teams[[1]](https://pickwarden.example/best-planning), followed by **Kordiva**[[2]](https://kordiva.example/pricing).',
      engineVersion: 'grok-4.3',
      // What the text references, in its order; the numbers that stand for titles are none.
      cited: [
        { url: 'https://pickwarden.example/best-planning', title: null },
        { url: 'https://kordiva.example/pricing', title: null },
      ],
      // What was opened, found and met.
      retrieved: [
        { url: 'https://pickwarden.example/best-planning', title: null },
        { url: 'https://kordiva.example/pricing', title: null },
        { url: 'https://askbarn.example/t/41', title: null },
        { url: 'https://x.com/i/status/1900000000000000001', title: null },
      ],
      queries: ['best planning tool small team', 'Kordiva pricing'],
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      // 318 319 000 ticks at 10 000 000 000 a dollar.
      bill: {
        reportedUsd: 0.0318319,
        usage: { inputTokens: 9212, cachedInputTokens: 3072, outputTokens: 417, searches: 2, requests: 1 },
      },
    },
  },
  unsearched: fixture('unsearched'),
  refusal: { bodies: fixture('refusal'), text: 'I will not help with that.' },
  truncated: { bodies: fixture('truncated'), text: 'The usual names are Kordiva, Bri' },
  unknownItems: { bodies: fixture('unknown-items'), text: 'Use Kordiva.' },
  noText: { bodies: fixture('no-text'), reason: 'schema_drift' },
  notShown: null,
  errorsInside: [
    { name: 'a server error', bodies: fixture('error-in-200'), reason: 'overloaded' },
    { name: 'a failed search without text', bodies: fixture('search-failed'), reason: 'search_error' },
    {
      name: 'used-up credits',
      bodies: [{ error: 'Your team has used all available credits.' }],
      reason: 'quota',
    },
  ],
  errors: [
    {
      name: 'a wrong key, which comes as a bad request',
      status: 400,
      body: {
        code: 'Client specified an invalid argument',
        error: 'Incorrect API key provided: xa***ab. You can obtain an API key from https://console.x.ai.',
      },
      reason: 'auth',
    },
    {
      name: 'an unknown model',
      status: 400,
      body: { code: 'Client specified an invalid argument', error: 'Model not found: grok-0' },
      reason: 'unknown_model',
    },
    {
      name: 'used-up credits from a short-term limit',
      status: 429,
      body: {
        code: 'Some resource has been exhausted',
        error: 'Your team has either used all available credits or reached its monthly spending limit.',
      },
      reason: 'quota',
    },
    {
      name: 'a team without credits from a refused key',
      status: 403,
      body: { error: 'Your newly created team does not have any credits or licenses yet.' },
      reason: 'quota',
    },
  ],
  toAnswer: toResponsesAnswer,
});
