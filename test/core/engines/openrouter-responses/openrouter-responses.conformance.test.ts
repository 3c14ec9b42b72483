import { openRouterResponsesRoute } from '#main/core/engines/openrouter-responses/openrouter-responses-route.ts';
import { readFixtureText } from '#support/engine-requests.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { toResponsesAnswer } from '../conformance/family-bodies.ts';
import { readBearer, readNamedLanguage, readText } from '../conformance/read-request.ts';

const fixture = (name: string) => [readFixtureText(`openrouter-responses/${name}`)];
const PICKWARDEN = 'https://pickwarden.example/best-planning';

describeConformance({
  route: openRouterResponsesRoute,
  engine: 'claude',
  path: '/v1/responses',
  baseSuffixes: ['', '/', '/v1', '/v1/'],
  readKey: readBearer,
  readQuestion: (request) => readText(request, 'input'),
  readCountry: (request) => readText(request, 'tools', 0, 'parameters', 'user_location', 'country'),
  readLanguage: (request) => readNamedLanguage(readText(request, 'instructions')),
  german: 'German',
  answer: {
    bodies: fixture('answer'),
    expected: {
      text: '**Kordiva** fits small teams ([pickwarden.example](https://pickwarden.example/best-planning)).',
      engineVersion: 'anthropic/claude-sonnet-5',
      cited: [{ url: PICKWARDEN, title: '10 best planning tools' }],
      retrieved: [
        { url: PICKWARDEN, title: null },
        { url: 'https://askbarn.example/t/41', title: null },
      ],
      queries: ['best planning tool small team'],
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      bill: {
        reportedUsd: 0.0257,
        usage: { inputTokens: 5200, cachedInputTokens: 200, outputTokens: 340, searches: 1, requests: 1 },
      },
    },
  },
  unsearched: fixture('unsearched'),
  refusal: { bodies: fixture('refusal'), text: 'I cannot help with that.' },
  truncated: { bodies: fixture('truncated'), text: 'The usual names are Kordiva, Bri' },
  unknownItems: { bodies: fixture('unknown-items'), text: 'Use Kordiva.' },
  noText: { bodies: fixture('no-text'), reason: 'schema_drift' },
  notShown: null,
  errorsInside: [
    { name: 'a model that is down', bodies: fixture('error-in-200'), reason: 'overloaded' },
    { name: 'a rate limit passed on', bodies: fixture('rate-limit-in-200'), reason: 'rate_limit' },
    { name: 'used-up credits', bodies: [{ error: { code: 402, message: 'Insufficient credits.' } }], reason: 'quota' },
  ],
  errors: [
    {
      name: 'used-up credits',
      status: 402,
      body: { error: { code: 402, message: 'Insufficient credits. Add more.' } },
      reason: 'quota',
    },
    {
      name: 'a key that has spent its limit',
      status: 403,
      body: { error: { code: 403, message: 'Key limit exceeded (total limit).' } },
      reason: 'quota',
    },
    {
      name: 'a question that was moderated away',
      status: 403,
      body: { error: { code: 403, message: 'Your input was flagged.', metadata: { reasons: ['x'] } } },
      reason: 'content_refused',
    },
  ],
  toAnswer: toResponsesAnswer,
});
