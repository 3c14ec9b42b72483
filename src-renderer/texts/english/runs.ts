/** The words about runs. */
import { formatCount, formatDuration, formatQuantity } from '../format.ts';

export const RUNS = {
  now: 'Run now',
  isRunning: 'A run is under way',
  started: (jobs: number) => `Run started: ${formatQuantity(jobs, 'answer', 'answers')} to collect`,
  nothing: 'Nothing to ask: this project has no active prompt',
  finished: (done: number, failed: number) =>
    `Run finished: ${formatQuantity(done, 'answer', 'answers')}${failed ? `, ${formatCount(failed)} failed` : ''}`,
  cancelled: (done: number) => `Run cancelled. ${formatQuantity(done, 'answer is', 'answers are')} kept`,
  running: 'Collecting answers',
  paused: 'Run paused',
  onlyWaiting: 'Run is waiting',
  offline: 'Waiting for the network; it goes on by itself',
  progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`,
  failed: (count: number) => `${formatCount(count)} failed`,
  waiting: (count: number) => `${formatCount(count)} waiting`,
  timeLeft: (durationMs: number) => `about ${formatDuration(durationMs)} left`,
  problem: (engine: string, message: string) => `${engine}: ${message}`,
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  label: 'Run progress',
  metered: {
    title: (overage: number) => `${formatQuantity(overage, 'answer', 'answers')} a month more than your plan includes`,
    text: (planned: number, included: number) =>
      `About ${formatCount(planned)} answers in 30 days are planned over all projects; the plan includes ${formatCount(included)}. Nothing stops for it, and Sightline bills nobody: a plan is a budget that you chose. What engines charge for these answers is in the forecast, and caps hold for it.`,
  },
};
