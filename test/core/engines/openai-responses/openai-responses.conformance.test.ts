import { openAiResponsesRoute } from '#main/core/engines/openai-responses/openai-responses-route.ts';
import { readFixtureText } from '#support/engine-requests.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { toResponsesAnswer } from '../conformance/family-bodies.ts';
import { readBearer, readNamedLanguage, readText } from '../conformance/read-request.ts';

const fixture = (name: string) => [readFixtureText(`openai-responses/${name}`)];

describeConformance({
  route: openAiResponsesRoute,
  path: '/v1/responses',
  baseSuffixes: ['', '/', '/v1', '/v1/'],
  readKey: readBearer,
  readQuestion: (request) => readText(request, 'input'),
  readCountry: (request) => readText(request, 'tools', 0, 'user_location', 'country'),
  readLanguage: (request) => readNamedLanguage(readText(request, 'instructions')),
  german: 'German',
  answer: {
    bodies: fixture('answer-with-search'),
    expected: {
      text: 'For small teams, **Kordiva** and **Brimlane** come up most often.\n\n1. **Kordiva** – simple boards, fair price.\n2. **Brimlane** – deeper reports.\n',
      engineVersion: 'gpt-5.1-2025-11-13',
      cited: [
        {
          url: 'https://www.pickwarden.example/best-planning?utm_source=openai',
          title: 'The 10 best options compared',
        },
        { url: 'https://brimlane.example/?utm_source=openai', title: 'Brimlane' },
      ],
      retrieved: [
        { url: 'https://www.pickwarden.example/best-planning', title: null },
        { url: 'https://kordiva.example/pricing', title: null },
        { url: 'https://brimlane.example/', title: null },
      ],
      queries: ['best project planning tool small teams 2026', 'Kordiva reviews', 'Brimlane pricing'],
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      bill: {
        reportedUsd: null,
        usage: { inputTokens: 12_000, cachedInputTokens: 4000, outputTokens: 800, searches: 2, requests: 1 },
      },
    },
  },
  unsearched: fixture('answer-without-search'),
  refusal: { bodies: fixture('refusal'), text: 'I’m sorry, I can’t help with that.' },
  truncated: { bodies: fixture('incomplete'), text: 'The most common tools are Kordiva, Bri' },
  unknownItems: { bodies: fixture('unknown-items'), text: 'Use Kordiva.' },
  noText: { bodies: fixture('empty-output'), reason: 'schema_drift' },
  notShown: null,
  errorsInside: [
    { name: 'a server error', bodies: fixture('error-in-200'), reason: 'overloaded' },
    { name: 'a used-up allowance', bodies: fixture('quota-in-200'), reason: 'quota' },
    { name: 'a failed search without text', bodies: fixture('search-failed'), reason: 'search_error' },
  ],
  errors: [
    {
      name: 'an unpaid account',
      status: 429,
      body: { error: { code: 'insufficient_quota', message: 'Check your plan.' } },
      reason: 'quota',
    },
    {
      name: 'an unknown model',
      status: 404,
      body: { error: { code: 'model_not_found', message: 'No such model.' } },
      reason: 'unknown_model',
    },
  ],
  toAnswer: toResponsesAnswer,
});
