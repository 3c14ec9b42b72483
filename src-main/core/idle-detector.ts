/** Notices when the main thread has come to rest after it had something to do. It looks when it is called and does nothing by itself. */
import { performance } from 'node:perf_hooks';

/** Of the time between two looks; what beats in an idle service takes less. */
const REST_SHARE = 0.02;

export class IdleDetector {
  readonly #readUse: () => number;
  /** A start is work. */
  #hasWorked = true;

  /** `readUse`: the share of the time since it was last asked in which the thread was busy, 0-1. */
  constructor(readUse: () => number = watchEventLoop()) {
    this.#readUse = readUse;
  }

  /** True once for each time that work has ended: at the first look with none since the one before. */
  look(): boolean {
    const isBusy = this.#readUse() > REST_SHARE;
    const isRest = !isBusy && this.#hasWorked;
    this.#hasWorked = isBusy;
    return isRest;
  }
}

function watchEventLoop(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
