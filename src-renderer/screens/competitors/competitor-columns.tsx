/** The columns of the ranking. */
import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';

import type { CompetitorRow } from '../../brands/plan-competitor-rows.ts';
import { drawExplained } from '../../explain/draw-explained.tsx';
import type { Column } from '../../table/column.ts';
import { saveIntervals, saveVerdict } from '../../table/save-intervals.ts';
import { formatCount, formatDecimal } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { BrandColour } from '../../ui/brand-colours.ts';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { ShareCell } from '../../ui/share-cell.tsx';
import { BrandCell, MoveCell, StarCell } from './competitor-cells.tsx';

const { columns: words, definitions, missing } = TEXTS.competitors;

const whyUnnamed = ({ totalResults }: CompetitorRow) => (totalResults === 0 ? missing.noAnswers : missing.notNamed);
const whyUncited = ({ domain, totalResults }: CompetitorRow) =>
  domain === '' ? missing.noDomain : totalResults === 0 ? missing.noAnswers : '';
const whyNoAnswers = () => missing.noAnswers;
const whyNoChange = () => missing.noneBefore;
const formatNumber = (value: number | string) => formatDecimal(Number(value));
/** A figure of no answers is unknown, not zero. */
const known = (row: CompetitorRow, value: number | null) => (row.totalResults === 0 ? null : value);

/** On the scale of the screens, 0-100. */
const toSentiment = ({ sentimentScore }: CompetitorRow) => (sentimentScore === null ? null : sentimentScore * 100);

const explain = ({ id, isUserBrand }: CompetitorRow, figure: ExplainedFigure) =>
  drawExplained({ figure, ...(!isUserBrand && { brandId: id }) });

interface ColumnWishes {
  colours: ReadonlyMap<string, BrandColour>;
  onStar: (row: CompetitorRow) => void;
}

export function planCompetitorColumns({ colours, onStar }: ColumnWishes): Column<CompetitorRow>[] {
  return [
    {
      id: 'name',
      header: words.name,
      value: ({ name }) => name,
      draw: (row) => <BrandCell row={row} colour={colours.get(row.id)} />,
      widthPx: 206,
      grows: true,
    },
    {
      id: 'star',
      header: words.star,
      value: ({ isStarred }) => (isStarred ? 1 : 0),
      draw: (row) => <StarCell row={row} onStar={onStar} />,
      widthPx: 60,
      isNumber: true,
      isExported: false,
    },
    {
      id: 'rank',
      header: words.rank,
      definition: definitions.rank,
      value: ({ globalRank }) => globalRank,
      whyMissing: whyNoAnswers,
      widthPx: 60,
      isNumber: true,
    },
    ...VISIBILITY_COLUMNS,
    ...COUNT_COLUMNS,
    ...MEAN_COLUMNS,
    ...SHARE_COLUMNS,
    {
      id: 'domain',
      header: words.domain,
      value: ({ domain }) => domain || null,
      whyMissing: () => missing.noDomain,
      widthPx: 160,
      isHidden: true,
    },
  ];
}

const VISIBILITY_COLUMNS: readonly Column<CompetitorRow>[] = [
  {
    id: 'visibility',
    header: words.visibility,
    definition: definitions.visibility,
    value: (row) => known(row, row.visibilityRate),
    draw: (row) => (
      <ShareCell
        percent={row.visibilityRate}
        isOwn={row.isUserBrand}
        interval={row.intervals?.visibilityRate}
        hasSpan
        drawValue={explain(row, 'responseVisibilityRate')}
      />
    ),
    saved: saveIntervals(words.visibility, ({ intervals }) => intervals?.visibilityRate),
    whyMissing: whyNoAnswers,
    widthPx: 176,
    isNumber: true,
  },
  {
    id: 'visibilityChange',
    header: words.visibilityChange,
    definition: definitions.visibilityChange,
    value: ({ visibilityMove }) => visibilityMove?.change ?? null,
    draw: ({ visibilityMove, isUserBrand }) =>
      visibilityMove && <MoveCell move={visibilityMove} isOwn={isUserBrand} figure="responseVisibilityRate" />,
    saved: saveVerdict(words.visibilityChange, ({ visibilityMove }) => visibilityMove),
    whyMissing: whyNoChange,
    widthPx: 168,
    isNumber: true,
  },
];

