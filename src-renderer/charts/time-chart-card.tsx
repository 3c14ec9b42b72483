/** A chart over time under its question: whatever it draws, what happened on its days is marked at its foot and said in its note. */
import { memo, useMemo } from 'react';
import { formatCount, formatDayRange } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { usePalette } from '../ui/use-palette.ts';
import { ChartCard, type ChartCardProps } from './chart-card.tsx';
import { addMarkSeries, planMarkNotes } from './chart-marks.ts';
import type { Bucket } from './group-days.ts';

interface TimeChartCardProps extends Omit<ChartCardProps, 'period' | 'sample'> {
  /** What the option was built of, with their marks. */
  buckets: readonly Bucket[];
  /** Where it counts something else than the answers of its buckets. */
  sample?: string;
}

export const TimeChartCard = memo(function TimeChartCard({
  buckets,
  option,
  note = '',
  sample,
  ...card
}: TimeChartCardProps) {
  const palette = usePalette();
  const marked = useMemo(() => addMarkSeries(option, buckets, palette), [option, buckets, palette]);
  const notes = [note, ...planMarkNotes(buckets)].filter((each) => each !== '').join(' · ');
  return (
    <ChartCard
      {...card}
      option={marked}
      note={notes}
      period={writePeriod(buckets)}
      sample={sample ?? countAnswers(buckets)}
    />
  );
});

export function writePeriod(buckets: readonly Bucket[]): string {
  const [first, last] = [buckets[0], buckets.at(-1)];
  return first && last ? formatDayRange(first.firstDay, last.lastDay) : '';
}

export function countAnswers(buckets: readonly Bucket[]): string {
  const count = buckets.reduce((sum, { answers }) => sum + answers, 0);
  return TEXTS.charts.sample(formatCount(count), count);
}
