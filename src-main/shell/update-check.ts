/**
 * Looks whether there is a newer version, when the owner wants that: one GET of one fixed address, without cookies and
 * without a word about this installation. It reports and never downloads.
 */
import { z } from 'zod';

import type { UpdateState } from '#shared/contract/desktop.ts';
import { compareVersions, isVersion } from './compare-versions.ts';

const DEADLINE_MS = 15_000;
const LONGEST_REPLY = 100_000;

const feedReply = z.object({
  version: z.string().max(100).refine(isVersion),
  url: z.url({ protocol: /^https$/ }).max(1_000),
});

export interface UpdateCheckOptions {
  /** The feed's address; null, or anything but https, is no feed. */
  feed: string | null;
  /** Of this build. */
  version: string;
  fetch: typeof fetch;
  now: () => number;
}

export class UpdateCheck {
  readonly #options: UpdateCheckOptions;
  #state: UpdateState | null = null;

  constructor(options: UpdateCheckOptions) {
    this.#options = options;
  }

  get hasFeed(): boolean {
    return URL.parse(this.#options.feed ?? '')?.protocol === 'https:';
  }

  /** What the last look found; null before the first one. */
  get state(): UpdateState | null {
    return this.#state;
  }

  /** Never rejects: a feed that fails is part of what was found. Without a feed there is no look at all. */
  async check(): Promise<UpdateState | null> {
    if (!this.hasFeed) return null;
    const checkedAt = new Date(this.#options.now()).toISOString();
    const text = await this.#load().catch(() => null);
    this.#state = { checkedAt, ...this.#judge(text) };
    return this.#state;
  }

  async #load(): Promise<string | null> {
    const reply = await this.#options.fetch(this.#options.feed ?? '', {
      headers: { accept: 'application/json', 'user-agent': 'Sightline' },
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return reply.ok ? readShort(reply) : null;
  }

  #judge(text: string | null): Pick<UpdateState, 'newer' | 'problem'> {
    if (text === null) return { newer: null, problem: 'unreachable' };
    const reply = feedReply.safeParse(toJson(text));
    if (!reply.success) return { newer: null, problem: 'unreadable' };
    const { version, url } = reply.data;
    return { newer: compareVersions(version, this.#options.version) > 0 ? { version, url } : null, problem: null };
  }
}

/** The body as text; a text that cannot be JSON of ours once it is longer than any such reply has reason to be. */
async function readShort(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_REPLY) return '';
  }
  return text + decoder.decode();
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
