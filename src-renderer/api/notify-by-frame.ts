/**
 * Tells the screen what was read at most once a frame. Calls that come back within one are drawn together, and in that frame:
 * told one by one each of them would draw the screen again.
 */
import { notifyManager } from '@tanstack/react-query';

/** A window that nobody sees has no frames; what it shows need not be right to the second. */
const WITHOUT_FRAMES_MS = 100;

/** For the whole window, once. */
export function notifyByFrame(): void {
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const tell = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    const now = waiting;
    waiting = [];
    for (const each of now) each();
  };
  notifyManager.setScheduler((callback) => {
    waiting.push(callback);
    if (waiting.length > 1) return;
    frame = requestAnimationFrame(tell);
    timer = setTimeout(tell, WITHOUT_FRAMES_MS);
  });
}
