/** The machine sleeps while the app runs, and the app goes on after it. */
import { failed, passed, type Step, skipped } from '../step.ts';

const LOOK_MS = 500;
/** A process stands still for this long only while its machine sleeps. */
const ASLEEP_MS = 10_000;

/** Watches for a pause that no running machine makes. */
function watchForSleep(): { longestMs(): number; stop(): void } {
  let longestMs = 0;
  let last = Date.now();
  const timer = setInterval(() => {
    longestMs = Math.max(longestMs, Date.now() - last);
    last = Date.now();
  }, LOOK_MS);
  return { longestMs: () => Math.max(longestMs, Date.now() - last), stop: () => clearInterval(timer) };
}

export const sleep: Step = {
  id: 'sleep',
  name: 'Sleep',
  shows: 'After the machine has slept, the app answers, and a run can be made.',
  asks: true,
  run: async ({ app, keeper, terminal }) => {
    if (app.kind === 'stand-in') return skipped('The stand-in is not told of sleep.');
    await keeper.page();
    const watch = watchForSleep();
    const question = 'Put the machine to sleep for half a minute and wake it up again. Is it awake again?';
    const answer = await terminal.ask(question);
    watch.stop();
    if (answer !== 'yes') return skipped(terminal.whySkipped);
    const sleptMs = watch.longestMs();
    if (sleptMs < ASLEEP_MS) return skipped('The machine did not sleep.');
    const status = await keeper.call('system.status', {});
    if (!status.isExecutorRunning) return failed('The app does not work its queue any more.');
    return passed(`The machine slept for ${Math.round(sleptMs / 1000)} s; the app answers and works its queue.`);
  },
};
