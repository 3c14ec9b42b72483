/** Priorities of threads: what works in the background gives way to what somebody waits for. */
import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of the thread that calls it, for good. On Linux only: there a priority is a thread's own, elsewhere it
 * would be that of the whole app.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}
