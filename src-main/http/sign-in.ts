/** Letting a browser window in as the owner: a link that works once, then a session that only that browser holds. */
import { randomBytes } from 'node:crypto';

import { hashToken, takeSignInToken } from '../core/accounts/sign-in-links.ts';
import type { Core } from '../core/core.ts';

const SESSION_MS = 30 * 86_400_000;

/** Keeps hashes only: a look-up of one takes a time that tells nothing of the secret. */
export class SignIn {
  readonly #core: Core;
  readonly #sessions = new Map<string, number>();

  constructor(core: Core) {
    this.#core = core;
  }

  /** A session for a token that was never used and is not too old; null otherwise. */
  async redeem(token: string): Promise<string | null> {
    if (!(await this.#core.storage.write(takeSignInToken, hashToken(token)))) return null;
    const session = randomBytes(32).toString('base64url');
    this.#sessions.set(hashToken(session), this.#core.now() + SESSION_MS);
    return session;
  }

  isSignedIn(session: string | undefined): boolean {
    const endsAtMs = session === undefined ? undefined : this.#sessions.get(hashToken(session));
    return endsAtMs !== undefined && this.#core.now() < endsAtMs;
  }
}
