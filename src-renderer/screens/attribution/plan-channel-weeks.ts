/** Responses by week: those that say AI search, and all others. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { fromDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';

import { groupDays } from '../../charts/group-days.ts';

type ChannelDay = OperationOutput<'attribution.timeseries'>['days'][number];

export interface ChannelWeek {
  /** Days since 1970-01-01, both inclusive and inside the window. */
  firstDay: number;
  lastDay: number;
  isWhole: boolean;
  aiSearch: number;
  others: number;
}

/** One element for every week (Monday to Sunday) of the window, weeks without responses too. */
export function planChannelWeeks(days: readonly ChannelDay[], window: DayWindow): ChannelWeek[] {
  return groupDays([], window, 'week').map(({ firstDay, lastDay, isWhole }) => {
    const inside = days.filter(({ date }) => fromDate(date) >= firstDay && fromDate(date) <= lastDay);
    const count = (isAi: boolean) =>
      inside.filter(({ category }) => (category === 'ai_search') === isAi).reduce((sum, day) => sum + day.count, 0);
    return { firstDay, lastDay, isWhole, aiSearch: count(true), others: count(false) };
  });
}
