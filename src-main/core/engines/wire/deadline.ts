/** One signal that ends when the caller aborts or the time is up, and remembers which. Knows nothing of HTTP. */

/** The longest delay a timer takes; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface Deadline {
  signal: AbortSignal;
  /** Rejects when the deadline ends, so that waiting stops even where the signal is ignored. Never resolves. */
  ended: Promise<never>;
  /** What ended it; null while it runs. */
  endedBy(): 'aborted' | 'timeout' | null;
  /** Lets go of the timer and the caller's signal. Call it always. */
  close(): void;
}

/** Starts a deadline of `timeoutMs` under the caller's signal. */
export function openDeadline(signal: AbortSignal, timeoutMs: number): Deadline {
  const controller = new AbortController();
  let endedBy: 'aborted' | 'timeout' | null = null;
  const end = (cause: 'aborted' | 'timeout') => {
    endedBy ??= cause;
    controller.abort();
  };
  const onAbort = () => end('aborted');
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new Error(endedBy ?? 'aborted')), { once: true });
  });
  ended.catch(() => undefined);
  signal.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(() => end('timeout'), Math.min(Math.max(timeoutMs, 0), LONGEST_TIMER_MS));
  if (signal.aborted) onAbort();
  const close = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  };
  return { signal: controller.signal, ended, endedBy: () => endedBy, close };
}
