/**
 * The days of the filters with the repeat interval of each. In a large project those take longer than the days themselves, so a chart is drawn
 * without them first; of a long window they are not asked, because weeks are drawn.
 */
import { useQuery } from '@tanstack/react-query';

import { lengthOf } from '#shared/time/window.ts';
import { useClient } from '../api/client-context.ts';
import { operationQuery } from '../api/operation-query.ts';
import type { TimeseriesDay } from '../charts/group-days.ts';
import { useFilters } from '../filters/use-filters.ts';

/** Two months and more: a quarter. */
export const MOST_SURE_DAYS = 92;

export function useSureDays(days: readonly TimeseriesDay[] | undefined): readonly TimeseriesDay[] | undefined {
  const { figureInput, window } = useFilters();
  const query = operationQuery(useClient(), 'metrics.timeseries', { ...figureInput, intervals: true });
  const isShort = lengthOf(window) <= MOST_SURE_DAYS;
  const { data, isPlaceholderData } = useQuery({ ...query, enabled: isShort });
  return isShort && data && !isPlaceholderData ? data.chartData : days;
}
