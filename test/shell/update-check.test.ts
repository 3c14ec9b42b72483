import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { compareVersions } from '#main/shell/compare-versions.ts';
import { IntentQueue } from '#main/shell/intent-queue.ts';
import { UpdateCheck } from '#main/shell/update-check.ts';
import { UpdateSchedule } from '#main/shell/update-schedule.ts';

describe('versions', () => {
  it('are ordered as Semantic Versioning says', () => {
    const order = ['0.9.9', '1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta.2', '1.0.0-beta.11'];
    const more = ['1.0.0-rc.1', '1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0'];
    const all = [...order, ...more];
    expect(all.toReversed().toSorted(compareVersions)).toEqual(all);
    expect(compareVersions('1.0.0+a', '1.0.0+b')).toBe(0);
    expect(compareVersions('latest', '0.0.1')).toBeLessThan(0);
  });
});

const FEED = 'https://updates.example/feed.json';
let server: Server;
let reply: { status: number; body: string; headers?: Record<string, string> };
let asked: { url?: string | undefined; method?: string | undefined; headers: object }[];

beforeEach(async () => {
  asked = [];
  reply = { status: 200, body: JSON.stringify({ version: '0.2.0', url: 'https://example.com/new' }) };
  server = createServer((request, answer) => {
    asked.push({ url: request.url, method: request.method, headers: request.headers });
    answer.writeHead(reply.status, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The feed is https; on its way to the test's server it becomes what that speaks. */
const toServer: typeof fetch = (address, init) => {
  expect(address).toBe(FEED);
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.json`, init);
};
const create = (feed: string | null = FEED, send = toServer) =>
  new UpdateCheck({ feed, version: '0.1.0', fetch: send, now: () => Date.UTC(2026, 10, 21) });

describe('a look for updates', () => {
  it('is one GET that says nothing of this installation', async () => {
    const state = await create().check();
    const newer = { version: '0.2.0', url: 'https://example.com/new' };
    expect(state).toEqual({ checkedAt: '2026-11-21T00:00:00.000Z', newer, problem: null });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'GET', url: '/feed.json', headers: { 'user-agent': 'Sightline' } });
    expect(Object.keys(asked[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
    expect(JSON.stringify(asked)).not.toContain('0.1.0');
  });

  it.each(['0.1.0', '0.0.9', '0.1.0-beta'])('finds nothing newer in %s', async (version) => {
    reply.body = JSON.stringify({ version, url: 'https://example.com/new' });
    expect(await create().check()).toMatchObject({ newer: null, problem: null });
  });

  it.each([
    'no json',
    '[]',
    '{"version":"9","url":"https://example.com/"}',
    '{"version":"9.0.0","url":"http://example.com/"}',
    '{"version":"9.0.0","url":"javascript:alert(1)"}',
    '{"version":"9.0.0"}',
    `{"version":"9.0.0","url":"https://example.com/","x":"${'y'.repeat(200_000)}"}`,
  ])('cannot read %.60s', async (body) => {
    reply.body = body;
    expect(await create().check()).toMatchObject({ newer: null, problem: 'unreadable' });
  });

  it('cannot reach a feed that fails or leads elsewhere', async () => {
    reply.status = 500;
    expect(await create().check()).toMatchObject({ problem: 'unreachable' });
    reply = { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/other' } };
    expect(await create().check()).toMatchObject({ problem: 'unreachable' });
    expect(asked).toHaveLength(2);
  });

  it.each([null, '', 'http://updates.example/', 'file:///etc/passwd'])('is never made of %j', async (feed) => {
    const send = vi.fn();
    const updates = create(feed, send);
    expect(updates.hasFeed).toBe(false);
    expect(await updates.check()).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the daily look', () => {
  afterEach(() => void vi.useRealTimers());

  it('happens only while it is wanted, and tells of a version once', async () => {
    vi.useFakeTimers();
    const send = vi.fn(async () => new Response('{"version":"0.2.0","url":"https://example.com/new"}'));
    const intents = new IntentQueue();
    const schedule = new UpdateSchedule(create(FEED, send as unknown as typeof fetch), intents);
    schedule.configure(false);
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(send).not.toHaveBeenCalled();
    schedule.configure(true);
    schedule.configure(true);
    await vi.advanceTimersByTimeAsync(60_000 + 2 * 86_400_000);
    expect(send).toHaveBeenCalledTimes(3);
    expect(intents.take()).toEqual([{ kind: 'newer-version', version: '0.2.0', url: 'https://example.com/new' }]);
    schedule.configure(false);
    await vi.advanceTimersByTimeAsync(7 * 86_400_000);
    expect(send).toHaveBeenCalledTimes(3);
  });
});
