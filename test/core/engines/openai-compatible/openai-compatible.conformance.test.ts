import { openAiCompatibleRoute } from '#main/core/engines/openai-compatible/openai-compatible-route.ts';
import { readFixtureText } from '#support/engine-requests.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { toChatAnswer } from '../conformance/family-bodies.ts';
import { readBearer, readNamedLanguage, readText } from '../conformance/read-request.ts';

const fixture = (name: string) => [readFixtureText(`openai-compatible/${name}`)];

describeConformance({
  route: openAiCompatibleRoute,
  path: '/v1/chat/completions',
  baseSuffixes: ['', '/', '/v1', '/v1/'],
  readKey: readBearer,
  readQuestion: (request) => readText(request, 'messages', 1, 'content'),
  readCountry: () => null,
  readLanguage: (request) => readNamedLanguage(readText(request, 'messages', 0, 'content')),
  german: 'German',
  answer: {
    bodies: fixture('answer'),
    expected: {
      text: '**Kordiva** suits small teams.',
      engineVersion: 'llama3.2:3b',
      cited: [],
      retrieved: [],
      queries: null,
      isGrounded: false,
      isRefusal: false,
      isIncomplete: false,
      bill: {
        reportedUsd: null,
        usage: { inputTokens: 30, cachedInputTokens: 0, outputTokens: 20, searches: 0, requests: 1 },
      },
    },
  },
  unsearched: toChatAnswer('Kordiva.'),
  refusal: {
    bodies: [{ choices: [{ message: { content: null, refusal: 'I cannot help with that.' } }] }],
    text: 'I cannot help with that.',
  },
  truncated: { bodies: fixture('cut-short'), text: 'The tools are' },
  unknownItems: { bodies: fixture('parts'), text: 'Kordiva and Oduvia.' },
  noText: { bodies: fixture('tool-call-only'), reason: 'schema_drift' },
  notShown: null,
  errorsInside: [{ name: 'a model that is loading', bodies: fixture('error-in-200'), reason: 'overloaded' }],
  errors: [
    { name: 'a model that is not there', status: 404, body: { error: 'model "x" not found' }, reason: 'unknown_model' },
  ],
  toAnswer: toChatAnswer,
});
