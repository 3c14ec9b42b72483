/** The same numbers as the charts, as rows of a table, newest first. Pure. */
import { DASH, formatCount, formatRate, formatRateSpan } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { toBucketName } from './bucket-names.ts';
import type { FigureTableProps } from './figure-table.tsx';
import { type Bucket, type Grain, ratePercent } from './group-days.ts';

const grainName = (grain: Grain) => (grain === 'day' ? TEXTS.charts.day : TEXTS.charts.week);

export function planRateTable(buckets: readonly Bucket[], grain: Grain, caption: string): FigureTableProps {
  const { visibility, interval, mentionRate, citationRate, answers } = TEXTS.charts;
  const toRow = (bucket: Bucket) => {
    return [
      toBucketName(bucket),
      formatRate(ratePercent(bucket.visible, bucket.answers)),
      bucket.repeat ? formatRateSpan(...bucket.repeat) : DASH,
      formatRate(ratePercent(bucket.mentions, bucket.answers)),
      formatRate(ratePercent(bucket.cited, bucket.answers)),
      formatCount(bucket.answers),
    ];
  };
  return {
    caption,
    columns: [grainName(grain), visibility, interval, mentionRate, citationRate, answers],
    rows: buckets.toReversed().map(toRow),
  };
}

export function planAnswersTable(buckets: readonly Bucket[], grain: Grain, caption: string): FigureTableProps {
  return {
    caption,
    columns: [grainName(grain), TEXTS.charts.answers],
    rows: buckets.toReversed().map((bucket) => [toBucketName(bucket), formatCount(bucket.answers)]),
  };
}
