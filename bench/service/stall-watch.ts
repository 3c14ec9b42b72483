/**
 * Loaded into the service before its entry: watches for how long its main thread lets timers wait, and writes the longest
 * wait to the file that SIGHTLINE_STALL_LOG names. SIGUSR2 begins a new watch.
 */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const WRITE_MS = 500;

const file = process.env.SIGHTLINE_STALL_LOG;
if (file) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  process.on('SIGUSR2', () => delays.reset());
  // A delay holds the wait for the timer itself.
  const toMs = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const write = () =>
    writeFileSync(file, JSON.stringify({ longestMs: toMs(delays.max), p99Ms: toMs(delays.percentile(99)) }));
  setInterval(write, WRITE_MS).unref();
}
