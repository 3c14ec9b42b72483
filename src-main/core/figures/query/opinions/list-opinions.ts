/** What answers say about brands: shares of opinions, and what is praised and blamed, each with its interval and the verdict of its change. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { addUp } from '#shared/statistics/answer-cells.ts';
import { ASPECTS } from '#shared/vocabulary/opinions.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { type RankedBrand, readTrackedBrands } from '../../../brands/tracked-brands.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { readTotal } from '../breakdown.ts';
import type { Part } from '../breakdown-part.ts';
import { type ComparedCells, toInterval, toShareIntervals, toVerdict } from '../cells/figure-intervals.ts';
import { readComparedCells } from '../cells/read-prompt-cells.ts';
import { toAnswerCells } from '../cells/to-answer-cells.ts';
import { toChange } from '../rates.ts';
import { type AspectCells, type OpinionSide, readAspectCells, toAspectCells } from './aspect-cells.ts';
import { toSentimentFields } from './sentiment-shares.ts';

type OpinionList = OperationOutput<'opinions.list'>;
type BrandOpinions = OpinionList['brands'][number];
type AspectSide = BrandOpinions['aspects'][number]['praised'];

export interface OpinionRequest {
  scope: FigureScope;
  /** Public ids; null: the own brand alone. */
  brandIds: readonly string[] | null;
}

export const loadOpinions = defineRead(
  'opinions.list',
  (db, request: OpinionRequest): OpinionList => db.atOneMoment(() => readOpinions(db, request)),
);

/** Both periods. */
interface Counted {
  parts: { current: Part; previous: Part };
  cells: ComparedCells;
  aspects: { current: AspectCells; previous: AspectCells };
}

function readOpinions(db: Connection, { scope, brandIds }: OpinionRequest): OpinionList {
  const tracked = readTrackedBrands(db, scope.projectId);
  const chosen = tracked
    .filter(({ isOwn, publicId }) => (brandIds === null ? isOwn : brandIds.includes(publicId)))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
  const ids = chosen.map(({ id }) => id);
  const before = toScopeBefore(scope);
  const asked = { brandIds: ids, ownBrandId: tracked.find(({ isOwn }) => isOwn)?.id ?? 0 };
  const counted: Counted = {
    parts: { current: readTotal(db, scope, ids), previous: readTotal(db, before, ids) },
    cells: readComparedCells(db, { scope, brandIds: ids }),
    aspects: { current: readAspectCells(db, scope, asked), previous: readAspectCells(db, before, asked) },
  };
  return { answers: counted.parts.current.answers, brands: chosen.map((brand) => toOpinions(brand, counted)) };
}

function toOpinions({ id: brandId, publicId, name, isOwn }: RankedBrand, { parts, cells, aspects }: Counted) {
  const { current, previous, correlations } = cells;
  const counts = parts.current.of(brandId);
  const dayCorrelation = correlations.sentiment;
  const [now, then] = [current, previous].map((one) => toAnswerCells(one, 'sentiment', { brandId })) as [Cells, Cells];
  const opinions: BrandOpinions = {
    ...{ brandId: publicId, name, isUserBrand: isOwn },
    sentiment: counts.sentiment,
    interval: toInterval(now, 'sentiment', dayCorrelation),
    change: toChange(counts.sentiment, parts.previous.of(brandId).sentiment),
    verdict: toVerdict(now, then, 'sentiment', { dayCorrelation }),
    ...toSentimentFields(counts, toShareIntervals(current, correlations, { brandId })),
    aspects: ASPECTS.map((aspect, at) => ({
      aspect,
      praised: toSide(aspects, { brandId, aspect: at, side: 'praised' }, dayCorrelation),
      blamed: toSide(aspects, { brandId, aspect: at, side: 'blamed' }, dayCorrelation),
    })),
  };
  return opinions;
}

type Cells = ReturnType<typeof toAnswerCells>;

/** A share of the answers that name the brand is estimated as each of the shares of opinions. */
function toSide(
  aspects: Counted['aspects'],
  which: { brandId: number; aspect: number; side: OpinionSide },
  dayCorrelation: number,
): AspectSide {
  const [now, then] = [toAspectCells(aspects.current, which), toAspectCells(aspects.previous, which)];
  const [here, before] = [addUp(now), addUp(then)];
  const shareOf = ({ n, sum }: { n: number; sum: number }) => (n === 0 ? null : (sum / n) * 100);
  return {
    answers: here.sum,
    share: shareOf(here) ?? 0,
    interval: toInterval(now, 'positive', dayCorrelation),
    change: toChange(shareOf(here), shareOf(before)),
    verdict: toVerdict(now, then, 'positive', { dayCorrelation }),
  };
}
