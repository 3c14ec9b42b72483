/** The overview: six figures, how visible the brand is over time, how much was asked, and which engines see it. */
import { useMemo, useState } from 'react';

import type { Engine } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { defaultGrain, type Grain, groupDays } from '../../charts/group-days.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { ANSWERS_CHART_HEIGHT_PX, AnswersCard } from './answers-card.tsx';
import { EngineCard } from './engine-card.tsx';
import { KpiRow, KpiRowSkeleton } from './kpi-row.tsx';
import { MixLine, useMix } from './mix-line.tsx';
import { ChangesCard, NextCard } from './next-cards.tsx';
import { NoAnswers } from './no-answers.tsx';
import classes from './overview-screen.module.css';
import { RATE_CHART_HEIGHT_PX, RateCard } from './rate-card.tsx';
import { ShareCard, VersusCard } from './versus-card.tsx';

export function OverviewScreen() {
  const { filters, changeFilters, figureInput, window } = useFilters();
  const project = useOperation('projects.get', { projectId: useProjectId() });
  const summary = useOperation('metrics.summary', figureInput);
  const series = useOperation('metrics.timeseries', figureInput);
  const mix = useMix(summary.data?.current.totalResponses);
  const [chosenGrain, setGrain] = useState<Grain | null>(null);
  const { firstDay, lastDay } = window;
  const grain = chosenGrain ?? defaultGrain(window);
  const days = series.data?.chartData;
  const buckets = useMemo(() => groupDays(days ?? [], { firstDay, lastDay }, grain), [days, firstDay, lastDay, grain]);

  const error = summary.error ?? series.error;
  const retry = () => {
    void summary.refetch();
    void series.refetch();
  };
  if (error) return <ErrorNotice error={error} onRetry={retry} />;
  if (!summary.data || !series.data || mix === undefined) return <OverviewSkeleton />;

  const isEmpty = summary.data.current.totalResponses === 0;
  const isStale = summary.isPlaceholderData || series.isPlaceholderData;
  return (
    <div className={classes.screen} data-stale={isStale} aria-busy={isStale}>
      {mix && <MixLine mix={mix} />}
      <KpiRow summary={summary.data} buckets={buckets} />
      {isEmpty ? <NoAnswers /> : <RateCard buckets={buckets} grain={grain} onGrain={setGrain} />}
      <div className={classes.pair}>
        {!isEmpty && <AnswersCard buckets={buckets} grain={grain} />}
        <EngineCard
          engines={project.data?.models ?? []}
          figureInput={figureInput}
          chosen={filters.engine}
          onChoose={(engine) => changeFilters({ engine })}
        />
      </div>
      {!isEmpty && (
        <Market
          engines={project.data?.models ?? []}
          grain={grain}
          previousAnswers={summary.data.previous.totalResponses}
        />
      )}
    </div>
  );
}

/** The contract's longest page: every brand of a project. */
const MAX_BRANDS = 500;

interface MarketProps {
  engines: readonly Engine[];
  grain: Grain;
  previousAnswers: number;
}

/** How the brand stands among others, what moved, and what to do about it. */
function Market({ engines, grain, previousAnswers }: MarketProps) {
  const { figureInput } = useFilters();
  const ranking = useOperation('competitors.list', { ...figureInput, limit: MAX_BRANDS });
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
}

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
