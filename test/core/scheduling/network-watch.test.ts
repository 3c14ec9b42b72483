import { beforeEach, describe, expect, it } from 'vitest';

import type { Sighting } from '#main/core/engines/wire/observe-fetch.ts';
import { NetworkWatch } from '#main/core/scheduling/network-watch.ts';

const FAR = 'https://engine.example/v1';
const NEAR = 'http://127.0.0.1:11434/v1';
const ANY = Number.POSITIVE_INFINITY;

let changes: (number | null)[];
let watch: NetworkWatch;
beforeEach(() => {
  changes = [];
  watch = new NetworkWatch((since) => changes.push(since));
});

const seen = (changed: Partial<Sighting>): Sighting => ({
  host: 'engine.example',
  errorCode: null,
  status: null,
  headers: null,
  bodyStart: null,
  ...changed,
});
const lose = (lane: string, errorCode: string, atMs: number, routeId = lane) =>
  watch.noteEnd({ lane, routeId, sighting: seen({ errorCode }) }, atMs);
const reach = (lane: string, atMs: number, status = 200) =>
  watch.noteEnd({ lane, routeId: lane, sighting: seen({ status }) }, atMs);

describe('going offline', () => {
  it('takes what only a lost network gives, or a lost name of a server that worked before', () => {
    expect(lose('a', 'ENOTFOUND', 0)).toBe(false);
    expect(changes).toEqual([]);
    reach('a', 1_000);
    expect(lose('a', 'ENOTFOUND', 2_000)).toBe(true);
    expect(changes).toEqual([2_000]);
  });

  it('knows servers that worked in an earlier life of the app', () => {
    watch.noteWorking(['a']);
    expect(lose('a', 'ENOTFOUND', 0)).toBe(true);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'CERT_HAS_EXPIRED'])(
    'is not concluded from %s: that is one server',
    (code) => {
      watch.noteWorking(['a']);
      expect(lose('a', code, 0)).toBe(false);
      expect(watch.isOffline).toBe(false);
    },
  );

  it('waits until no lane has news of a network', () => {
    reach('b', 0);
    expect(lose('a', 'EAI_AGAIN', 1_000)).toBe(false);
    expect(lose('b', 'EAI_AGAIN', 2_000)).toBe(true);
    expect(changes).toEqual([2_000]);
  });

  it('does not count news that is half a minute old', () => {
    reach('b', 0);
    expect(lose('a', 'EAI_AGAIN', 30_001)).toBe(true);
  });

  it('has nothing to do with servers on this machine', () => {
    watch.noteWorking(['a']);
    expect(
      watch.noteEnd({ lane: 'a', routeId: 'a', sighting: seen({ host: '127.0.0.1', errorCode: 'ENETUNREACH' }) }, 0),
    ).toBe(false);
    lose('b', 'EAI_AGAIN', 1);
    expect(watch.planCalls('a', NEAR, 2)).toBe(ANY);
    expect(watch.planCalls('b', FAR, 2)).toBe(1);
  });
});

describe('offline', () => {
  beforeEach(() => {
    lose('a', 'EAI_AGAIN', 0);
  });

  it('one call at a time looks whether the network is back, less and less often', () => {
    expect(watch.planCalls('a', FAR, 100)).toBe(1);
    watch.noteStart('a', FAR, 100);
    expect(watch.planCalls('a', FAR, 6_000)).toBe(0);
    expect(lose('a', 'EAI_AGAIN', 6_000)).toBe(true);
    expect(watch.planCalls('a', FAR, 6_000)).toBe(1);
    watch.noteStart('a', FAR, 6_000);
    lose('a', 'EAI_AGAIN', 6_100);
    expect(watch.planCalls('a', FAR, 13_400)).toBe(0);
    expect(watch.planCalls('a', FAR, 13_500)).toBe(1);
  });

  it('lanes take turns, so that one whose own server is gone does not keep all others waiting', () => {
    const turns: string[] = [];
    for (let nowMs = 100; turns.length < 4; nowMs += 400) {
      for (const lane of ['a', 'b']) {
        if (watch.planCalls(lane, FAR, nowMs) === 0) continue;
        turns.push(lane);
        watch.noteStart(lane, FAR, nowMs);
        lose(lane, 'EAI_AGAIN', nowMs + 10);
      }
    }
    expect(turns).toEqual(['a', 'b', 'a', 'b']);
  });

  it('any reply at all ends it, an error of the server too', () => {
    reach('b', 500, 503);
    expect(changes).toEqual([0, null]);
    expect(watch.planCalls('a', FAR, 501)).toBe(ANY);
  });

  it('a machine that wakes looks at once', () => {
    for (let nowMs = 0; nowMs < 300_000; nowMs += 60_000) {
      watch.planCalls('a', FAR, nowMs);
      watch.noteStart('a', FAR, nowMs);
      lose('a', 'EAI_AGAIN', nowMs + 1);
    }
    expect(watch.planCalls('a', FAR, 241_000)).toBe(0);
    watch.noteWake();
    expect(watch.planCalls('a', FAR, 241_000)).toBe(1);
  });
});
