/** Turns filters into what the figure operations take. The window is made of dates, so that today is part of it. */
import type { OperationInput } from '#shared/contract/index.ts';
import { fromDate, toDate } from '#shared/time/day.ts';
import { type DayWindow, previousWindow, yearBefore } from '#shared/time/window.ts';

import type { Comparison, Filters, Period } from './filters.ts';

export type FigureInput = OperationInput<'metrics.timeseries'>;
/** Of what stands beside the figures of another period. */
export type ComparedInput = FigureInput & Pick<OperationInput<'metrics.summary'>, 'compareStart' | 'compareEnd'>;

/** The days of a period; presets end on `today` (days since 1970-01-01, UTC). */
export function toWindow(period: Period, today: number): DayWindow {
  return period.kind === 'range'
    ? { firstDay: fromDate(period.firstDate), lastDay: fromDate(period.lastDate) }
    : { firstDay: today - period.days + 1, lastDay: today };
}

/** The days that a window is compared with. */
export function toComparedWindow(comparison: Comparison, window: DayWindow): DayWindow {
  if (comparison.kind === 'range') return toWindow(comparison, 0);
  return comparison.kind === 'year_before' ? yearBefore(window) : previousWindow(window);
}

/** Input of the figure operations; filters that are not set are left out. */
export function toFigureInput(projectId: string, filters: Filters, today: number): FigureInput {
  const window = toWindow(filters.period, today);
  return {
    projectId,
    startDate: toDate(window.firstDay),
    endDate: toDate(window.lastDay),
    ...(filters.engines.length > 0 && { model: filters.engines.join(',') }),
    ...(filters.tags.length > 0 && { tags: [...filters.tags] }),
    ...(filters.language !== null && { language: filters.language }),
    ...(filters.branded !== null && { branded: filters.branded }),
    ...(filters.surface !== null && { surface: filters.surface }),
  };
}

/** The same with what it is compared with, where that is not the window directly before. */
export function toComparedInput(projectId: string, filters: Filters, today: number): ComparedInput {
  const input = toFigureInput(projectId, filters, today);
  if (filters.comparison.kind === 'period_before') return input;
  const { firstDay, lastDay } = toComparedWindow(filters.comparison, toWindow(filters.period, today));
  return { ...input, compareStart: toDate(firstDay), compareEnd: toDate(lastDay) };
}

/** What calls take that compare with nothing. */
export function withoutComparison({ compareStart: _, compareEnd: __, ...input }: ComparedInput): FigureInput {
  return input;
}
