/** Which answers a figure is about: a project, a window of days, and filters on engine, language, surface, tags and kind of prompt. */
import { type DayWindow, previousWindow } from '#shared/time/window.ts';

/** What chooses among the answers of a project and a window. */
export interface FigureFilter {
  /** Any of these; null: all. */
  engines: readonly string[] | null;
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
