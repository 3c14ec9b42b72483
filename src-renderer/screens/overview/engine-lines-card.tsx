/** A line for each of the chosen engines: how visible the brand is in its answers over time. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';

import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { type ChartLine, toPercents } from '../../charts/brand-lines.ts';
import { toBucketName } from '../../charts/bucket-names.ts';
import { ChartCard } from '../../charts/chart-card.tsx';
import type { FigureTableProps } from '../../charts/figure-table.tsx';
import { type Bucket, type Grain, groupDays, type TimeseriesDay } from '../../charts/group-days.ts';
import { planLinesChart, planLinesSummary } from '../../charts/plan-lines-chart.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { formatCount, formatRate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { toBrandColour } from '../../ui/brand-colours.ts';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { usePalette } from '../../ui/use-palette.ts';
import { planPairNote } from './plan-pair-note.ts';

const words = TEXTS.overview.engineLines;
const HEIGHT_PX = 240;
const CARD_HEAD_PX = 62;

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
    queries: engines.map((engine) => operationQuery(client, 'metrics.timeseries', { ...figureInput, model: engine })),
    combine: (found) => found.map(({ data }) => data?.chartData),
  });
  const plan = useMemo(() => {
    const known = series.filter((days) => days !== undefined);
    if (known.length < engines.length) return null;
    const parts = known.map((days: readonly TimeseriesDay[]) => groupDays(days, { firstDay, lastDay }, grain));
    const colours = engines.map((id) => ({ id, isUserBrand: false }));
    const lines = engines.map((engine, place): ChartLine => {
      const points = (parts[place] ?? []).map(({ visible, answers }) => ({ hits: visible, total: answers }));
      const colour = toBrandColour(colours, engine, palette);
      return { id: engine, name: ENGINE_LABELS[engine], colour, isOwn: false, points };
    });
    const buckets = addUp(parts);
    return {
      option: planLinesChart(buckets, lines, palette, HEIGHT_PX),
      summary: planLinesSummary(buckets, lines, TEXTS.charts.visibility),
      table: () => planTable(buckets, lines, grain),
    };
  }, [series, engines, firstDay, lastDay, grain, palette]);
  const pair = usePair(engines);
  if (!plan) return <SkeletonCard heightPx={HEIGHT_PX + CARD_HEAD_PX} />;
  return <ChartCard title={words.title} note={pair ? planPairNote(pair) : words.note} heightPx={HEIGHT_PX} {...plan} />;
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
