/**
 * Gives a file another name, over whatever bears it already: the one way in which anything is replaced. On Windows a scanner, an
 * indexer or a backup may hold either file for a moment; then it is tried again for a while. It reads and writes nothing itself.
 */
import { renameSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** What a file that somebody holds open is refused with. */
const HELD = new Set(['EPERM', 'EBUSY', 'EACCES']);
const PATIENCE_MS = 2_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [10, 200];

export function isHeldFile(refusal: unknown): boolean {
  return HELD.has((refusal as NodeJS.ErrnoException).code ?? '');
}

export interface Patience {
  /** How long to go on trying; a caller that can come back later waits less. */
  patienceMs?: number;
  /** Only tests have reason to change these. */
  rename?: (from: string, to: string) => unknown;
}

/** Throws what the last attempt was refused with; another fault than a held file at once. Blocks its thread meanwhile. */
export function replaceFileSync(from: string, to: string, patience: Patience = {}): void {
  const pauses = listPauses(patience.patienceMs);
  for (;;) {
    try {
      (patience.rename ?? renameSync)(from, to);
      return;
    } catch (error) {
      const pauseMs = pauses(error);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
}

/** The same without blocking. */
export async function replaceFile(from: string, to: string, patience: Patience = {}): Promise<void> {
  const pauses = listPauses(patience.patienceMs);
  for (;;) {
    try {
      await (patience.rename ?? rename)(from, to);
      return;
    } catch (error) {
      await setTimeout(pauses(error));
    }
  }
}

/** How long to pause after a refusal; throws it where there is nothing to wait for, or no more time. By the monotonic clock. */
function listPauses(patienceMs = PATIENCE_MS): (refusal: unknown) => number {
  const untilMs = performance.now() + patienceMs;
  let pauseMs = FIRST_PAUSE_MS;
  return (refusal) => {
    const restMs = untilMs - performance.now();
    if (!isHeldFile(refusal) || restMs <= 0) throw refusal;
    const next = Math.min(pauseMs, restMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    return next;
  };
}
