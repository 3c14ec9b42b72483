/** How many answers are behind the figures, day by day or week by week. */
import { memo, useMemo } from 'react';

import type { Bucket, Grain } from '../../charts/group-days.ts';
import { planAnswersChart, planAnswersSummary } from '../../charts/plan-answers-chart.ts';
import { planAnswersTable } from '../../charts/plan-tables.ts';
import { TimeChartCard } from '../../charts/time-chart-card.tsx';
import { useOpenAnswers } from '../../filters/use-open-answers.ts';
import { TEXTS } from '../../texts/texts.ts';
import { usePalette } from '../../ui/use-palette.ts';

export const ANSWERS_CHART_HEIGHT_PX = 206;

interface AnswersCardProps {
  buckets: readonly Bucket[];
  grain: Grain;
}

/** Drawn again when its figures change, not with every call that the screen waits for. */
export const AnswersCard = memo(function AnswersCard({ buckets, grain }: AnswersCardProps) {
  const palette = usePalette();
  const openAnswers = useOpenAnswers(buckets);
  const { title } = TEXTS.overview.answersChart;
  const option = useMemo(() => planAnswersChart(buckets, palette), [buckets, palette]);
  return (
    <TimeChartCard
      buckets={buckets}
      title={title}
      option={option}
      summary={planAnswersSummary(buckets)}
      table={() => planAnswersTable(buckets, grain, title)}
      heightPx={ANSWERS_CHART_HEIGHT_PX}
      onPick={openAnswers}
    />
  );
});
