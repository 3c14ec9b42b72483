/** Which answers a figure is about: a project, a window of days, and filters on engine, language, surface, tags and kind of prompt. */
import { type DayWindow, planWindow, previousWindow } from '#shared/time/window.ts';

/** What chooses among the answers of a project and a window. */
export interface FigureFilter {
  engine: string | null;
  /** Upper case, as prompts carry it. */
  language: string | null;
  /** Where the answers were met; null or absent: everywhere. */
  surface?: string | null;
  /** True: only answers to prompts that name the own brand; false: only the others; null or absent: all of them. */
  isBranded?: boolean | null;
  /** Any of these tags, lower case; null: no tag filter. An empty list is no filter either. */
  tags: readonly string[] | null;
}

export interface FigureScope extends DayWindow, FigureFilter {
  projectId: number;
  /** What the window is compared with; absent: the equally long one directly before. */
  before?: DayWindow;
}

/** The same answers in the window that this one is compared with. */
export function toScopeBefore(scope: FigureScope): FigureScope {
  return { ...scope, ...(scope.before ?? previousWindow(scope)) };
}

/** Filters as they are sent. */
export interface FilterRequest {
  model?: string | undefined;
  language?: string | undefined;
  surface?: string | undefined;
  branded?: boolean | undefined;
  tags?: readonly string[] | undefined;
}

export interface FigureRequest extends FilterRequest {
  timeframe: string;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** `firstAnswerDay` is needed where the timeframe may be `all`. */
export function toFigureScope(
  projectId: number,
  request: FigureRequest,
  nowMs: number,
  firstAnswerDay: number | null = null,
): FigureScope {
  return { projectId, ...planWindow(request, nowMs, firstAnswerDay), ...toFigureFilter(request) };
}

export function toFigureFilter({ model, language, surface, branded, tags }: FilterRequest): FigureFilter {
  return {
    engine: model ?? null,
    language: language?.toUpperCase() ?? null,
    surface: surface ?? null,
    isBranded: branded ?? null,
    tags: tags && tags.length > 0 ? tags.map((tag) => tag.toLowerCase()) : null,
  };
}
