/**
 * The answers of a scope that cite anything, with what they show: whether a competitor and not the own brand, which is a gap, and the pages
 * cited. One walk over facts; whoever counts gives what is to be counted.
 */
import type { Connection } from '../../../../storage/connection.ts';
import type { RankedBrand } from '../../../brands/tracked-brands.ts';
import { APPEARANCE, appearanceLength, brandAt, visitCitations } from '../../codec/month-page.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { type VisitedAnswer, visitScope } from '../../store/read-facts.ts';

export interface GapBrands {
  own: number;
  rivals: ReadonlySet<number>;
}

export function toGapBrands(brands: readonly RankedBrand[]): GapBrands {
  const rivals = brands.filter(({ isOwn }) => !isOwn).map(({ id }) => id);
  return { own: brands.find(({ isOwn }) => isOwn)?.id ?? 0, rivals: new Set(rivals) };
}

/** `visit` is called for every answer; the sources are those that it cites, each once, and the same list each time. */
export function visitGapAnswers(
  db: Connection,
  scope: FigureScope,
  brands: GapBrands,
  visit: (answer: VisitedAnswer, isGap: boolean, sources: readonly number[]) => void,
): void {
  const sources: number[] = [];
  const add = (sourceId: number) => void sources.push(sourceId);
  visitScope(db, scope, ['citations', 'appearances'], (answer) => {
    sources.length = 0;
    visitCitations(answer.page, answer.offsets, add);
    visit(answer, isGap(answer, brands), sources);
  });
}

/** Shown is named or cited. */
export function isGap({ page: { heads, appearances }, offsets }: VisitedAnswer, { own, rivals }: GapBrands): boolean {
  const end = offsets.appearance + appearanceLength(heads, offsets.head);
  let isRivalShown = false;
  for (let at = offsets.appearance; at < end; at += APPEARANCE) {
    const brandId = brandAt(appearances, at);
    if (brandId === own) return false;
    isRivalShown ||= rivals.has(brandId);
  }
  return isRivalShown;
}