const COUNT_COLUMNS: readonly Column<CompetitorRow>[] = [
  {
    id: 'mentions',
    header: words.mentions,
    definition: definitions.mentions,
    value: (row) => known(row, row.totalMentions),
    format: (value) => formatCount(Number(value)),
    whyMissing: whyNoAnswers,
    widthPx: 96,
    hideOrder: 4,
    isNumber: true,
  },
  {
    id: 'mentionRate',
    header: words.mentionRate,
    definition: definitions.mentionRate,
    value: (row) => known(row, row.mentionRate),
    draw: (row) => (
      <FigureCell
        value={row.mentionRate}
        interval={row.intervals?.mentionRate}
        drawValue={explain(row, 'mentionRate')}
      />
    ),
    saved: saveIntervals(words.mentionRate, ({ intervals }) => intervals?.mentionRate),
    whyMissing: whyNoAnswers,
    widthPx: 122,
    isNumber: true,
    isHidden: true,
  },
  {
    id: 'citations',
    header: words.citations,
    definition: definitions.citations,
    value: (row) => known(row, row.totalCitations),
    format: (value) => formatCount(Number(value)),
    whyMissing: whyUncited,
    widthPx: 84,
    hideOrder: 3,
    isNumber: true,
  },
  {
    id: 'citationRate',
    header: words.citationRate,
    definition: definitions.citationRate,
    value: (row) => known(row, row.citationRate),
    draw: (row) => (
      <FigureCell
        value={row.citationRate}
        interval={row.intervals?.citationRate}
        drawValue={explain(row, 'citationRate')}
      />
    ),
    saved: saveIntervals(words.citationRate, ({ intervals }) => intervals?.citationRate),
    whyMissing: whyUncited,
    widthPx: 122,
    isNumber: true,
    isHidden: true,
  },
];

const MEAN_COLUMNS: readonly Column<CompetitorRow>[] = [
  {
    id: 'order',
    header: words.order,
    definition: definitions.order,
    value: ({ avgMentionOrder }) => avgMentionOrder,
    draw: (row) => (
      <FigureCell
        value={row.avgMentionOrder}
        interval={row.intervals?.mentionOrder}
        drawValue={explain(row, 'mentionOrder')}
      />
    ),
    saved: saveIntervals(words.order, ({ intervals }) => intervals?.mentionOrder),
    whyMissing: whyUnnamed,
    widthPx: 190,
    hideOrder: 2,
    isNumber: true,
  },
  {
    id: 'first',
    header: words.first,
    definition: definitions.first,
    value: ({ firstMentionSharePercent }) => firstMentionSharePercent,
    format: formatNumber,
    whyMissing: whyUnnamed,
    widthPx: 236,
    isNumber: true,
    isHidden: true,
  },
  {
    id: 'depth',
    header: words.depth,
    definition: definitions.depth,
    value: ({ averagePosition }) => averagePosition,
    draw: (row) => (
      <FigureCell value={row.averagePosition} interval={row.intervals?.position} drawValue={explain(row, 'position')} />
    ),
    saved: saveIntervals(words.depth, ({ intervals }) => intervals?.position),
    whyMissing: whyUnnamed,
    widthPx: 124,
    hideOrder: 1,
    isNumber: true,
  },
  {
    id: 'sentiment',
    header: words.sentiment,
    definition: definitions.sentiment,
    value: toSentiment,
    draw: (row) => (
      <FigureCell value={toSentiment(row)} interval={row.intervals?.sentiment} drawValue={explain(row, 'sentiment')} />
    ),
    saved: saveIntervals(words.sentiment, ({ intervals }) => intervals?.sentiment),
    whyMissing: whyUnnamed,
    widthPx: 124,
    hideOrder: 5,
    isNumber: true,
  },
];

const SHARE_COLUMNS: readonly Column<CompetitorRow>[] = [
  {
    id: 'share',
    header: words.share,
    definition: definitions.share,
    value: ({ shareOfVoicePercent }) => shareOfVoicePercent,
    draw: (row) => (
      <ShareCell
        percent={row.shareOfVoicePercent}
        isOwn={row.isUserBrand}
        interval={row.intervals?.shareOfVoice}
        hasSpan
        drawValue={explain(row, 'shareOfVoice')}
      />
    ),
    saved: saveIntervals(words.share, ({ intervals }) => intervals?.shareOfVoice),
    whyMissing: whyUnnamed,
    widthPx: 172,
    hideOrder: 6,
    isNumber: true,
  },
  {
    id: 'shareChange',
    header: words.shareChange,
    definition: definitions.share,
    value: ({ shareOfVoiceChange }) => shareOfVoiceChange,
    draw: ({ shareMove, isUserBrand }) =>
      shareMove && <MoveCell move={shareMove} isOwn={isUserBrand} figure="shareOfVoice" />,
    saved: saveVerdict(words.shareChange, ({ shareMove }) => shareMove),
    whyMissing: whyNoChange,
    widthPx: 168,
    isNumber: true,
    isHidden: true,
  },
  {
    id: 'prompts',
    header: words.prompts,
    definition: definitions.prompts,
    value: (row) => known(row, row.promptCount),
    whyMissing: whyNoAnswers,
    widthPx: 80,
    isNumber: true,
    isHidden: true,
  },
];
