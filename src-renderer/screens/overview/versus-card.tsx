/** The own brand beside its strongest competitors: visibility over time, and whose share of voice is how large. */
import { memo, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useOperation } from '../../api/use-operation.ts';
import { planBrandBuckets, planBrandLines } from '../../charts/brand-lines.ts';
import { ChartCard } from '../../charts/chart-card.tsx';
import type { Bucket, Grain } from '../../charts/group-days.ts';
import { planLinesChart, planLinesSummary, planLinesTable } from '../../charts/plan-lines-chart.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { useOpenAnswers } from '../../filters/use-open-answers.ts';
import { DASH, formatDecimal } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { toBrandColour } from '../../ui/brand-colours.ts';
import { Card } from '../../ui/card.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
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
  const plan = useMemo(() => {
    if (!series.data || !known) return null;
    const days = { firstDay, lastDay };
    const buckets = planBrandBuckets(series.data, days, grain);
    const toColour = (id: string) => toBrandColour(known, id, palette);
    const lines = planBrandLines(series.data, { window: days, grain, toColour, metric: 'visible', outOf: 'answers' });
    return {
      buckets,
      option: planLinesChart(buckets, lines, palette, HEIGHT_PX),
      summary: planLinesSummary(buckets, lines, TEXTS.charts.visibility),
      table: () => planLinesTable(buckets, lines, { grain, caption: words.title, totalName: TEXTS.charts.answers }),
    };
  }, [series.data, known, firstDay, lastDay, grain, palette]);
  const openAnswers = useOpenAnswers(plan?.buckets ?? NO_BUCKETS);
  if (!plan) return <SkeletonCard heightPx={HEIGHT_PX + CARD_HEAD_PX} />;
  return (
    <ChartCard
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
        {shown.map(({ id, name, isUserBrand, shareOfVoicePercent }) => (
          <li key={id} data-own={isUserBrand}>
            <span className={classes.name}>{name}</span>
            <ShareBar percent={shareOfVoicePercent} isOwn={isUserBrand} />
            <span className={classes.value}>
              {shareOfVoicePercent === null ? DASH : formatDecimal(shareOfVoicePercent)}
            </span>
          </li>
        ))}
      </ul>
      <Link className={classes.more} to={toScreenLink(projectId, 'competitors', address)}>
        {words.more}
      </Link>
    </Card>
  );
});
