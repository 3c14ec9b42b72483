/** The buckets of a chart with what its days leave out and what happened on them: the same on every screen. */
import { useMemo } from 'react';

import { addMarks } from '../charts/chart-marks.ts';
import type { Bucket } from '../charts/group-days.ts';
import { useCoverage } from './counted-sums.tsx';
import { addLeftOut } from './plan-coverage.ts';
import { useMarks } from './use-marks.ts';

export function useMarkedBuckets(buckets: readonly Bucket[]): readonly Bucket[] {
  const asked = useCoverage()?.current.days;
  const marks = useMarks();
  return useMemo(() => addMarks(addLeftOut(buckets, asked), marks), [buckets, asked, marks]);
}
