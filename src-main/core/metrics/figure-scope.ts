/** Which answers a figure is about: a project, a window of days, and filters on engine, language, surface, tags and kind of prompt. */
import { type DayWindow, planWindow } from '#shared/time/window.ts';

export interface FigureScope extends DayWindow {
  projectId: number;
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

export interface FigureRequest {
  timeframe: string;
  startDate?: string | undefined;
  endDate?: string | undefined;
  model?: string | undefined;
  language?: string | undefined;
  surface?: string | undefined;
  branded?: boolean | undefined;
  tags?: readonly string[] | undefined;
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
    engine: request.model ?? null,
    language: request.language?.toUpperCase() ?? null,
    surface: request.surface ?? null,
    isBranded: request.branded ?? null,
    tags: request.tags && request.tags.length > 0 ? request.tags.map((tag) => tag.toLowerCase()) : null,
  };
}
