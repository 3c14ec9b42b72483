import { perplexityAgentRoute } from '#main/core/engines/perplexity-agent/perplexity-agent-route.ts';
import { readFixtureText } from '#support/engine-requests.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { toResponsesAnswer } from '../conformance/family-bodies.ts';
import { readBearer, readText } from '../conformance/read-request.ts';

const fixture = (name: string) => [readFixtureText(`perplexity-agent/${name}`)];
const PICKWARDEN = { url: 'https://pickwarden.example/best-planning', title: '10 best planning tools' };
const BRIMLANE = { url: 'https://brimlane.example/', title: 'Brimlane' };
const KORDIVA = { url: 'https://kordiva.example/pricing', title: 'Kordiva pricing' };
const ASKBARN = { url: 'https://askbarn.example/t/41', title: 'Which tool?' };

describeConformance({
  route: perplexityAgentRoute,
  path: '/v1/responses',
  baseSuffixes: ['', '/', '/v1', '/v1/'],
  readKey: readBearer,
  readQuestion: (request) => readText(request, 'input'),
  readCountry: (request) => readText(request, 'tools', 0, 'user_location', 'country'),
  readLanguage: (request) => readText(request, 'language_preference'),
  german: 'de',
  answer: {
    bodies: fixture('answer'),
    expected: {
      text: '**Kordiva** fits best. **Brimlane** has reports.',
      engineVersion: 'perplexity/sonar',
      cited: [KORDIVA, BRIMLANE],
      retrieved: [PICKWARDEN, BRIMLANE, ASKBARN, KORDIVA],
      queries: ['best planning tool small team', 'Kordiva reviews', 'Kordiva pricing'],
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      bill: {
        reportedUsd: 0.0175,
        usage: { inputTokens: 4000, cachedInputTokens: 1000, outputTokens: 250, searches: 3, requests: 1 },
      },
    },
  },
  unsearched: fixture('unsearched'),
  refusal: { bodies: fixture('refusal'), text: 'I cannot help with that.' },
  truncated: { bodies: fixture('truncated'), text: 'The usual names are Kordiva, Bri' },
  unknownItems: { bodies: fixture('unknown-items'), text: 'Use Kordiva.' },
  noText: { bodies: fixture('no-text'), reason: 'schema_drift' },
  notShown: null,
  errorsInside: [{ name: 'a failed call', bodies: fixture('error-in-200'), reason: 'overloaded' }],
  errors: [
    {
      name: 'used-up credits, which come with the status of a wrong key',
      status: 401,
      body: { error: { message: 'You exceeded your current quota.', type: 'insufficient_quota', code: 401 } },
      reason: 'quota',
    },
  ],
  toAnswer: toResponsesAnswer,
});
