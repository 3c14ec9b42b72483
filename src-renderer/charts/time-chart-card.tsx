/** A chart over time under its question: whatever it draws, what happened on its days is marked at its foot and said in its note. */
import { memo, useMemo } from 'react';
import { usePalette } from '../ui/use-palette.ts';
import { ChartCard, type ChartCardProps } from './chart-card.tsx';
import { addMarkSeries, planMarkNotes } from './chart-marks.ts';
import type { Bucket } from './group-days.ts';

interface TimeChartCardProps extends ChartCardProps {
  /** What the option was built of, with their marks. */
  buckets: readonly Bucket[];
}

export const TimeChartCard = memo(function TimeChartCard({ buckets, option, note = '', ...card }: TimeChartCardProps) {
  const palette = usePalette();
  const marked = useMemo(() => addMarkSeries(option, buckets, palette), [option, buckets, palette]);
  const notes = [note, ...planMarkNotes(buckets)].filter((each) => each !== '').join(' · ');
  return <ChartCard {...card} option={marked} {...(notes !== '' && { note: notes })} />;
});
