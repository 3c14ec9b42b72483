/** What customers say led them here: channels over time and revenue, beside visibility, with no claim that one made the other. */
import { useMemo } from 'react';

import { useOperation } from '../../api/use-operation.ts';
import { groupDays } from '../../charts/group-days.ts';
import { planRateChart, planRateSummary } from '../../charts/plan-rate-chart.ts';
import { planRateTable } from '../../charts/plan-tables.ts';
import { TimeChartCard } from '../../charts/time-chart-card.tsx';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { ImportButton } from '../../imports/import-button.tsx';
import { useMarkedBuckets } from '../../live-run/use-marked-buckets.ts';
import { useSureDays } from '../../live-run/use-sure-days.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { usePalette } from '../../ui/use-palette.ts';
import classes from './attribution-screen.module.css';
import { ChannelsCard } from './channels-card.tsx';
import { planChannelWeeks } from './plan-channel-weeks.ts';
import { planChannelsChart, planChannelsSummary, planChannelsTable, toBucket } from './plan-channels-chart.ts';
import { ResponsesCard } from './responses-card.tsx';

const words = TEXTS.attribution;
const CHART_HEIGHT_PX = 220;

export function AttributionScreen() {
  const projectId = useProjectId();
  const { window, today, figureInput } = useFilters();
  // Responses are counted back from now: as many days as reach the first one of the window.
  const days = Math.max(1, today - window.firstDay + 1);
  const input = { projectId, days };
  const summary = useOperation('attribution.summary', { ...input, intervals: true });
  const series = useOperation('attribution.timeseries', input);
  if (summary.error) return <ErrorNotice error={summary.error} onRetry={() => void summary.refetch()} />;
  if (series.error) return <ErrorNotice error={series.error} onRetry={() => void series.refetch()} />;
  if (!summary.data || !series.data) return <SkeletonCard heightPx={420} />;
  return (
    <div className={classes.screen}>
      <div className={classes.head}>
        <p>{words.note}</p>
        {summary.data.total > 0 && <ImportButton projectId={projectId} kind="attribution" />}
      </div>
      {summary.data.total === 0 ? (
        <Notice title={words.empty.title} action={<ImportButton projectId={projectId} kind="attribution" />}>
          {words.empty.text}
        </Notice>
      ) : (
        <>
          <div className={classes.pair}>
            <ChannelsOverTime days={series.data.days} />
            <ChannelsCard summary={summary.data} />
          </div>
          <VisibilityBeside input={figureInput} />
          <ResponsesCard input={input} />
        </>
      )}
    </div>
  );
}

function ChannelsOverTime({ days }: { days: Parameters<typeof planChannelWeeks>[0] }) {
  const palette = usePalette();
  const { window } = useFilters();
  const { firstDay, lastDay } = window;
  const weeks = useMemo(() => planChannelWeeks(days, { firstDay, lastDay }), [days, firstDay, lastDay]);
  const spans = useMemo(() => weeks.map(toBucket), [weeks]);
  const buckets = useMarkedBuckets(spans);
  const option = useMemo(() => planChannelsChart(weeks, buckets, palette), [weeks, buckets, palette]);
  return (
    <TimeChartCard
      buckets={buckets}
      sample={words.sample(weeks.reduce((sum, { aiSearch, others }) => sum + aiSearch + others, 0))}
      title={words.overTime}
      note={words.overTimeNote}
      option={option}
      summary={planChannelsSummary(weeks)}
      table={() => planChannelsTable(weeks)}
      heightPx={CHART_HEIGHT_PX}
    />
  );
}

function VisibilityBeside({ input }: { input: ReturnType<typeof useFilters>['figureInput'] }) {
  const palette = usePalette();
  const { window } = useFilters();
  const series = useOperation('metrics.timeseries', input);
  const { firstDay, lastDay } = window;
  const days = useSureDays(series.data?.chartData);
  const counted = useMemo(() => groupDays(days ?? [], { firstDay, lastDay }, 'week'), [days, firstDay, lastDay]);
  const buckets = useMarkedBuckets(counted);
  const option = useMemo(() => planRateChart(buckets, palette, CHART_HEIGHT_PX), [buckets, palette]);
  if (!days) return <SkeletonCard heightPx={CHART_HEIGHT_PX} />;
  return (
    <TimeChartCard
      buckets={buckets}
      title={words.beside}
      note={words.besideNote}
      option={option}
      summary={planRateSummary(buckets)}
      table={() => planRateTable(buckets, 'week', words.beside)}
      heightPx={CHART_HEIGHT_PX}
    />
  );
}
