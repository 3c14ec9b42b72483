/** Looks for a newer version once a day while its owner wants that, and says each newer version once. */
import type { IntentQueue } from './intent-queue.ts';
import type { UpdateCheck } from './update-check.ts';

/** Not at the very start, when everything else happens. */
const FIRST_MS = 60_000;
const DAY_MS = 86_400_000;

export class UpdateSchedule {
  readonly #updates: UpdateCheck;
  readonly #intents: IntentQueue;
  #timer: NodeJS.Timeout | null = null;
  #told: string | null = null;

  constructor(updates: UpdateCheck, intents: IntentQueue) {
    this.#updates = updates;
    this.#intents = intents;
  }

  /** Starts or stops; doing the same twice changes nothing. */
  configure(isWanted: boolean): void {
    if (!isWanted || !this.#updates.hasFeed) this.stop();
    else this.#timer ??= setTimeout(() => void this.#look(), FIRST_MS);
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #look(): Promise<void> {
    this.#timer = setTimeout(() => void this.#look(), DAY_MS);
    const found = await this.#updates.check();
    // Switched off meanwhile: then nobody wants to hear of it.
    if (!found?.newer || this.#timer === null || found.newer.version === this.#told) return;
    this.#told = found.newer.version;
    this.#intents.push({ kind: 'newer-version', ...found.newer });
  }
}
