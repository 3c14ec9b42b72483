/** The words of the frame around all screens. */
import { formatCount, formatDuration, formatQuantity } from '../ui/format.ts';

export const APP_TEXTS = {
  product: 'Sightline',
  skip: 'Skip to content',
  navigation: {
    label: 'Main',
    overview: 'Overview',
    collapse: 'Collapse navigation',
    expand: 'Expand navigation',
    project: 'Project',
    chooseProject: 'Choose a project',
    noProject: 'No project yet',
    test: 'Test',
    testHint: 'Test environment: answers come from the simulated engine and cost nothing',
    pitch: 'Pitch',
    pitchEnded: 'Pitch ended',
  },
  appearance: { label: 'Appearance', light: 'Light', dark: 'Dark', auto: 'As the system' },
  compared: (range: string, before: string) => `${range}, compared with ${before} (UTC days)`,
  run: {
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
    progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`,
    failed: (count: number) => `${formatCount(count)} failed`,
    waiting: (count: number) => `${formatCount(count)} waiting`,
    timeLeft: (durationMs: number) => `about ${formatDuration(durationMs)} left`,
    problem: (engine: string, message: string) => `${engine}: ${message}`,
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel',
    label: 'Run progress',
  },
  signedOut: {
    title: 'This window is not signed in',
    help: 'Start Sightline again and open the link that it prints. The link works once, and only on this machine.',
  },
  crash: {
    title: 'This screen stopped working',
    help: 'Your data is safe. Load the window again; if it happens again, choose another screen.',
    reload: 'Load again',
  },
  missing: {
    title: 'There is nothing at this address',
    help: 'Choose a project on the left.',
  },
} as const;
