/** The targets of the bench and whether a figure meets its own. Pure. */
import type { ReadFigure } from '../reads/measure-reads.ts';

export interface Figure {
  /** What was measured, in words. */
  name: string;
  value: number;
  unit: string;
  /** Null: told, not judged. */
  target: { most: number } | { least: number } | null;
  /** What else to know. */
  note: string;
}

export function isMet({ value, target }: Pick<Figure, 'value' | 'target'>): boolean | null {
  if (target === null) return null;
  return 'most' in target ? value <= target.most : value >= target.least;
}

/** Reads that the dashboard draws at once, held to the shortest time and to the reference. */
const FAST = ['metrics.summary', 'metrics.timeseries', 'competitors.list'];
const FAST_MS = 10;
const OTHER_MS = 50;

/** The most milliseconds that a read may take in the middle; null for the export, which grows with what it holds. */
export function planReadTarget({ operation, days }: Pick<ReadFigure, 'operation' | 'days'>): number | null {
  if (FAST.includes(operation)) return FAST_MS;
  // An export writes every answer of its window: its time is the size of what it says.
  return operation === 'export.get' && days !== null ? null : OTHER_MS;
}

/** The most that a fast read may take of the reference's time; null where it is not held to it. */
export function planRatioTarget({
  operation,
  days,
  filter,
}: Pick<ReadFigure, 'operation' | 'days' | 'filter'>): number | null {
  if (!FAST.includes(operation) || days !== 365) return null;
  return filter === 'none' ? 0.5 : 1;
}

/** Null: nothing was asked of it. */
export function judgeRead(figure: ReadFigure): boolean | null {
  const most = planReadTarget(figure);
  const ratio = planRatioTarget(figure);
  if (most === null && ratio === null) return null;
  const isSlow = most !== null && figure.p50Ms > most;
  return !isSlow && !(ratio !== null && figure.ratio !== null && figure.ratio > ratio);
}
