/** What the progress bar of a run shows. Pure: a run and what was seen of it before in, words and shares out. */
import type { OperationOutput } from '#shared/contract/index.ts';

import { TEXTS } from '../texts/texts.ts';
import { planDelayed, planFailed } from './plan-left-out.ts';

export type Run = OperationOutput<'runs.start'>;

/** Jobs behind us at one moment: done, failed, left out and cancelled ones. */
export interface Sighting {
  atMs: number;
  settled: number;
}

export interface RunBarPlan {
  title: string;
  progress: string;
  /** Failures, waiting jobs, those left out and time left, in this order, where there are any. */
  notes: string[];
  /** One line for each engine that has trouble. */
  problems: string[];
  donePercent: number;
  failedPercent: number;
  waitingPercent: number;
}

/** Jobs settled before an estimate is worth showing. */
const MIN_SETTLED = 3;

export function isUnderWay(run: Run): boolean {
  return run.state === 'running' || run.state === 'paused';
}

/** Whether questions go out: not while it is paused, or only waits for engines that do not answer. */
export function isBusy({ state, jobs }: Pick<Run, 'state' | 'jobs'>): boolean {
  return state === 'running' && jobs.running + jobs.queued - jobs.delayed > 0;
}

export function settledJobs({ jobs }: Run): number {
  return jobs.done + jobs.failed + jobs.leftOut + jobs.cancelled;
}

/** Milliseconds until the jobs that can run are through, at the pace since `since`; null while that is anyone's guess. */
export function estimateTimeLeft(run: Run, since: Sighting, nowMs: number): number | null {
  const settled = settledJobs(run) - since.settled;
  const left = run.jobs.queued - run.jobs.delayed + run.jobs.running;
  if (run.state !== 'running' || settled < MIN_SETTLED || left === 0) return null;
  return ((nowMs - since.atMs) / settled) * left;
}

function planTitle({ state, jobs }: Run, isOffline: boolean): string {
  if (state === 'paused') return TEXTS.runs.paused;
  if (isOffline) return TEXTS.runs.offline;
  return isBusy({ state, jobs }) ? TEXTS.runs.running : TEXTS.runs.onlyWaiting;
}

/** `isOffline`: there is no network. Nothing is wrong with an engine then, so nothing is said of any. */
export function planRunBar(run: Run, timeLeftMs: number | null, isOffline = false): RunBarPlan {
  const { total, done, failed, queued, running, delayed, leftOut } = run.jobs;
  const waiting = isOffline ? queued + running : delayed;
  const toPercent = (jobs: number) => (total === 0 ? 0 : (100 * jobs) / total);
  const notes = [
    failed > 0 && TEXTS.runs.failed(failed),
    waiting > 0 && TEXTS.runs.waiting(waiting),
    leftOut > 0 && TEXTS.runs.leftOut(leftOut),
    timeLeftMs !== null && !isOffline && TEXTS.runs.timeLeft(timeLeftMs),
  ];
  return {
    title: planTitle(run, isOffline),
    progress: TEXTS.runs.progress(done, total),
    notes: notes.filter((note) => note !== false),
    problems: [...planFailed(run), ...(isOffline ? [] : planDelayed(run))],
    donePercent: toPercent(done),
    failedPercent: toPercent(failed),
    waitingPercent: toPercent(waiting + leftOut),
  };
}
