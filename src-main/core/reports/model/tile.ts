/** A figure with all that stands next to it. Types only. */
import type { ChangeVerdict, FigureInterval } from '#shared/contract/intervals.ts';
import type { Figure } from '../report-figure.ts';

export interface Tile {
  figure: Figure;
  name: string;
  /** A rate from 0 to 100, or a mean; null where nothing was counted. */
  value: number | null;
  unit: 'percent' | 'mean';
  /** Null for a mean. */
  hits: number | null;
  /** What it was counted of. */
  n: number;
  interval: FigureInterval;
  before: number | null;
  /** Points of a rate, units of a mean; null where there is nothing to compare with. */
  change: number | null;
  verdict: ChangeVerdict | null;
  /** In the language of the report; too few answers are written as counts. */
  written: { value: string; interval: string; change: string; n: string };
}
