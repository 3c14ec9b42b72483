/** The run of a project that is under way, if any, and how long it will take at its present pace. */
import { useRef } from 'react';

import { useOperation } from '../api/use-operation.ts';
import { estimateTimeLeft, isUnderWay, type Run, type Sighting, settledJobs } from './plan-run-bar.ts';

export function useCurrentRun(projectId: string): Run | null {
  const runs = useOperation('runs.list', { projectId });
  return runs.data?.find(isUnderWay) ?? null;
}

/** Milliseconds left; null while unknown. The pace is taken since this window first saw the run in its present state. */
export function useTimeLeft(run: Run): number | null {
  const seen = useRef<{ key: string; since: Sighting } | null>(null);
  const key = `${run.id} ${run.state}`;
  if (seen.current?.key !== key) seen.current = { key, since: { atMs: Date.now(), settled: settledJobs(run) } };
  return estimateTimeLeft(run, seen.current.since, Date.now());
}
