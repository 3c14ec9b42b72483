/** Charts of a report as raw series with their words. A writer draws them; each stands next to its table. Types only. */
import type { Verdict } from '#shared/statistics/compare.ts';

interface ChartWords {
  /** Stable within the report: the part's id and what is drawn. */
  id: string;
  /** The question that it answers. */
  title: string;
  /** What is drawn, in a sentence, for those who do not see it. */
  summary: string;
  /** Below it: the unit, what the band is. */
  note: string;
  /** As it is written. */
  period: string;
  /** Answers behind it. */
  n: number;
  unit: 'percent' | 'points' | 'count';
}

/** Over days or weeks. */
export interface LineChart extends ChartWords {
  kind: 'line';
  /** First day of each point, in days since 1970-01-01. */
  days: readonly number[];
  series: readonly {
    name: string;
    isOwn: boolean;
    /** Null where nothing was counted: a gap. */
    values: readonly (number | null)[];
    /** 95 % intervals of the values, drawn as a band. */
    intervals?: readonly (readonly [number, number] | null)[];
  }[];
  /** What happened on a day: engine versions, baselines, finished work. */
  annotations: readonly { day: number; label: string }[];
}

/** Rows next to each other, the first on top. */
export interface BarChart extends ChartWords {
  kind: 'bar';
  bars: readonly {
    label: string;
    isOwn: boolean;
    value: number | null;
    before: number | null;
    interval: readonly [number, number] | null;
  }[];
}

/** From the value before to the value now, by what gave it. */
export interface ContributionsChart extends ChartWords {
  kind: 'contributions';
  before: { label: string; value: number };
  now: { label: string; value: number };
  /** Largest first; they and `rest` add up to the change. */
  steps: readonly { label: string; points: number; verdict: Verdict | null }[];
  rest: { label: string; points: number };
}

export type ReportChart = LineChart | BarChart | ContributionsChart;
