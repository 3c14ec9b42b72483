/** The own brand beside its strongest competitors: visibility over time, and whose share of voice is how large. */
import { memo, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useOperation } from '../../api/use-operation.ts';
import { planBrandBuckets, planBrandLines } from '../../charts/brand-lines.ts';
import type { Bucket, Grain } from '../../charts/group-days.ts';
import { planLinesChart, planLinesSummary, planLinesTable } from '../../charts/plan-lines-chart.ts';
import { TimeChartCard } from '../../charts/time-chart-card.tsx';
import { drawExplained } from '../../explain/draw-explained.tsx';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { useOpenAnswers } from '../../filters/use-open-answers.ts';
import { useMarkedBuckets } from '../../live-run/use-marked-buckets.ts';
import { useSureDays } from '../../live-run/use-sure-days.ts';
import { TEXTS } from '../../texts/texts.ts';
import { toBrandColour } from '../../ui/brand-colours.ts';
import { Card } from '../../ui/card.tsx';
import { ShareCell } from '../../ui/share-cell.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { usePalette } from '../../ui/use-palette.ts';
import type { RankedBrand } from './plan-changes.ts';
import { planLinesInput } from './prefetch-overview.ts';
import classes from './versus-card.module.css';

const words = TEXTS.overview.versus;
const HEIGHT_PX = 240;
const CARD_HEAD_PX = 62;

const NO_BUCKETS: readonly Bucket[] = [];

/** Drawn again with its own call, the ranking and the filters. */
export const VersusCard = memo(function VersusCard({
  brands,
  grain,
}: {
  brands: readonly RankedBrand[];
  grain: Grain;
}) {
  const { figureInput, window } = useFilters();
  const palette = usePalette();
  const tracked = useOperation('competitors.tracked', { projectId: useProjectId() });
  const series = useOperation('competitors.timeseries', planLinesInput(figureInput, brands));
  const { firstDay, lastDay } = window;
  const known = tracked.data?.brands;
  const counted = useMemo(
    () => (series.data ? planBrandBuckets(series.data, { firstDay, lastDay }, grain) : NO_BUCKETS),
    [series.data, firstDay, lastDay, grain],
  );
  const buckets = useMarkedBuckets(counted);
  const ownDays = useSureDays(undefined);
  const plan = useMemo(() => {
    if (!series.data || !known) return null;
    const wishes = { window: { firstDay, lastDay }, grain, ownDays };
    const toColour = (id: string) => toBrandColour(known, id, palette);
    const lines = planBrandLines(series.data, { ...wishes, toColour, metric: 'visible', outOf: 'answers' });
    return {
      option: planLinesChart(buckets, lines, palette, HEIGHT_PX),
      summary: planLinesSummary(buckets, lines, TEXTS.charts.visibility),
      table: () => planLinesTable(buckets, lines, { grain, caption: words.title, totalName: TEXTS.charts.answers }),
    };
  }, [series.data, buckets, known, firstDay, lastDay, grain, palette, ownDays]);
  const openAnswers = useOpenAnswers(buckets);
  if (!plan) return <SkeletonCard heightPx={HEIGHT_PX + CARD_HEAD_PX} />;
  return (
    <TimeChartCard
      buckets={buckets}
      title={words.title}
      note={words.note}
      option={plan.option}
      summary={plan.summary}
      table={plan.table}
      heightPx={HEIGHT_PX}
      onPick={openAnswers}
    />
  );
});

/** Rows that a card shows; the rest is on the screen of the competitors. */
const MOST_SHARES = 7;

export const ShareCard = memo(function ShareCard({ brands }: { brands: readonly RankedBrand[] }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const shown = brands
    .toSorted((a, b) => (b.shareOfVoicePercent ?? 0) - (a.shareOfVoicePercent ?? 0))
    .slice(0, MOST_SHARES);
  return (
    <Card title={words.shareTitle} note={words.shareNote}>
      <ul className={classes.shares}>
        {shown.map(({ id, name, isUserBrand, shareOfVoicePercent, intervals }) => (
          <li key={id} data-own={isUserBrand}>
            <span className={classes.name}>{name}</span>
            <ShareCell
              percent={shareOfVoicePercent}
              isOwn={isUserBrand}
              interval={intervals?.shareOfVoice}
              hasSpan
              drawValue={drawExplained({ figure: 'shareOfVoice', brandId: isUserBrand ? undefined : id })}
            />
          </li>
        ))}
      </ul>
      <Link className={classes.more} to={toScreenLink(projectId, 'competitors', address)}>
        {words.more}
      </Link>
    </Card>
  );
});
