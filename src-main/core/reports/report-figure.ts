/** A figure of the period with its counts, its intervals, and what became of it since the other period. Pure. */
import type { ChangeVerdict, FigureInterval } from '#shared/contract/intervals.ts';
import type { Summary } from './load-report-facts.ts';

type Period = Summary['current'];

export const RATES = ['visibility', 'mention', 'citation', 'coverage'] as const;
export const MEANS = ['position', 'sentiment'] as const;
export type Rate = (typeof RATES)[number];
export type Figure = Rate | (typeof MEANS)[number];

/** What it is called in a summary. */
const NAMES = {
  visibility: { figure: 'responseVisibilityRate', change: 'responseVisibilityRateChange' },
  mention: { figure: 'mentionRate', change: 'mentionRateChange' },
  citation: { figure: 'citationRate', change: 'citationRateChange' },
  coverage: { figure: 'visibilityRate', change: 'visibilityRateChange' },
  position: { figure: 'position', change: 'positionChange' },
  sentiment: { figure: 'sentiment', change: 'sentimentChange' },
} as const;

export interface ReportFigure {
  /** A rate from 0 to 100, or a mean; null where nothing was counted. */
  value: number | null;
  /** Null for a mean. */
  hits: number | null;
  /** Answers behind it; of coverage prompts. */
  total: number;
  interval: FigureInterval;
  before: number | null;
  /** Null where there is nothing to compare with. */
  change: number | null;
  verdict: ChangeVerdict | null;
}

/** The summary has no count of visible answers: rate times answers gives it back. */
const HITS: Readonly<Record<Rate, (period: Period) => number>> = {
  visibility: ({ responseVisibilityRate, totalResponses }) =>
    Math.round((responseVisibilityRate * totalResponses) / 100),
  mention: ({ mentions }) => mentions,
  citation: ({ cited }) => cited,
  coverage: ({ visible }) => visible,
};

const isMean = (figure: Figure): figure is 'position' | 'sentiment' => MEANS.some((mean) => mean === figure);

function totalOf(figure: Figure, { totalResponses, mentions, visible, notVisible, intervals }: Period): number {
  if (figure === 'sentiment') return intervals.sentiment.n;
  if (isMean(figure)) return mentions;
  return figure === 'coverage' ? visible + notVisible : totalResponses;
}

export function toReportFigure(figure: Figure, { current, previous, changes }: Summary): ReportFigure {
  const { figure: name, change } = NAMES[figure];
  const readValue = (period: Period) => (totalOf(figure, period) === 0 ? null : period[name]);
  const [value, before] = [readValue(current), readValue(previous)];
  const isCompared = value !== null && before !== null;
  return {
    value,
    hits: isMean(figure) ? null : HITS[figure](current),
    total: totalOf(figure, current),
    interval: current.intervals[name],
    before,
    change: isCompared ? changes[change] : null,
    verdict: isCompared ? changes.verdicts[change] : null,
  };
}

/** So few answers or prompts that a rate is told as the counts that it is. */
export function isFew({ totalResponses, visible, notVisible }: Period): boolean {
  return totalResponses < 30 || visible + notVisible < 5;
}
