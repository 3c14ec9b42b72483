/** Intervals of brands' figures and verdicts of their changes: all brands in one walk over prompts and engines. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../../../storage/connection.ts';
import type { RankedBrand } from '../../../brands/tracked-brands.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { type ComparedCells, toInterval, toShareIntervals, toVerdict } from '../cells/figure-intervals.ts';
import { readComparedCells } from '../cells/read-prompt-cells.ts';
import { toAnswerCells } from '../cells/to-answer-cells.ts';
import type { ShareIntervals } from '../opinions/sentiment-shares.ts';

type CompetitorRow = OperationOutput<'competitors.list'>['competitors'][number];
type Intervals = NonNullable<CompetitorRow['intervals']>;
type Verdicts = NonNullable<CompetitorRow['verdicts']>;

/** What a row calls them. A row's visibility is that of answers. */
const FIGURES: Readonly<Record<keyof Intervals, { figure: ExplainedFigure; change: keyof Verdicts }>> = {
  visibilityRate: { figure: 'responseVisibilityRate', change: 'visibilityChange' },
  mentionRate: { figure: 'mentionRate', change: 'mentionRateChange' },
  citationRate: { figure: 'citationRate', change: 'citationRateChange' },
  mentionOrder: { figure: 'mentionOrder', change: 'avgMentionOrderChange' },
  position: { figure: 'position', change: 'positionChange' },
  sentiment: { figure: 'sentiment', change: 'sentimentChange' },
  shareOfVoice: { figure: 'shareOfVoice', change: 'shareOfVoiceChange' },
};
const NAMES = Object.keys(FIGURES) as (keyof Intervals)[];

interface BrandIntervals extends Pick<CompetitorRow, 'intervals' | 'verdicts'> {
  shares?: ShareIntervals;
}

/** `brands`: all that are tracked, which shares of voice are out of. Gives what a row gets, by the brand's public id. */
export function readCompetitorIntervals(
  db: Connection,
  scope: FigureScope,
  brands: readonly RankedBrand[],
): (publicId: string) => BrandIntervals {
  const brandIds = brands.map(({ id }) => id);
  const cells = readComparedCells(db, { scope, brandIds });
  return (publicId) => {
    const brand = brands.find((each) => each.publicId === publicId);
    return brand ? describe(cells, { brandId: brand.id, allBrandIds: brandIds }) : {};
  };
}

function describe(
  { current, previous, correlations }: ComparedCells,
  choice: { brandId: number; allBrandIds: readonly number[] },
): BrandIntervals {
  const [intervals, verdicts] = [{} as Intervals, {} as Verdicts];
  for (const name of NAMES) {
    const { figure, change } = FIGURES[name];
    const dayCorrelation = figure === 'shareOfVoice' ? correlations.mentionRate : correlations[figure];
    const [now, before] = [toAnswerCells(current, figure, choice), toAnswerCells(previous, figure, choice)];
    intervals[name] = toInterval(now, figure, dayCorrelation);
    verdicts[change] = toVerdict(now, before, figure, { dayCorrelation });
  }
  return { intervals, verdicts, shares: toShareIntervals(current, correlations, choice) };
}
