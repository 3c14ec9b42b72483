/** Letting a browser window in as the owner: a token that works once, then a session that only that browser holds. */
import { createHash, randomBytes } from 'node:crypto';

/** A link in a terminal may wait for its reader, but not for whoever scrolls back the next day. */
const TOKEN_MS = 12 * 3_600_000;
const SESSION_MS = 30 * 86_400_000;

/** Keeps hashes only: a look-up of one takes a time that tells nothing of the secret. */
export class SignIn {
  readonly #now: () => number;
  readonly #tokens = new Map<string, number>();
  readonly #sessions = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A token for one sign-in link, good for twelve hours. */
  issueToken(): string {
    const token = randomBytes(24).toString('base64url');
    this.#tokens.set(toHash(token), this.#now() + TOKEN_MS);
    return token;
  }

  /** A session for a token that was never used and is not too old; null otherwise. */
  redeem(token: string): string | null {
    const hash = toHash(token);
    const endsAtMs = this.#tokens.get(hash);
    this.#tokens.delete(hash);
    if (endsAtMs === undefined || this.#now() >= endsAtMs) return null;
    const session = randomBytes(32).toString('base64url');
    this.#sessions.set(toHash(session), this.#now() + SESSION_MS);
    return session;
  }

  isSignedIn(session: string | undefined): boolean {
    const endsAtMs = session === undefined ? undefined : this.#sessions.get(toHash(session));
    return endsAtMs !== undefined && this.#now() < endsAtMs;
  }
}

function toHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
