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
  jobs: { total: 4, queued: 0, running: 0, waiting: 0, done: 4, failed: 0, cancelled: 0 },
  problems: [],
} as const;

const finishedRun = { ...finished, problems: [] };
const startedRun = {
  ...finished,
  state: 'running' as const,
  finishedAt: null,
  jobs: { total: 4, queued: 3, running: 0, waiting: 1, done: 0, failed: 0, cancelled: 0 },
  problems: [{ engine: 'perplexity' as const, reason: 'no_key', message: 'Perplexity has no key yet.', jobs: 1 }],
};

export const runExamples: Examples<'runs.start' | 'runs.list' | 'runs.get' | 'runs.retry' | 'runs.control'> = {
  'runs.start': { input: { projectId: PROJECT_ID }, output: startedRun },
  'runs.list': { input: { projectId: PROJECT_ID }, output: [finishedRun] },
  'runs.get': { input: { projectId: PROJECT_ID, runId: RUN_ID }, output: finishedRun },
  'runs.retry': { input: { projectId: PROJECT_ID, runId: RUN_ID }, output: { ...startedRun, problems: [] } },
  'runs.control': {
    input: { projectId: PROJECT_ID, runId: RUN_ID, action: 'pause' },
    output: { ...startedRun, state: 'paused' },
  },
};
