/** Lets a burst of calls through once at its start and once at its end, never more often than the interval. */

export interface Throttled {
  (): void;
  /** Forgets a call that is still to come. */
  cancel(): void;
}

/** Calls `action` at once, then at most every `intervalMs`; a call in between is made up for at the end of it. */
export function createThrottle(action: () => void, intervalMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwed = false;
  const settle = () => {
    timer = undefined;
    if (isOwed) run();
  };
  const run = () => {
    isOwed = false;
    timer = setTimeout(settle, intervalMs);
    action();
  };
  const throttled = () => {
    if (timer === undefined) run();
    else isOwed = true;
  };
  return Object.assign(throttled, {
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      isOwed = false;
    },
  });
}
