/** The six tiles of the overview, each with the shape of its figure over the window. */
import { memo, type ReactNode } from 'react';

import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';

import { type Bucket, ratePercent } from '../../charts/group-days.ts';
import { Sparkline } from '../../charts/sparkline.tsx';
import { ChangeLink } from '../../explain/change-link.tsx';
import { ExplainNumber } from '../../explain/explain-number.tsx';
import { CountedSums } from '../../live-run/counted-sums.tsx';
import { TEXTS } from '../../texts/texts.ts';
import { KpiTile, type KpiTileProps } from '../../ui/kpi-tile.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { AnswerLink } from './answer-link.tsx';
import classes from './kpi-row.module.css';
import {
  MEAN_TILES,
  type MeanTile,
  planAnswersBehind,
  planFew,
  planMeanTile,
  planRateTile,
  RATE_TILES,
  type RateTile,
  type Summary,
} from './plan-kpi-tiles.ts';

/** Ten points of a rate, or of a score from 0 to 100, fill a sparkline's height at least. */
const MIN_SPAN = 10;

type Shape = Exclude<RateTile, 'coverage'> | MeanTile;

const SHAPES: Readonly<Record<Shape, (bucket: Bucket) => number | null>> = {
  visibility: ({ visible, answers }) => ratePercent(visible, answers),
  mentionRate: ({ mentions, answers }) => ratePercent(mentions, answers),
  citationRate: ({ cited, answers }) => ratePercent(cited, answers),
  depth: ({ depth }) => depth,
  sentiment: ({ sentiment }) => sentiment,
};

const FIGURES: Readonly<Record<RateTile | MeanTile, ExplainedFigure>> = {
  visibility: 'responseVisibilityRate',
  mentionRate: 'mentionRate',
  citationRate: 'citationRate',
  coverage: 'visibilityRate',
  depth: 'position',
  sentiment: 'sentiment',
};

/** The value explains itself, and the change leads to where it comes from. */
const EXPLAINED = Object.fromEntries(
  Object.entries(FIGURES).map(([tile, figure]) => [
    tile,
    {
      drawValue: (value: string) => <ExplainNumber figure={figure}>{value}</ExplainNumber>,
      drawChange: (change: ReactNode) => <ChangeLink figure={figure}>{change}</ChangeLink>,
    },
  ]),
) as Record<RateTile | MeanTile, Pick<KpiTileProps, 'drawValue' | 'drawChange'>>;

const drawSample = (sample: string) => <CountedSums>{sample}</CountedSums>;

/** Drawn again when its figures change, not with every call that the screen waits for. */
export const KpiRow = memo(function KpiRow({ summary, buckets }: { summary: Summary; buckets: readonly Bucket[] }) {
  const toSpark = (tile: Shape) => <Sparkline values={buckets.map(SHAPES[tile])} minSpan={MIN_SPAN} />;
  const { visible, notVisible, visibilityRate } = summary.current;
  const toBehind = (tile: RateTile | MeanTile) => {
    const behind = planAnswersBehind(tile, summary);
    return behind && <AnswerLink behind={behind} />;
  };
  const few = planFew(summary.current);
  const coverage = <ShareBar percent={visible + notVisible === 0 ? null : visibilityRate} isOwn />;
  return (
    <section aria-label={TEXTS.overview.figures}>
      {few && <p className={classes.few}>{few.why}</p>}
      <div className={classes.row}>
        {RATE_TILES.map((tile) => (
          <KpiTile
            key={tile}
            facts={planRateTile(tile, summary)}
            more={toBehind(tile)}
            drawSample={drawSample}
            {...EXPLAINED[tile]}
          >
            {/* A day's coverage says little, and the timeseries does not hold it: a bar stands in for the line. */}
            {tile === 'coverage' ? coverage : toSpark(tile)}
          </KpiTile>
        ))}
        {MEAN_TILES.map((tile) => (
          <KpiTile
            key={tile}
            facts={planMeanTile(tile, summary)}
            more={toBehind(tile)}
            drawSample={drawSample}
            {...EXPLAINED[tile]}
          >
            {toSpark(tile)}
          </KpiTile>
        ))}
      </div>
    </section>
  );
});

export function KpiRowSkeleton() {
  return (
    <div className={classes.row} aria-hidden>
      {[...RATE_TILES, ...MEAN_TILES].map((tile) => (
        <SkeletonCard key={tile} heightPx={142} blockHeightPx={26} />
      ))}
    </div>
  );
}
