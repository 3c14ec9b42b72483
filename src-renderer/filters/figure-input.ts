/** Turns filters into what the figure operations take. The window is made of dates, so that today is part of it. */
import type { OperationInput } from '#shared/contract/index.ts';
import { fromDate, toDate } from '#shared/time/day.ts';
import { type DayWindow, previousWindow } from '#shared/time/window.ts';

import type { Filters, Period } from './filters.ts';

export type FigureInput = OperationInput<'metrics.timeseries'>;

/** The days of a period; presets end on `today` (days since 1970-01-01, UTC). */
export function toWindow(period: Period, today: number): DayWindow {
  return period.kind === 'range'
    ? { firstDay: fromDate(period.firstDate), lastDay: fromDate(period.lastDate) }
    : { firstDay: today - period.days + 1, lastDay: today };
}

/** Start and end date of a window and of the equally long one before it. */
export function toDates(window: DayWindow) {
  const before = previousWindow(window);
  return {
    startDate: toDate(window.firstDay),
    endDate: toDate(window.lastDay),
    previousStartDate: toDate(before.firstDay),
    previousEndDate: toDate(before.lastDay),
  };
}

/** Input of the figure operations; filters that are not set are left out. */
export function toFigureInput(projectId: string, filters: Filters, today: number): FigureInput {
  const { startDate, endDate } = toDates(toWindow(filters.period, today));
  return {
    projectId,
    startDate,
    endDate,
    ...(filters.engines.length > 0 && { model: filters.engines.join(',') }),
    ...(filters.tags.length > 0 && { tags: [...filters.tags] }),
    ...(filters.language !== null && { language: filters.language }),
    ...(filters.branded !== null && { branded: filters.branded }),
    ...(filters.surface !== null && { surface: filters.surface }),
  };
}
