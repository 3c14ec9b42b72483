/**
 * Tells "this machine is offline" from "that engine is down", from what calls meet. Offline, jobs wait without using up
 * attempts, and one call of one lane at a time looks whether the network is back. It asks no host that is not asked anyway.
 */

import type { Sighting } from '../engines/wire/observe-fetch.ts';
import { isLoopbackHost } from '../network/local-host.ts';

/** Nothing but a lost network gives these. */
const NO_NETWORK: ReadonlySet<string> = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'ENETRESET']);
/** These may also be one address that is wrong or one server that is gone: they count for routes that have worked. */
const PERHAPS_NO_NETWORK: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'EAI_FAIL',
  'EAI_NODATA',
  'EHOSTUNREACH',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
]);
/** A lane's news says nothing any more after this. */
const FRESH_MS = 30_000;
const FIRST_PROBE_MS = 5_000;
const LONGEST_PROBE_MS = 60_000;
/** A lane that has work asks at every tick. */
const ASKING_MS = 3_000;

export interface CallSeen {
  lane: string;
  routeId: string;
  sighting: Sighting;
}

export class NetworkWatch {
  readonly #onChange: (offlineSinceMs: number | null) => void;
  readonly #working = new Set<string>();
  readonly #news = new Map<string, { isLost: boolean; atMs: number }>();
  readonly #asking = new Map<string, number>();
  readonly #probedAt = new Map<string, number>();
  #offlineSinceMs: number | null = null;
  #probing: string | null = null;
  #probeDueMs = 0;
  #probeDelayMs = FIRST_PROBE_MS;

  constructor(onChange: (offlineSinceMs: number | null) => void) {
    this.#onChange = onChange;
  }

  get isOffline(): boolean {
    return this.#offlineSinceMs !== null;
  }

  /** Routes that brought answers before: their servers exist. */
  noteWorking(routeIds: Iterable<string>): void {
    for (const id of routeIds) this.#working.add(id);
  }

  /** Looks at once: the network may be another one than before the machine slept. */
  noteWake(): void {
    this.#probeDueMs = 0;
    this.#probeDelayMs = FIRST_PROBE_MS;
  }

  /** Calls that a lane may start now: any number, none, or the one that looks whether the network is back. */
  planCalls(lane: string, baseUrl: string, nowMs: number): number {
    if (!this.isOffline || isHere(URL.parse(baseUrl)?.hostname ?? null)) return Number.POSITIVE_INFINITY;
    this.#asking.set(lane, nowMs);
    const isDue = nowMs >= this.#probeDueMs || nowMs < this.#probeDueMs - LONGEST_PROBE_MS;
    return this.#probing === null && isDue && this.#isTurnOf(lane, nowMs) ? 1 : 0;
  }

  noteStart(lane: string, baseUrl: string, nowMs: number): void {
    if (!this.isOffline || isHere(URL.parse(baseUrl)?.hostname ?? null)) return;
    this.#probing = lane;
    this.#probedAt.set(lane, nowMs);
    this.#probeDueMs = nowMs + this.#probeDelayMs;
    this.#probeDelayMs = Math.min(this.#probeDelayMs * 1.5, LONGEST_PROBE_MS);
  }

  /** True when the call failed for want of a network, so that it is no try of the engine. Call it for every call that ends. */
  noteEnd({ lane, routeId, sighting }: CallSeen, nowMs: number): boolean {
    if (this.#probing === lane) this.#probing = null;
    if (isHere(sighting.host)) return false;
    if (sighting.status !== null) {
      this.#working.add(routeId);
      this.#noteReached(lane, nowMs);
      return false;
    }
    if (!this.#isLost(sighting.errorCode, routeId)) return false;
    this.#news.set(lane, { isLost: true, atMs: nowMs });
    if (!this.isOffline && this.#areAllLost(nowMs)) this.#change(nowMs);
    return this.isOffline;
  }

  #noteReached(lane: string, nowMs: number): void {
    this.#news.set(lane, { isLost: false, atMs: nowMs });
    if (!this.isOffline) return;
    this.#change(null);
    this.noteWake();
  }

  #isLost(code: string | null, routeId: string): boolean {
    if (code === null) return false;
    return NO_NETWORK.has(code) || (PERHAPS_NO_NETWORK.has(code) && this.#working.has(routeId));
  }

  #areAllLost(nowMs: number): boolean {
    return [...this.#news.values()].every(({ isLost, atMs }) => isLost || Math.abs(nowMs - atMs) > FRESH_MS);
  }

  /** Lanes take turns: the first may be the very one whose server is gone. */
  #isTurnOf(lane: string, nowMs: number): boolean {
    const last = this.#probedAt.get(lane) ?? 0;
    return [...this.#asking].every(
      ([other, atMs]) => Math.abs(nowMs - atMs) > ASKING_MS || (this.#probedAt.get(other) ?? 0) >= last,
    );
  }

  #change(offlineSinceMs: number | null): void {
    this.#offlineSinceMs = offlineSinceMs;
    this.#onChange(offlineSinceMs);
  }
}

/** This machine itself, or no host at all: no news of the network. */
function isHere(host: string | null): boolean {
  return host === null || host === '' || isLoopbackHost(host);
}
