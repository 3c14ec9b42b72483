import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followLinks } from '#main/core/redirects/follow-links.ts';
import { isRedirector } from '#main/core/redirects/redirect-links.ts';
import {
  type BytesReply,
  type RecordedRequest,
  type ScriptedServer,
  startScriptedServer,
} from '#support/scripted-server.ts';

const LOCATIONS: Readonly<Record<string, string>> = {
  page: 'https://kordiva.example/pricing?a=1#top',
  twice: '/grounding-api-redirect/page',
  loop: '/grounding-api-redirect/loop',
  machine: 'http://10.0.0.7/admin',
  file: 'file:///etc/passwd',
  long: `https://kordiva.example/${'x'.repeat(5000)}`,
};

let server: ScriptedServer;
let mostAtOnce = 0;
let atOnce = 0;

beforeAll(async () => {
  server = await startScriptedServer((request) => {
    const name = nameOf(request);
    if (name.startsWith('hang')) return { kind: 'hang' };
    if (name.startsWith('slow')) {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      setTimeout(() => {
        atOnce -= 1;
      }, 45);
      return { kind: 'slow', delayMs: 50, next: reply(302, `https://kordiva.example/${name}`) };
    }
    const location = LOCATIONS[name];
    return location === undefined ? reply(404, null) : reply(302, location);
  });
});
afterAll(() => server.close());

const nameOf = ({ path }: RecordedRequest) => path.split('/').at(-1) ?? '';
function reply(status: number, location: string | null): BytesReply {
  return { kind: 'bytes', status, headers: location === null ? {} : { location }, body: '' };
}
const linkTo = (name: string) => `${server.url}/grounding-api-redirect/${name}`;
const follow = (names: string[], timeoutMs = 3000, signal = new AbortController().signal) =>
  followLinks(names.map(linkTo), signal, {
    isRedirector: () => true,
    isAllowed: (address) => address === '127.0.0.1',
    timeoutMs,
  });

describe('followLinks', () => {
  it('finds where a link leads by HEAD, through several hops, and never asks that page', async () => {
    const before = server.requests.length;
    expect(await follow(['page', 'twice'])).toEqual(
      expect.arrayContaining([
        { url: linkTo('page'), target: 'https://kordiva.example/pricing?a=1#top' },
        { url: linkTo('twice'), target: 'https://kordiva.example/pricing?a=1#top' },
      ]),
    );
    expect(new Set(server.requests.slice(before).map(({ method }) => method))).toEqual(new Set(['HEAD']));
  });

  it.each(['loop', 'machine', 'file', 'long', 'gone'])('finds nothing behind a link of the kind %s', async (name) => {
    expect(await follow([name])).toEqual([]);
  });

  it('asks six at a time', async () => {
    const names = Array.from({ length: 20 }, (_, number) => `slow${number}`);
    expect(await follow(names)).toHaveLength(20);
    expect(mostAtOnce).toBeGreaterThan(1);
    expect(mostAtOnce).toBeLessThanOrEqual(6);
  });

  it('gives up on all that is left when the time is over, and keeps what it has', async () => {
    const started = performance.now();
    const hanging = Array.from({ length: 12 }, (_, number) => `hang${number}`);
    expect(await follow(['page', ...hanging], 400)).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    const work = follow(['hang'], 30_000, controller.signal);
    controller.abort();
    expect(await work).toEqual([]);
  });

  it('asks nobody who is no known redirector, and no private address', async () => {
    const before = server.requests.length;
    const { signal } = new AbortController();
    expect(await followLinks([linkTo('page')], signal)).toEqual([]);
    expect(await followLinks([linkTo('page')], signal, { isRedirector: () => true })).toEqual([]);
    expect(server.requests.length).toBe(before);
  });
});

it.each([
  ['https://vertexaisearch.cloud.google.com/grounding-api-redirect/a', true],
  ['https://vertexaisearch.cloud.google.com:8443/grounding-api-redirect/a', false],
  ['https://vertexaisearch.cloud.google.com.evil.example/grounding-api-redirect/a', false],
  ['https://evil.example/grounding-api-redirect/a', false],
])('%s may be asked: %s', (address, expected) => {
  expect(isRedirector(new URL(address))).toBe(expected);
});
