/** Lowers the priority of threads that work in the background, below those that somebody waits for. */
import { constants, getPriority, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

/**
 * Lowers the priority of the thread that calls it, for good, below the one that the app was started with: under `nice` an
 * absolute one could be higher. On Linux only: there a priority is a thread's own, elsewhere it would be that of the whole app.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  setPriority(0, Math.min(getPriority(0) + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
}
