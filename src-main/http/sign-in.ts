/** Letting a browser window in as the owner: a link that works once, then a session that only that browser holds. */
import { randomBytes } from 'node:crypto';

import { createToken, hashToken, TOKEN_MS, takeSignInToken } from '../core/accounts/sign-in-links.ts';
import type { Core } from '../core/core.ts';

const SESSION_MS = 30 * 86_400_000;

/**
 * Links come from this server, which needs no data folder for them, or from any process that works on the folder. It keeps hashes only: a
 * look-up of one takes a time that reveals nothing of the secret.
 */
export class SignIn {
  readonly #core: Core;
  readonly #tokens = new Map<string, number>();
  readonly #sessions = new Map<string, number>();

  constructor(core: Core) {
    this.#core = core;
  }

  /** A token for one sign-in link to this server. */
  issueToken(lastsMs = TOKEN_MS): string {
    const { token, hash } = createToken();
    this.#tokens.set(hash, this.#core.now() + lastsMs);
    return token;
  }

  /** A session for a token that was never used and is not too old; null otherwise. */
  async redeem(token: string): Promise<string | null> {
    if (!(await this.#take(hashToken(token)))) return null;
    const session = randomBytes(32).toString('base64url');
    this.#sessions.set(hashToken(session), this.#core.now() + SESSION_MS);
    return session;
  }

  async #take(hash: string): Promise<boolean> {
    const endsAtMs = this.#tokens.get(hash);
    if (endsAtMs === undefined) return this.#core.storage.write(takeSignInToken, hash);
    this.#tokens.delete(hash);
    return this.#core.now() < endsAtMs;
  }

  isSignedIn(session: string | undefined): boolean {
    const endsAtMs = session === undefined ? undefined : this.#sessions.get(hashToken(session));
    return endsAtMs !== undefined && this.#core.now() < endsAtMs;
  }
}
