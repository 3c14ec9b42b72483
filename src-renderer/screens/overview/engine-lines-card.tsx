/** A line for each of the chosen engines: how visible the brand is in its answers over time. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';

import { lengthOf } from '#shared/time/window.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { type ChartLine, type LinePoint, toPercents } from '../../charts/brand-lines.ts';
import { toBucketName } from '../../charts/bucket-names.ts';
import type { FigureTableProps } from '../../charts/figure-table.tsx';
import { type Bucket, type Grain, groupDays, type TimeseriesDay } from '../../charts/group-days.ts';
import { planLinesChart, planLinesSummary } from '../../charts/plan-lines-chart.ts';
import { TimeChartCard } from '../../charts/time-chart-card.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import { useMarkedBuckets } from '../../live-run/use-marked-buckets.ts';
import { MOST_SURE_DAYS } from '../../live-run/use-sure-days.ts';
import { formatCount, formatRate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { toBrandColour } from '../../ui/brand-colours.ts';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { usePalette } from '../../ui/use-palette.ts';
import { planPairNote } from './plan-pair-note.ts';

const words = TEXTS.overview.engineLines;
const HEIGHT_PX = 240;
const CARD_HEAD_PX = 62;
const NO_PARTS: readonly Bucket[][] = [];

export const EngineLinesCard = memo(function EngineLinesCard({
  engines,
  grain,
}: {
  engines: readonly Engine[];
  grain: Grain;
}) {
  const { figureInput, window } = useFilters();
  const client = useClient();
  const palette = usePalette();
  const { firstDay, lastDay } = window;
  const series = useQueries({
    queries: engines.map((engine) =>
      operationQuery(client, 'metrics.timeseries', {
        ...figureInput,
        model: engine,
        intervals: lengthOf(window) <= MOST_SURE_DAYS,
      }),
    ),
    combine: (found) => found.map(({ data }) => data?.chartData),
  });
  const parts = useMemo(() => {
    const known = series.filter((days) => days !== undefined);
    if (known.length < engines.length) return NO_PARTS;
    return known.map((days: readonly TimeseriesDay[]) => groupDays(days, { firstDay, lastDay }, grain));
  }, [series, engines, firstDay, lastDay, grain]);
  const together = useMemo(() => addUp(parts), [parts]);
  const buckets = useMarkedBuckets(together);
  const plan = useMemo(() => {
    if (parts.length === 0) return null;
    const colours = engines.map((id) => ({ id, isUserBrand: false }));
    const lines = engines.map((engine, place): ChartLine => {
      const points = (parts[place] ?? []).map(
        ({ visible, answers, repeat, isRepeatKnown = false }): LinePoint => ({
          ...{ hits: visible, total: answers, repeat, isRepeatKnown },
        }),
      );
      const colour = toBrandColour(colours, engine, palette);
      return { id: engine, name: ENGINE_LABELS[engine], colour, isOwn: false, points };
    });
    return {
      option: planLinesChart(buckets, lines, palette, HEIGHT_PX),
      summary: planLinesSummary(buckets, lines, TEXTS.charts.visibility),
      table: () => planTable(buckets, lines, grain),
    };
  }, [parts, buckets, engines, grain, palette]);
  const pair = usePair(engines);
  if (!plan) return <SkeletonCard heightPx={HEIGHT_PX + CARD_HEAD_PX} />;
  return (
    <TimeChartCard
      buckets={buckets}
      title={words.title}
      note={pair ? planPairNote(pair) : words.note}
      heightPx={HEIGHT_PX}
      {...plan}
    />
  );
});

/** Two engines against each other, over the prompts that both answered; undefined for more of them. */
function usePair(engines: readonly Engine[]) {
  const { figureInput } = useFilters();
  const { model: _, ...input } = figureInput;
  const [model = 'chatgpt', against = 'chatgpt'] = engines;
  const query = operationQuery(useClient(), 'metrics.compareEngines', { ...input, model, against });
  const isPair = engines.length === 2;
  const { data } = useQuery({ ...query, enabled: isPair });
  return isPair ? data : undefined;
}

/** The rate of each engine, newest first, and the answers of all of them. */
function planTable(buckets: readonly Bucket[], lines: readonly ChartLine[], grain: Grain): FigureTableProps {
  const percents = lines.map(toPercents);
  const rows = buckets.map((bucket, place) => [
    toBucketName(bucket),
    ...percents.map((line) => formatRate(line[place] ?? null)),
    formatCount(bucket.answers),
  ]);
  const { charts } = TEXTS;
  return {
    caption: words.title,
    columns: [grain === 'day' ? charts.day : charts.week, ...lines.map(({ name }) => name), charts.answers],
    rows: rows.reverse(),
  };
}

/** The answers of all lines together, which is what tooltips tell beside them. */
function addUp([first = [], ...others]: readonly (readonly Bucket[])[]): Bucket[] {
  return first.map((bucket, place) => ({
    ...bucket,
    answers: bucket.answers + others.reduce((sum, part) => sum + (part[place]?.answers ?? 0), 0),
  }));
}
