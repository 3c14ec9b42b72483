/** The pause between two looks at the queue: a tick long, or over at once when somebody knows of work. */
import { setTimeout as pause } from 'node:timers/promises';

const TICK_MS = 400;
/** Calls that end close together are followed by others leased together: a lease is a durable write. */
const GATHER_MS = 8;

export class InterruptibleSleep {
  #isPoked = false;
  #wake: () => void = () => {};

  /** Ends the pause, or the next one before it begins. */
  poke(): void {
    this.#isPoked = true;
    this.#wake();
  }

  /** `isBusy`: calls are under way. */
  async take(isBusy: boolean): Promise<void> {
    if (!this.#isPoked) await this.#sleep();
    if (isBusy) await pause(GATHER_MS);
    this.#isPoked = false;
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, TICK_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
