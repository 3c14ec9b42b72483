/** The words about runs. */
import { formatCount, formatDuration, formatList, formatQuantity } from '../format.ts';

export const RUNS = {
  now: 'Run now',
  isRunning: 'A run is under way',
  started: (jobs: number) => `Run started: ${formatQuantity(jobs, 'answer', 'answers')} to collect`,
  nothing: 'Nothing to ask: this project has no active prompt',
  finished: (answered: number, failed: number, leftOut: number) =>
    `Run finished: ${formatQuantity(answered, 'answer', 'answers')}${failed ? `, ${formatCount(failed)} failed` : ''}${leftOut ? `, ${formatCount(leftOut)} left out` : ''}`,
  cancelled: (done: number) => `Run cancelled. ${formatQuantity(done, 'answer is', 'answers are')} kept`,
  running: 'Collecting answers',
  paused: 'Run paused',
  onlyWaiting: 'Waiting for engines; it continues automatically',
  offline: 'Waiting for the network; it continues automatically',
  progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`,
  failed: (count: number) => `${formatCount(count)} failed`,
  waiting: (count: number) => `${formatCount(count)} waiting`,
  leftOut: (count: number) => `${formatCount(count)} left out`,
  leftOutLabel: 'What the last run left out',
  leftOutTitle: (count: number, asked: number) =>
    `The last run left out ${formatCount(count)} of ${formatQuantity(asked, 'question', 'questions')}`,
  stillAsked: 'They will be asked as soon as this is fixed, until the end of the day.',
  putAway: 'Dismiss',
  leftOutWhy: {
    no_key: (engines: readonly string[], jobs: number) =>
      `${formatQuantity(engines.length, 'engine has', 'engines have')} no key: ${formatList(engines)} (${formatQuantity(jobs, 'question', 'questions')}).`,
    no_route: (engines: readonly string[], jobs: number) =>
      `There is no way to reach ${formatList(engines)} (${formatQuantity(jobs, 'question', 'questions')}).`,
    auth: (engines: readonly string[], jobs: number) =>
      `${formatQuantity(engines.length, 'engine refuses its key', 'engines refuse their keys')}: ${formatList(engines)} (${formatQuantity(jobs, 'question', 'questions')}).`,
    quota: (engines: readonly string[], jobs: number) =>
      `${formatQuantity(engines.length, 'account is', 'accounts are')} empty: ${formatList(engines)} (${formatQuantity(jobs, 'question', 'questions')}).`,
    forbidden: (engines: readonly string[], jobs: number) =>
      `${formatList(engines)}: the key may not make such calls (${formatQuantity(jobs, 'question', 'questions')}).`,
    region: (engines: readonly string[], jobs: number) =>
      `${formatList(engines)}: this country or network is not served (${formatQuantity(jobs, 'question', 'questions')}).`,
    unknown_model: (engines: readonly string[], jobs: number) =>
      `${formatList(engines)}: the model that is set is not served, or no longer (${formatQuantity(jobs, 'question', 'questions')}).`,
    model_not_allowed: (engines: readonly string[], jobs: number) =>
      `${formatList(engines)}: the key may not use the model that is set (${formatQuantity(jobs, 'question', 'questions')}).`,
    wrong_path: (engines: readonly string[], jobs: number) =>
      `${formatList(engines)}: the address that is set leads nowhere (${formatQuantity(jobs, 'question', 'questions')}).`,
    cap: (engines: readonly string[], jobs: number) =>
      `A monthly cap is reached: ${formatList(engines)} (${formatQuantity(jobs, 'question', 'questions')}).`,
  },
  mend: { engines: 'Set up engines', caps: 'Change the cap' },
  waitingFor: (engine: string, time: string) =>
    `Waiting for ${engine} since ${time}. It will be tried again automatically.`,
  notices: (count: number) => formatQuantity(count, 'notice', 'notices'),
  since: (moment: string) => `Since ${moment}`,
  until: (moment: string) => `until ${moment}`,
  toCaps: 'See the caps',
  toReports: 'To the reports',
  toDataFiles: 'To the data files',
  toAlerts: 'To the alerts',
  measureAgain: {
    button: 'Measure again',
    starting: 'Measuring again …',
    running: (done: number, total: number) => `Measuring again: ${formatCount(done)} of ${formatCount(total)} answers`,
    done: (changed: number) => `Measured again; ${formatQuantity(changed, 'answer', 'answers')} changed.`,
  },
  timeLeft: (durationMs: number) => `about ${formatDuration(durationMs)} left`,
  problem: (engine: string, message: string) => `${engine}: ${message}`,
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  label: 'Run progress',
  metered: {
    title: (overage: number) => `${formatQuantity(overage, 'answer', 'answers')} a month more than your plan includes`,
    text: (planned: number, included: number) =>
      `About ${formatCount(planned)} answers in 30 days are planned over all projects; the plan includes ${formatCount(included)}. Nothing stops because of it, and Sightline bills nobody: a plan is a budget that you chose. What engines charge for these answers is in the forecast, and caps apply to it.`,
  },
};
