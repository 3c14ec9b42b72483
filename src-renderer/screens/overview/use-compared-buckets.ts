/** The days that figures are compared with, put over those of the chart. Asked only where somebody chose them. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { toDate } from '#shared/time/day.ts';
import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { alignDays } from '../../charts/align-days.ts';
import type { Bucket } from '../../charts/group-days.ts';
import { useFilters } from '../../filters/use-filters.ts';

const NONE: readonly (Bucket | null)[] = [];

/** Empty for the period directly before, whose days the line beside it does not need. */
export function useComparedBuckets(buckets: readonly Bucket[]): readonly (Bucket | null)[] {
  const { filters, figureInput, compared } = useFilters();
  const { firstDay, lastDay } = compared;
  const isChosen = filters.comparison.kind !== 'period_before';
  const input = { ...figureInput, startDate: toDate(firstDay), endDate: toDate(lastDay) };
  const query = operationQuery(useClient(), 'metrics.timeseries', input);
  const days = useQuery({ ...query, enabled: isChosen }).data?.chartData;
  return useMemo(
    () => (isChosen && days ? alignDays(days, { firstDay, lastDay }, buckets) : NONE),
    [isChosen, days, firstDay, lastDay, buckets],
  );
}
