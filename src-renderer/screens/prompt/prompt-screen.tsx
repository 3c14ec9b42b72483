/** One prompt: how visible the brand is in its answers over time and by engine, and every one of those answers. */
import { useMemo } from 'react';
import { useParams } from 'react-router';

import { useAllPrompts } from '../../api/all-prompts.ts';
import { useOperation } from '../../api/use-operation.ts';
import { defaultGrain, groupDays } from '../../charts/group-days.ts';
import { planRateChart, planRateNote, planRateSummary } from '../../charts/plan-rate-chart.ts';
import { planRateTable } from '../../charts/plan-tables.ts';
import { TimeChartCard } from '../../charts/time-chart-card.tsx';
import { NO_MOVES, planMoves } from '../../explain/plan-moves.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { useOpenAnswers } from '../../filters/use-open-answers.ts';
import { useMarkedBuckets } from '../../live-run/use-marked-buckets.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { usePalette } from '../../ui/use-palette.ts';
import { EngineTable } from './engine-table.tsx';
import { PromptAnswers } from './prompt-answers.tsx';
import { PromptHead } from './prompt-head.tsx';
import { PromptInterventions } from './prompt-interventions.tsx';
import classes from './prompt-screen.module.css';

const words = TEXTS.prompt;
const CHART_HEIGHT_PX = 240;
/** With fewer answers a day than this a day's rate is mostly chance: weeks are drawn instead. */
const FEW_A_DAY = 10;

export function PromptScreen() {
  const { promptId = '' } = useParams();
  const { comparedInput, figureInput, window } = useFilters();
  // One prompt is looked at: filters that choose among prompts have nothing to say.
  const { tags: _, branded: __, ...untagged } = figureInput;
  const input = { ...untagged, promptId };
  const series = useOperation('prompts.timeseries', { ...input, intervals: true });
  const figures = useOperation('prompts.engines', { ...untagged, intervals: true });
  const prompts = useAllPrompts(untagged);
  const { tags: ___, branded: ____, ...compared } = comparedInput;
  const changes = useOperation('metrics.explainChange', {
    ...compared,
    figure: 'responseVisibilityRate',
    by: 'prompt_engine',
  });
  const moves = useMemo(() => (changes.data ? planMoves(changes.data) : NO_MOVES), [changes.data]);
  const error = series.error ?? figures.error ?? prompts.error ?? changes.error;
  if (error) return <ErrorNotice error={error} onRetry={() => void series.refetch()} />;
  if (!series.data || !figures.data || !prompts.data) return <PromptSkeleton />;
  const engines = figures.data.prompts.find((found) => found.promptId === promptId)?.engines ?? [];
  const hasAnswers = series.data.chartData.some(({ totalResults }) => totalResults > 0);
  return (
    <div className={classes.screen} aria-busy={series.isPlaceholderData} data-stale={series.isPlaceholderData}>
      <PromptHead prompt={prompts.data.find(({ id }) => id === promptId) ?? null} />
      {hasAnswers ? (
        <div className={classes.pair}>
          <Trend promptId={promptId} days={series.data.chartData} firstDay={window.firstDay} lastDay={window.lastDay} />
          <EngineTable
            engines={engines}
            promptId={promptId}
            moveOf={(engine) => moves.byPart.get(`${promptId}:${engine}`)}
          />
        </div>
      ) : (
        <Notice title={words.empty.title}>{words.empty.text}</Notice>
      )}
      <PromptInterventions projectId={untagged.projectId} promptId={promptId} />
      <PromptAnswers input={input} />
    </div>
  );
}

interface TrendProps {
  promptId: string;
  days: Parameters<typeof groupDays>[0];
  firstDay: number;
  lastDay: number;
}

function Trend({ promptId, days, firstDay, lastDay }: TrendProps) {
  const palette = usePalette();
  const answers = days.reduce((sum, { totalResults }) => sum + totalResults, 0);
  const isThin = answers / days.length < FEW_A_DAY;
  const grain = isThin && days.length > 14 ? 'week' : defaultGrain({ firstDay, lastDay });
  const counted = useMemo(() => groupDays(days, { firstDay, lastDay }, grain), [days, firstDay, lastDay, grain]);
  const buckets = useMarkedBuckets(counted);
  const openAnswers = useOpenAnswers(buckets, promptId);
  const option = useMemo(() => planRateChart(buckets, palette, CHART_HEIGHT_PX), [buckets, palette]);
  return (
    <TimeChartCard
      buckets={buckets}
      title={words.trend}
      note={planRateNote(words.trendNote, buckets)}
      option={option}
      summary={planRateSummary(buckets)}
      table={() => planRateTable(buckets, grain, words.trend)}
      heightPx={CHART_HEIGHT_PX}
      onPick={openAnswers}
    />
  );
}

function PromptSkeleton() {
  return (
    <div className={classes.screen} aria-busy>
      <SkeletonCard heightPx={84} />
      <SkeletonCard heightPx={CHART_HEIGHT_PX + 62} />
      <SkeletonCard heightPx={360} />
    </div>
  );
}
