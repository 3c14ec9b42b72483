import { perplexityChatRoute } from '#main/core/engines/perplexity-chat/perplexity-chat-route.ts';
import { readFixtureText } from '#support/engine-asks.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { toChatAnswer } from '../conformance/family-bodies.ts';
import { readBearer, readNamedLanguage, readText } from '../conformance/read-request.ts';

const fixture = (name: string) => [readFixtureText(`perplexity-chat/${name}`)];
const PICKWARDEN = { url: 'https://pickwarden.example/best-planning', title: '10 best planning tools' };
const BRIMLANE = { url: 'https://brimlane.example/', title: 'Brimlane' };
const KORDIVA = { url: 'https://kordiva.example/pricing', title: 'Kordiva pricing' };
const ASKBARN = { url: 'https://askbarn.example/t/41', title: 'Which tool?' };

describeConformance({
  route: perplexityChatRoute,
  path: '/chat/completions',
  baseSuffixes: ['', '/'],
  readKey: readBearer,
  readQuestion: (request) => readText(request, 'messages', 1, 'content'),
  readCountry: (request) => readText(request, 'web_search_options', 'user_location', 'country'),
  readLanguage: (request) => readNamedLanguage(readText(request, 'messages', 0, 'content')),
  german: 'German',
  answer: {
    bodies: fixture('answer'),
    expected: {
      text: '**Kordiva** fits small teams best[3][1]. **Brimlane** is an alternative[1].',
      engineVersion: 'sonar',
      // The third and the first of the list, as the text refers to them; nothing refers to the second.
      cited: [KORDIVA, PICKWARDEN],
      retrieved: [PICKWARDEN, BRIMLANE, KORDIVA, ASKBARN],
      queries: null,
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      bill: {
        reportedUsd: 0.005334,
        usage: { inputTokens: 24, cachedInputTokens: 0, outputTokens: 310, searches: 0, requests: 1 },
      },
    },
  },
  unsearched: fixture('unsearched'),
  refusal: null,
  truncated: { bodies: fixture('truncated'), text: 'The usual names are Kordiva, Bri' },
  unknownItems: { bodies: fixture('unknown-items'), text: 'Use Kordiva[2].' },
  noText: { bodies: fixture('no-text'), reason: 'schema_drift' },
  notShown: null,
  errorsInside: [{ name: 'a server error', bodies: fixture('error-in-200'), reason: 'overloaded' }],
  errors: [
    {
      name: 'used-up credits, which come with the status of a wrong key',
      status: 401,
      body: { error: { message: 'You exceeded your current quota.', type: 'insufficient_quota', code: 401 } },
      reason: 'quota',
    },
    {
      name: 'an unknown model',
      status: 400,
      body: { error: { message: "Invalid model 'sonar-x'.", type: 'invalid_model', code: 400 } },
      reason: 'bad_request',
    },
  ],
  toAnswer: toChatAnswer,
});
