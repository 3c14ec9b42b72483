/**
 * Watches for how long its main thread lets timers wait, and writes the longest
 * wait to the file that SIGHTLINE_STALL_LOG names. SIGUSR2 begins a new watch.
 */
import { rename, writeFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 5;
const WRITE_MS = 500;

const file = process.env.SIGHTLINE_STALL_LOG;
// Threads may work as long as they like.
if (file && isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  process.on('SIGUSR2', () => delays.reset());
  // A delay holds the wait for the timer itself.
  const toMs = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const toText = () => JSON.stringify({ longestMs: toMs(delays.max), p99Ms: toMs(delays.percentile(99)) });
  // Not on the thread that is watched: a busy disk would be taken for a stall.
  const write = () => writeFile(`${file}.new`, toText()).then(() => rename(`${file}.new`, file));
  setInterval(() => void write().catch(() => {}), WRITE_MS).unref();
}
