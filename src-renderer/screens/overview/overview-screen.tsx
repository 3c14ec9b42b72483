/** The overview: six figures, how visible the brand is over time, how much was asked, and which engines see it. */
import { memo, useCallback, useEffect, useMemo, useState } from 'react';

import type { Engine } from '#shared/vocabulary/engines.ts';

import { usePrefetch } from '../../api/prefetch.ts';
import { useOperation } from '../../api/use-operation.ts';
import { SinceBaselineCard } from '../../brands/since-baseline-card.tsx';
import { defaultGrain, type Grain, groupDays } from '../../charts/group-days.ts';
import type { ComparedInput } from '../../filters/figure-input.ts';
import { isNarrowed } from '../../filters/filters.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { useMarkedBuckets } from '../../live-run/use-marked-buckets.ts';
import { useSureDays } from '../../live-run/use-sure-days.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { ANSWERS_CHART_HEIGHT_PX, AnswersCard } from './answers-card.tsx';
import { EngineCard } from './engine-card.tsx';
import { EngineLinesCard } from './engine-lines-card.tsx';
import { FirstDaysCard } from './first-days-card.tsx';
import { KpiRow, KpiRowSkeleton } from './kpi-row.tsx';
import { MixLine, useMix } from './mix-line.tsx';
import { ChangesCard, NextCard } from './next-cards.tsx';
import { NoAnswers } from './no-answers.tsx';
import classes from './overview-screen.module.css';
import { planFirstDays } from './plan-first-days.ts';
import { planRankingInput, prefetchOverview } from './prefetch-overview.ts';
import { RATE_CHART_HEIGHT_PX, RateCard } from './rate-card.tsx';
import { ShareCard, VersusCard } from './versus-card.tsx';

const NO_ENGINES: readonly Engine[] = [];

export function OverviewScreen() {
  const { filters, changeFilters, figureInput, comparedInput, window } = useFilters();
  const project = useOperation('projects.get', { projectId: useProjectId() });
  const summary = useOperation('metrics.summary', comparedInput);
  const series = useOperation('metrics.timeseries', figureInput);
  const mix = useMix(summary.data?.current.totalResponses);
  const [chosenGrain, setGrain] = useState<Grain | null>(null);
  const { firstDay, lastDay } = window;
  const grain = chosenGrain ?? defaultGrain(window);
  const days = useSureDays(series.data?.chartData);
  const counted = useMemo(() => groupDays(days ?? [], { firstDay, lastDay }, grain), [days, firstDay, lastDay, grain]);
  const buckets = useMarkedBuckets(counted);
  const engines = project.data?.models ?? NO_ENGINES;
  usePrefetchedOverview(comparedInput);
  const chooseEngines = useCallback((engines: readonly Engine[]) => changeFilters({ engines }), [changeFilters]);
  const error = summary.error ?? series.error;
  const retry = () => {
    void summary.refetch();
    void series.refetch();
  };
  if (error) return <ErrorNotice error={error} onRetry={retry} />;
  if (!summary.data || !series.data || mix === undefined) return <OverviewSkeleton />;

  const isEmpty = summary.data.current.totalResponses === 0;
  const first = planFirstDays(series.data.chartData, summary.data, isNarrowed(filters));
  const hasLine = !isEmpty && first === null;
  const isStale = summary.isPlaceholderData || series.isPlaceholderData;
  return (
    <div className={classes.screen} data-stale={isStale} aria-busy={isStale}>
      {mix && <MixLine mix={mix} />}
      {first && (
        <FirstDaysCard
          first={first}
          summary={summary.data}
          engines={engines}
          figureInput={figureInput}
          nextRunAt={project.data?.nextRunAt ?? null}
        />
      )}
      {isEmpty && <NoAnswers />}
      <KpiRow summary={summary.data} buckets={buckets} />
      <SinceBaselineCard />
      {hasLine && <RateCard buckets={buckets} grain={grain} onGrain={setGrain} />}
      {hasLine && filters.engines.length > 1 && <EngineLinesCard engines={filters.engines} grain={grain} />}
      <div className={classes.pair}>
        {hasLine ? <AnswersCard buckets={buckets} grain={grain} /> : first && <NextCard />}
        <EngineCard engines={engines} comparedInput={comparedInput} chosen={filters.engines} onChoose={chooseEngines} />
      </div>
      {hasLine && <Market engines={engines} grain={grain} previousAnswers={summary.data.previous.totalResponses} />}
    </div>
  );
}

/** The cards below are not there before the first figures are; what they will ask for does not wait for that. */
function usePrefetchedOverview(input: ComparedInput): void {
  const prefetch = usePrefetch();
  useEffect(() => {
    prefetchOverview(prefetch, input);
  }, [prefetch, input]);
}

interface MarketProps {
  engines: readonly Engine[];
  grain: Grain;
  previousAnswers: number;
}

/** How the brand stands among others, what moved, and what to do about it. */
const Market = memo(function Market({ engines, grain, previousAnswers }: MarketProps) {
  const { comparedInput } = useFilters();
  const ranking = useOperation('competitors.list', planRankingInput(comparedInput));
  const brands = ranking.data?.competitors;
  if (ranking.error) return <ErrorNotice error={ranking.error} onRetry={() => void ranking.refetch()} />;
  if (!brands) return <SkeletonCard heightPx={RATE_CHART_HEIGHT_PX} />;
  return (
    <>
      {brands.length > 1 && (
        <div className={classes.market}>
          <VersusCard brands={brands} grain={grain} />
          <ShareCard brands={brands} />
        </div>
      )}
      <div className={classes.halves}>
        <ChangesCard engines={engines} brands={brands} previousAnswers={previousAnswers} />
        <NextCard />
      </div>
    </>
  );
});

const CARD_HEAD_PX = 62;

/** The real layout, before there are numbers. */
function OverviewSkeleton() {
  return (
    <div className={classes.screen} aria-busy>
      <KpiRowSkeleton />
      <SkeletonCard heightPx={RATE_CHART_HEIGHT_PX + CARD_HEAD_PX} />
      <div className={classes.pair}>
        <SkeletonCard heightPx={ANSWERS_CHART_HEIGHT_PX + CARD_HEAD_PX} />
        <SkeletonCard heightPx={ANSWERS_CHART_HEIGHT_PX + CARD_HEAD_PX} />
      </div>
    </div>
  );
}
