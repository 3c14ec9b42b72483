/** The main chart of the overview: the own brand's rates over time, by day or by week. */
import { memo, useMemo } from 'react';

import type { Bucket, Grain } from '../../charts/group-days.ts';
import { planRateChart, planRateNote, planRateSummary } from '../../charts/plan-rate-chart.ts';
import { planRateTable } from '../../charts/plan-tables.ts';
import { TimeChartCard } from '../../charts/time-chart-card.tsx';
import { useOpenAnswers } from '../../filters/use-open-answers.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { usePalette } from '../../ui/use-palette.ts';
import { useComparedBuckets } from './use-compared-buckets.ts';

interface RateCardProps {
  buckets: readonly Bucket[];
  grain: Grain;
  onGrain: (grain: Grain) => void;
}

export const RATE_CHART_HEIGHT_PX = 264;

const { title, note, grain: grainLabel, day, week } = TEXTS.overview.rateChart;
const GRAINS = [
  { value: 'day', label: day },
  { value: 'week', label: week },
] as const;

/** Drawn again when its figures change, not with every call that the screen waits for. */
export const RateCard = memo(function RateCard({ buckets, grain, onGrain }: RateCardProps) {
  const palette = usePalette();
  const openAnswers = useOpenAnswers(buckets);
  const compared = useComparedBuckets(buckets);
  const option = useMemo(
    () => planRateChart(buckets, palette, RATE_CHART_HEIGHT_PX, compared),
    [buckets, palette, compared],
  );
  return (
    <TimeChartCard
      buckets={buckets}
      title={title}
      note={planRateNote(note, buckets, compared)}
      option={option}
      summary={planRateSummary(buckets)}
      table={() => planRateTable(buckets, grain, title)}
      heightPx={RATE_CHART_HEIGHT_PX}
      onPick={openAnswers}
      controls={<Segmented label={grainLabel} value={grain} options={GRAINS} onChange={onGrain} />}
    />
  );
});
