/** How many answers stand behind the figures, day by day or week by week. */
import { useMemo } from 'react';

import { ChartCard } from '../../charts/chart-card.tsx';
import type { Bucket, Grain } from '../../charts/group-days.ts';
import { planAnswersChart, planAnswersSummary } from '../../charts/plan-answers-chart.ts';
import { planAnswersTable } from '../../charts/plan-tables.ts';
import { TEXTS } from '../../texts/texts.ts';
import { usePalette } from '../../ui/use-palette.ts';

export const ANSWERS_CHART_HEIGHT_PX = 206;

export function AnswersCard({ buckets, grain }: { buckets: readonly Bucket[]; grain: Grain }) {
  const palette = usePalette();
  const { title } = TEXTS.overview.answersChart;
  const option = useMemo(() => planAnswersChart(buckets, palette), [buckets, palette]);
  return (
    <ChartCard
      title={title}
      option={option}
      summary={planAnswersSummary(buckets)}
      table={planAnswersTable(buckets, grain, title)}
      heightPx={ANSWERS_CHART_HEIGHT_PX}
    />
  );
}
