/** Brands over time: one rate as lines, and shares of voice as stacked areas; the own brand and up to five others. */
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMemo } from 'react';

import { useOperation } from '../../api/use-operation.ts';
import { type CompetitorRow, planDefaultBrands } from '../../brands/plan-competitor-rows.ts';
import { planBrandBuckets, planBrandLines } from '../../charts/brand-lines.ts';
import { type Bucket, defaultGrain } from '../../charts/group-days.ts';
import { planAreaChart, planRest } from '../../charts/plan-area-chart.ts';
import { planLinesChart, planLinesSummary, planLinesTable } from '../../charts/plan-lines-chart.ts';
import { TimeChartCard } from '../../charts/time-chart-card.tsx';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { useOpenAnswers } from '../../filters/use-open-answers.ts';
import { useMarkedBuckets } from '../../live-run/use-marked-buckets.ts';
import { useSureDays } from '../../live-run/use-sure-days.ts';
import { TEXTS } from '../../texts/texts.ts';
import { toBrandColour } from '../../ui/brand-colours.ts';
import { ChoiceMenu } from '../../ui/choice-menu.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { usePalette } from '../../ui/use-palette.ts';
import classes from './competitors-screen.module.css';
import type { TrackedBrand } from './use-brands.ts';

const words = TEXTS.competitors.charts;
const HEIGHT_PX = 264;
const CARD_HEAD_PX = 62;
/** With the own brand a chart has six lines: more are not told apart. */
const MOST = 5;

const METRICS = [
  { value: 'visible', label: words.metrics.visible },
  { value: 'mentions', label: words.metrics.mentions },
  { value: 'cited', label: words.metrics.cited },
] as const;

const NO_BUCKETS: readonly Bucket[] = [];

interface BrandChartsProps {
  rows: readonly CompetitorRow[];
  tracked: readonly TrackedBrand[];
}

export function BrandCharts({ rows, tracked }: BrandChartsProps) {
  const { figureInput, window } = useFilters();
  const [metric, setMetric] = useAddressValue('metric', 'visible');
  const { chosen, toggle } = useChosenBrands(rows);
  const series = useOperation('competitors.timeseries', { ...figureInput, brandIds: chosen.toSorted().join(',') });
  const palette = usePalette();
  const figure = METRICS.find(({ value }) => value === metric)?.value ?? 'visible';
  const { firstDay, lastDay } = window;
  const grain = defaultGrain(window);
  const counted = useMemo(
    () => (series.data ? planBrandBuckets(series.data, { firstDay, lastDay }, grain) : NO_BUCKETS),
    [series.data, firstDay, lastDay, grain],
  );
  const buckets = useMarkedBuckets(counted);
  const ownDays = useSureDays(undefined);
  const plan = useMemo(() => {
    if (!series.data) return null;
    const wishes = {
      window: { firstDay, lastDay },
      grain,
      toColour: (id: string) => toBrandColour(tracked, id, palette),
      ownDays,
    };
    const lines = planBrandLines(series.data, { ...wishes, metric: figure, outOf: 'answers' });
    const shares = planBrandLines(series.data, { ...wishes, metric: 'mentions', outOf: 'mentions' });
    const rest = planRest(shares, words.others, palette.bar);
    const bands = rest ? [...shares, rest] : shares;
    return {
      lines,
      bands,
      linesOption: planLinesChart(buckets, lines, palette, HEIGHT_PX),
      areaOption: planAreaChart(buckets, bands, palette, HEIGHT_PX),
    };
  }, [series.data, buckets, firstDay, lastDay, grain, figure, tracked, palette, ownDays]);
  const openAnswers = useOpenAnswers(buckets);
  if (series.error) return <ErrorNotice error={series.error} onRetry={() => void series.refetch()} />;
  if (!plan) {
    return (
      <div className={classes.charts} aria-busy>
        <SkeletonCard heightPx={HEIGHT_PX + CARD_HEAD_PX} />
        <SkeletonCard heightPx={HEIGHT_PX + CARD_HEAD_PX} />
      </div>
    );
  }
  const { lines, bands } = plan;
  return (
    <div className={classes.charts}>
      <TimeChartCard
        buckets={buckets}
        title={words.trendTitle}
        note={words.trendNote}
        option={plan.linesOption}
        summary={planLinesSummary(buckets, lines, words.metrics[figure])}
        table={() => planLinesTable(buckets, lines, { grain, caption: words.trendTitle, totalName: words.total })}
        heightPx={HEIGHT_PX}
        onPick={openAnswers}
        controls={<Segmented label={words.metric} value={figure} options={METRICS} onChange={setMetric} />}
      />
      <TimeChartCard
        buckets={buckets}
        title={words.shareTitle}
        note={words.shareNote}
        option={plan.areaOption}
        summary={planLinesSummary(buckets, bands, TEXTS.competitors.columns.share)}
        table={() => planLinesTable(buckets, bands, { grain, caption: words.shareTitle, totalName: words.mentions })}
        heightPx={HEIGHT_PX}
        onPick={openAnswers}
        controls={<BrandChoice rows={rows} chosen={chosen} onToggle={toggle} />}
      />
    </div>
  );
}

/** In the address once somebody chose; else those with a star and the first of the ranking. */
function useChosenBrands(rows: readonly CompetitorRow[]) {
  const [kept, setKept] = useAddressValue('brands');
  const known = new Set(rows.map(({ id }) => id));
  const asked = kept.split(',').filter((id) => known.has(id));
  const chosen = kept === '' ? planDefaultBrands(rows, MOST) : asked.slice(0, MOST);
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    if (next.length <= MOST) setKept(next.length === 0 ? 'none' : next.join(','));
  };
  return { chosen, toggle };
}

interface BrandChoiceProps {
  rows: readonly CompetitorRow[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

function BrandChoice({ rows, chosen, onToggle }: BrandChoiceProps) {
  const choices = rows.filter(({ isUserBrand }) => !isUserBrand).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ChoiceMenu
      label={words.brands}
      choices={choices}
      selected={chosen}
      isMultiple
      onPick={onToggle}
      target={(toggle) => (
        <Button onClick={toggle} rightSection={<IconChevronDown size={14} aria-hidden />}>
          {words.brandCount(chosen.length)}
        </Button>
      )}
    />
  );
}
