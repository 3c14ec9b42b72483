/** Who may use the API: a bearer key, looked up by its hash, within its minute's requests. Keys never reach a log. */
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '#shared/app-error.ts';
import { authenticateKey, hashKey, looksLikeKey, saveKeyUse } from '../core/accounts/keys.ts';
import type { KeyCaller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { RateLimiter, type RateState } from './rate-limiter.ts';

/** Failed sign-ins that one address may make in a minute. */
const FAILURES_PER_MINUTE = 120;
const USE_NOTED_EVERY_MS = 60_000;

export class KeyGuard {
  readonly #core: Core;
  readonly #requests: RateLimiter;
  readonly #failures: RateLimiter;
  readonly #usedAt = new Map<string, number>();

  constructor(core: Core) {
    this.#core = core;
    this.#requests = new RateLimiter(core.now);
    this.#failures = new RateLimiter(core.now);
  }

  /** Returns the caller and sets the rate headers. Throws UNAUTHORIZED or RATE_LIMITED. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<KeyCaller> {
    const found = await this.#findKey(request);
    if (!found) {
      const failures = this.#failures.count(request.ip, FAILURES_PER_MINUTE);
      if (failures.isExceeded) throw refuse(reply, failures, 'Too many failed attempts; wait a minute.');
      void reply.header('www-authenticate', 'Bearer');
      throw new AppError('UNAUTHORIZED', 'Send a valid API key: Authorization: Bearer sk_live_... or sk_test_...');
    }
    const state = this.#requests.count(found.caller.keyId, found.requestsPerMinute);
    setRateHeaders(reply, state);
    if (state.isExceeded) throw refuse(reply, state, `More than ${state.limit} requests in a minute.`);
    this.#noteUse(found.caller.keyId);
    return found.caller;
  }

  /** Sets the rate headers where no key is asked for and a valid one came all the same. Counts nothing and refuses nothing. */
  async tell(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const found = await this.#findKey(request);
    if (found) setRateHeaders(reply, this.#requests.peek(found.caller.keyId, found.requestsPerMinute));
  }

  async #findKey(request: FastifyRequest) {
    const key = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    return key && looksLikeKey(key) ? this.#core.storage.read(authenticateKey, hashKey(key)) : null;
  }

  /** Once a minute is enough to know that a key is in use. */
  #noteUse(keyId: string): void {
    const now = this.#core.now();
    if (now - (this.#usedAt.get(keyId) ?? Number.NEGATIVE_INFINITY) < USE_NOTED_EVERY_MS) return;
    this.#usedAt.set(keyId, now);
    this.#core.storage
      .write(saveKeyUse, keyId)
      .catch((error) => this.#core.log.warn({ err: error }, 'Key use not noted'));
  }
}

function setRateHeaders(reply: FastifyReply, state: RateState): void {
  void reply.headers({
    'x-ratelimit-limit': state.limit,
    'x-ratelimit-remaining': state.remaining,
    'x-ratelimit-reset': state.resetSeconds,
  });
}

function refuse(reply: FastifyReply, state: RateState, message: string): AppError {
  void reply.header('retry-after', state.retryAfterSeconds);
  return new AppError('RATE_LIMITED', message, { limit: state.limit, retryAfterSeconds: state.retryAfterSeconds });
}
