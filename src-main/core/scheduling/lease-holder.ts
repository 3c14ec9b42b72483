/**
 * What this process knows of its lease on the queue: when to renew it, and whether it has run out meanwhile. A process that stood still
 * for longer than that may have been taken for gone: what it was about to ask, another one asks by then.
 */
import { randomUUID } from 'node:crypto';

import type { Storage } from '../../storage/command.ts';
import { acquireExecutor, LEASE_MS } from './executor-lease.ts';

const HEARTBEAT_MS = 2_000;

export interface Renewal {
  isHeld: boolean;
  /** It came from somebody else, or for the first time: jobs that were under way are queued again. */
  isNew: boolean;
  /** This process had it before. */
  wasHeld: boolean;
}

export class LeaseHolder {
  readonly owner = randomUUID();
  readonly #storage: Storage;
  readonly #now: () => number;
  #isHolding = false;
  #heartbeatDueMs = 0;
  #untilMs = 0;
  #graceUntilMs = 0;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  get isHolding(): boolean {
    return this.#isHolding;
  }

  /** False once nobody has to leave the queue to this process any more. A clock that went back says nothing about that. */
  get isCurrent(): boolean {
    return this.#isHolding && isWithin(this.#now(), this.#untilMs, LEASE_MS);
  }

  /** Looked after at once; who does not hold the lease leaves its holder the time to renew it, since that slept as well. */
  noteWake(): void {
    this.#heartbeatDueMs = 0;
    this.#graceUntilMs = this.#now() + LEASE_MS;
  }

  /** Asks only when it is time to. */
  async renewIfDue(listUnderWay: () => readonly number[]): Promise<Renewal> {
    const isHeld = this.#isHolding;
    const rests = isHeld
      ? isWithin(this.#now(), this.#heartbeatDueMs, HEARTBEAT_MS)
      : isWithin(this.#now(), this.#graceUntilMs, LEASE_MS);
    return rests ? { isHeld, isNew: false, wasHeld: isHeld } : this.renew(listUnderWay());
  }

  /** Takes the lease, or renews it. */
  async renew(underWay: readonly number[]): Promise<Renewal> {
    const askedMs = this.#now();
    const wasHeld = this.#isHolding;
    const lease = await this.#storage.write(acquireExecutor, { owner: this.owner, pid: process.pid, underWay });
    this.#isHolding = lease.isHeld;
    this.#untilMs = askedMs + LEASE_MS;
    this.#heartbeatDueMs = this.#now() + HEARTBEAT_MS;
    return { ...lease, wasHeld };
  }
}

function isWithin(nowMs: number, untilMs: number, spanMs: number): boolean {
  return nowMs < untilMs && nowMs >= untilMs - spanMs;
}
