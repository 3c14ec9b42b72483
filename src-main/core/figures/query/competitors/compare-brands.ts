/**
 * Two brands side by side: in how many answers both are named, only one is, and which one comes first. Months that are over come as
 * lists, the rest from facts; with tags, all of it from the facts of the tagged prompts.
 */
import { notFound } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readTrackedBrands } from '../../../brands/tracked-brands.ts';
import { listAggregatedMonths, openList } from '../../aggregate/month-lists.ts';
import { addPair, addPairs, PAIR_WIDTH, type PairedBrand, toPairKey } from '../../aggregate/pair-list.ts';
import { APPEARANCE, appearanceLength, brandAt, isCitedAt, orderAt } from '../../codec/month-page.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { planRest, toMonthRange } from '../../store/plan-months.ts';
import { openMonths, readScopePrompts, type VisitedAnswer } from '../../store/read-facts.ts';
import { planSegmentFilter } from '../../store/segments.ts';
import { toVerdict } from '../cells/figure-intervals.ts';
import { readPromptCells } from '../cells/read-prompt-cells.ts';
import { toAnswerCells } from '../cells/to-answer-cells.ts';

export interface BrandPair {
  scope: FigureScope;
  /** Public ids. */
  brandId: string;
  otherId: string;
  withVerdicts?: boolean;
}

type Comparison = OperationOutput<'competitors.compare'>;

/** Throws NOT_FOUND for a brand that is not tracked. */
export const compareBrands = defineRead(
  'competitors.compare',
  (db, pair: BrandPair): Comparison => db.atOneMoment(() => readComparison(db, pair)),
);

function readComparison(db: Connection, { scope, brandId, otherId, withVerdicts = false }: BrandPair): Comparison {
  const tracked = readTrackedBrands(db, scope.projectId);
  const toRowId = (publicId: string) => {
    const found = tracked.find((brand) => brand.publicId === publicId);
    if (!found) throw notFound('The brand');
    return found.id;
  };
  const [brand, other] = [toRowId(brandId), toRowId(otherId)];
  const counts = countPairs(db, scope, [brand, other]);
  const at = (a: number, b: number, column: number) => counts.get(toPairKey(a, b))?.[column] ?? 0;
  const answers = at(0, 0, 0);
  const toPart = (column: number): Comparison['named'] => {
    const both = at(brand, other, column);
    const [onlyBrand, onlyOther] = [at(brand, brand, column) - both, at(other, other, column) - both];
    return { both, onlyBrand, onlyOther, neither: answers - both - onlyBrand - onlyOther };
  };
  const [first, second] = brand < other ? [3, 4] : [4, 3];
  return {
    answers,
    brandFirst: at(brand, other, first),
    otherFirst: at(brand, other, second),
    visible: toPart(0),
    named: toPart(1),
    cited: toPart(2),
    ...(withVerdicts && { verdicts: readVerdicts(db, scope, brand, other) }),
  };
}

/** What a comparison calls the figures; its visibility is that of answers. */
const JUDGED = {
  visibilityRate: 'responseVisibilityRate',
  mentionRate: 'mentionRate',
  citationRate: 'citationRate',
  mentionOrder: 'mentionOrder',
  position: 'position',
  sentiment: 'sentiment',
} as const;

/** The two sides are the two brands over the same prompts: paired by prompt, as two periods are. */
function readVerdicts(db: Connection, scope: FigureScope, brand: number, other: number): Comparison['verdicts'] {
  const cells = readPromptCells(db, { scope, brandIds: [brand, other] });
  const judge = (figure: EstimatedFigure) =>
    toVerdict(
      toAnswerCells(cells, figure, { brandId: brand }),
      toAnswerCells(cells, figure, { brandId: other }),
      figure,
    );
  const names = Object.keys(JUDGED) as (keyof typeof JUDGED)[];
  return Object.fromEntries(names.map((name) => [name, judge(JUDGED[name])])) as Comparison['verdicts'];
}

/** The counts of two brands by pair, as `addPair` has them. */
function countPairs(db: Connection, scope: FigureScope, brands: [number, number]): Map<number, Int32Array> {
  const [low, high] = [Math.min(...brands), Math.max(...brands)];
  const keys = [toPairKey(0, 0), toPairKey(low, low), toPairKey(high, high), toPairKey(low, high)];
  const counts = new Map(keys.map((key) => [key, new Int32Array(PAIR_WIDTH)]));
  if (scope.lastDay < scope.firstDay) return counts;
  const { projectId } = scope;
  const summed = listAggregatedMonths(db, scope, ['pair']);
  const wanted = planSegmentFilter(db, scope);
  for (const month of summed) addPairs(openList(db, { projectId, month }, 'pair')('cells'), wanted, counts);
  const add = (a: PairedBrand, b: PairedBrand) => addPair(counts.get(toPairKey(a.brandId, b.brandId))!, a, b);
  const visitMonths = openMonths(db, scope, ['appearances'], (answer) => {
    counts.get(0)![0]!++;
    const [a, b] = [findBrand(answer, low), findBrand(answer, high)];
    if (a) add(a, a);
    if (b && high !== low) add(b, b);
    if (a && b && high !== low) add(a, b);
  });
  const rest = planRest(toMonthRange(scope), summed);
  for (const prompt of readScopePrompts(db, scope)) for (const months of rest) visitMonths(prompt, months);
  return counts;
}

function findBrand({ page: { heads, appearances }, offsets }: VisitedAnswer, brandId: number): PairedBrand | null {
  const end = offsets.appearance + appearanceLength(heads, offsets.head);
  for (let at = offsets.appearance; at < end; at += APPEARANCE) {
    if (brandAt(appearances, at) !== brandId) continue;
    return { brandId, order: orderAt(appearances, at), isCited: isCitedAt(appearances, at) };
  }
  return null;
}
