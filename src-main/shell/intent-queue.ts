/** Holds what came from outside for the window until its page takes it: a link may arrive before there is a page. */
import type { DesktopIntent } from '#shared/contract/desktop.ts';

/** More than these are never waited for: the oldest are dropped. */
const MOST = 50;

export class IntentQueue {
  #waiting: DesktopIntent[] = [];
  #onPush: () => void = () => {};
  #onCall: () => void = () => {};

  /** Called after every push, so that a page that is there already can come and take it. */
  onPush(listener: () => void): void {
    this.#onPush = listener;
  }

  /** Called when somebody outside wants to see the window. Before anybody listens the window is on its way anyway. */
  onCall(listener: () => void): void {
    this.#onCall = listener;
  }

  callWindow(): void {
    this.#onCall();
  }

  push(...intents: readonly DesktopIntent[]): void {
    if (intents.length === 0) return;
    this.#waiting = [...this.#waiting, ...intents].slice(-MOST);
    this.#onPush();
  }

  /** Everything that waits, oldest first; it waits no longer. */
  take(): DesktopIntent[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }
}
