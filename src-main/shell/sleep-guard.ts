/**
 * Keeps the machine from falling asleep by itself, and macOS from slowing the app down, while a run asks: a call that sleep cuts off is
 * paid for and may have to be asked again. The screen may go dark. Nothing is held longer than that, and nothing at all where the
 * owner does not want it.
 */
import { powerSaveBlocker } from 'electron';

import type { AppEvent } from '#shared/contract/events.ts';
import { callHost } from './host-calls.ts';
import type { ShellHost } from './shell-host.ts';

/** Calls end fast; this soon after the last one the machine may sleep again. */
const SOON_MS = 1_000;
/** A run that waits for its next try moves on without an event. */
const LOOK_MS = 60_000;

export class SleepGuard {
  readonly #host: ShellHost;
  #isWanted = false;
  #blocker: number | null = null;
  #regular: NodeJS.Timeout | null = null;
  #soon: NodeJS.Timeout | null = null;

  constructor(host: ShellHost) {
    this.#host = host;
  }

  /** Setting the same twice changes nothing. */
  configure(isWanted: boolean): void {
    if (!isWanted) this.stop();
    else if (!this.#isWanted) {
      this.#isWanted = true;
      this.#regular = setInterval(() => void this.#look(), LOOK_MS);
      void this.#look();
    }
  }

  noteEvent(event: AppEvent): void {
    if (event.kind !== 'run-progress' || !this.#isWanted) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      void this.#look();
    }, SOON_MS);
  }

  stop(): void {
    this.#isWanted = false;
    if (this.#regular) clearInterval(this.#regular);
    if (this.#soon) clearTimeout(this.#soon);
    [this.#regular, this.#soon] = [null, null];
    this.#apply(false);
  }

  async #look(): Promise<void> {
    const glance = await callHost(this.#host, 'desktop.glance', {});
    if (this.#isWanted) this.#apply(glance?.isPaying ?? false);
  }

  #apply(isPaying: boolean): void {
    if (isPaying) {
      this.#blocker ??= powerSaveBlocker.start('prevent-app-suspension');
    } else if (this.#blocker !== null) {
      powerSaveBlocker.stop(this.#blocker);
      this.#blocker = null;
    }
  }
}
