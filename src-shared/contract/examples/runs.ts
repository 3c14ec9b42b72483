/** Examples of runs. */
import { ANSWERED_AT, type Examples, PROJECT_ID, RUN_ID } from './example.ts';

const finished = {
  id: RUN_ID,
  projectId: PROJECT_ID,
  cause: 'manual',
  state: 'finished',
  slot: RUN_ID,
  createdAt: '2026-03-09T06:00:00.000Z',
  finishedAt: ANSWERED_AT,
  dayEndsAt: '2026-03-10T00:00:00.000Z',
  jobs: {
    total: 4,
    queued: 0,
    delayed: 0,
    running: 0,
    done: 4,
    answered: 3,
    notShown: 1,
    failed: 0,
    leftOut: 0,
    waiting: 0,
    cancelled: 0,
  },
  problems: [],
  leftOut: [],
  summary: null,
} as const;

const finishedRun = { ...finished, problems: [], leftOut: [] };
const noKey = {
  engine: 'perplexity' as const,
  reason: 'no_key' as const,
  message: 'Perplexity has no key yet.',
  jobs: 1,
};
const startedRun = {
  ...finished,
  state: 'running' as const,
  finishedAt: null,
  jobs: { ...finished.jobs, queued: 3, done: 0, answered: 0, notShown: 0, leftOut: 1, waiting: 1 },
  problems: [{ ...noKey, kind: 'left_out' as const, since: null }],
  leftOut: [{ ...noKey, isStillAsked: true, mendedIn: 'engines' as const }],
  summary: '1 of 4 questions was left out: Perplexity has no key.',
};

export const runExamples: Examples<'runs.start' | 'runs.list' | 'runs.get' | 'runs.retry' | 'runs.control'> = {
  'runs.start': { input: { projectId: PROJECT_ID }, output: startedRun },
  'runs.list': { input: { projectId: PROJECT_ID }, output: [finishedRun] },
  'runs.get': { input: { projectId: PROJECT_ID, runId: RUN_ID }, output: finishedRun },
  'runs.retry': {
    input: { projectId: PROJECT_ID, runId: RUN_ID },
    output: { ...startedRun, problems: [], leftOut: [], summary: null },
  },
  'runs.control': {
    input: { projectId: PROJECT_ID, runId: RUN_ID, action: 'pause' },
    output: { ...startedRun, state: 'paused' },
  },
};
