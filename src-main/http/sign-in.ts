/** Letting a browser window in as the owner: a token that works once, then a session that only that browser holds. */
import { randomBytes } from 'node:crypto';

const SESSION_MS = 30 * 86_400_000;

export class SignIn {
  readonly #now: () => number;
  readonly #tokens = new Set<string>();
  readonly #sessions = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A token for one sign-in link. */
  issueToken(): string {
    const token = randomBytes(24).toString('base64url');
    this.#tokens.add(token);
    return token;
  }

  /** A session for a token that was never used; null otherwise. */
  redeem(token: string): string | null {
    if (!this.#tokens.delete(token)) return null;
    const session = randomBytes(32).toString('base64url');
    this.#sessions.set(session, this.#now() + SESSION_MS);
    return session;
  }

  isSignedIn(session: string | undefined): boolean {
    const endsAtMs = session === undefined ? undefined : this.#sessions.get(session);
    return endsAtMs !== undefined && this.#now() < endsAtMs;
  }
}
