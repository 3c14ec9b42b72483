/** Reads which answers a figure is about from a request as it is sent, and the first day of a history where all of it is asked for. */
import { fromDate } from '#shared/time/day.ts';
import { planWindow } from '#shared/time/window.ts';
import { defineRead } from '../../../storage/command.ts';
import type { FigureFilter, FigureScope } from '../store/figure-scope.ts';

/** Filters as they are sent. */
export interface FilterRequest {
  model?: readonly string[] | undefined;
  language?: string | undefined;
  surface?: string | undefined;
  branded?: boolean | undefined;
  tags?: readonly string[] | undefined;
}

export interface FigureRequest extends FilterRequest {
  timeframe: string;
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** Both or neither: the period compared with. */
  compareStart?: string | undefined;
  compareEnd?: string | undefined;
}

/** `firstAnswerDay` is needed where the timeframe may be `all`. */
export function toFigureScope(
  projectId: number,
  request: FigureRequest,
  nowMs: number,
  firstAnswerDay: number | null = null,
): FigureScope {
  return {
    projectId,
    ...planWindow(request, nowMs, firstAnswerDay),
    ...planComparison(request),
    ...toFigureFilter(request),
  };
}

function planComparison({ compareStart, compareEnd }: FigureRequest): Pick<FigureScope, 'before'> {
  if (compareStart === undefined || compareEnd === undefined) return {};
  return { before: { firstDay: fromDate(compareStart), lastDay: fromDate(compareEnd) } };
}

export function toFigureFilter({ model, language, surface, branded, tags }: FilterRequest): FigureFilter {
  return {
    engines: model ?? null,
    language: language?.toUpperCase() ?? null,
    surface: surface ?? null,
    isBranded: branded ?? null,
    tags: tags && tags.length > 0 ? tags.map((tag) => tag.toLowerCase()) : null,
  };
}

/** The day of the first answer, in days since 1970-01-01; null for a project without answers. */
export const loadFirstAnswerDay = defineRead('metrics.firstAnswerDay', (db, projectId: number): number | null => {
  const row = db.prepare('SELECT min(day) AS day FROM answer WHERE project_id = ?').get(projectId) as {
    day: number | null;
  };
  return row.day;
});
