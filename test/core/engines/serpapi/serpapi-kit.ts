/** What the conformance kits of the three SerpApi routes have in common. Asserts nothing. */
import { readFixtureText } from '#support/engine-requests.ts';
import type { RecordedRequest } from '#support/scripted-server.ts';

/** Recorded bodies by name. */
export function bodiesOf(...names: string[]): string[] {
  return names.map((name) => readFixtureText(`serpapi/${name}`));
}

/** A parameter of a request, or null. */
export function readParameter(request: RecordedRequest, name: string): string | null {
  return new URL(request.path, 'http://127.0.0.1').searchParams.get(name);
}

/** A bill of so many searches. */
export function billOf(requests: number) {
  const usage = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, searches: 0, requests };
  return { reportedUsd: null, usage };
}

export const REFERENCES = [
  {
    url: 'https://www.pickwarden.example/best-planning#:~:text=Kordiva',
    title: 'The 10 best planning tools - Pickwarden',
  },
  { url: 'https://kordiva.example/pricing', title: 'Kordiva' },
  { url: 'https://askbarn.example/forum/t/planning', title: 'Askbarn' },
];

/** The same for every surface. */
export const SERPAPI_KIT = {
  path: '/search.json',
  baseSuffixes: ['', '/', '/search', '/search.json'],
  readKey: (request: RecordedRequest) => readParameter(request, 'api_key'),
  readQuestion: (request: RecordedRequest) => readParameter(request, 'q'),
  readCountry: (request: RecordedRequest) => readParameter(request, 'gl'),
  readLanguage: (request: RecordedRequest) => readParameter(request, 'hl'),
  unsearched: null,
  refusal: null,
  truncated: null,
  errorsInside: [
    { name: 'a bad key', bodies: bodiesOf('bad-key'), reason: 'auth' },
    { name: 'a used-up month', bodies: bodiesOf('out-of-searches'), reason: 'quota' },
    { name: 'a busy hour', bodies: bodiesOf('too-fast'), reason: 'rate_limit' },
    { name: 'an unknown country', bodies: bodiesOf('bad-country'), reason: 'bad_request' },
    { name: 'a search that failed', bodies: bodiesOf('failed'), reason: 'search_error' },
    { name: 'a search that failed silently', bodies: bodiesOf('failed-silently'), reason: 'search_error' },
    { name: 'a search that goes on', bodies: bodiesOf('processing'), reason: 'overloaded' },
  ],
  errors: [
    { name: 'a bad key', status: 401, body: bodiesOf('bad-key')[0], reason: 'auth' },
    { name: 'a used-up month', status: 429, body: bodiesOf('out-of-searches')[0], reason: 'quota' },
    { name: 'a busy hour', status: 429, body: bodiesOf('too-fast')[0], reason: 'rate_limit' },
    { name: 'an unknown country', status: 400, body: bodiesOf('bad-country')[0], reason: 'bad_request' },
  ],
} as const;
