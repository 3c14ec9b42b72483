/** What is marked on charts of the open project: other models and gaps of the window, baselines, what was done, and changes of names. */
import { useMemo } from 'react';

import { fromDate } from '#shared/time/day.ts';
import { useOperation } from '../api/use-operation.ts';
import type { ChartMark } from '../charts/chart-marks.ts';
import { useBaselines } from '../filters/use-baselines.ts';
import { useProjectId } from '../filters/use-filters.ts';
import { useCoverage } from './counted-sums.tsx';
import { planCoverageMarks } from './plan-coverage.ts';

/** Receipts that are looked at: more than a window shows. */
const MOST_RECEIPTS = 100;

export function useMarks(): readonly ChartMark[] {
  const facts = useCoverage()?.current.facts;
  const baselines = useBaselines();
  const projectId = useProjectId();
  const receipts = useOperation('remeasurings.list', { projectId, limit: MOST_RECEIPTS }).data?.remeasurings;
  const done = useOperation('interventions.list', { projectId }).data?.interventions;
  return useMemo(
    () => [
      ...planCoverageMarks(facts),
      ...baselines.map(({ createdAt, name }) => toMark('baseline', createdAt, name)),
      ...(done ?? []).map(({ date, name }) => toMark('done', date, name)),
      ...(receipts ?? []).map(({ changedAt, summary }) => toMark('names', changedAt, summary)),
    ],
    [facts, baselines, done, receipts],
  );
}

function toMark(kind: ChartMark['kind'], moment: string, label: string): ChartMark {
  return { day: fromDate(moment.slice(0, 10)), kind, label };
}
