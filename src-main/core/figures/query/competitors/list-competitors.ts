/** The competitor ranking: every tracked brand, the own one among them, beside the period before. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { type RankedBrand, readTrackedBrands, toBaseDomain } from '../../../brands/tracked-brands.ts';
import { type PageRequest, planPage } from '../../../paging.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { readTotal } from '../breakdown.ts';
import { withShareIntervals } from '../opinions/sentiment-shares.ts';
import {
  type CompetitorFigures,
  type CompetitorRow,
  toCompetitorChanges,
  toCompetitorFigures,
} from './competitor-figures.ts';
import { readCompetitorIntervals } from './competitor-intervals.ts';
import { type CompetitorSort, filterCompetitors, rankCompetitors, sortCompetitors } from './order-competitors.ts';

export interface CompetitorListRequest extends CompetitorSort, PageRequest {
  scope: FigureScope;
  search: string | null;
  withIntervals?: boolean;
}

export const loadCompetitors = defineRead(
  'competitors.list',
  (db, request: CompetitorListRequest): OperationOutput<'competitors.list'> =>
    db.atOneMoment(() => listCompetitors(db, request)),
);

function listCompetitors(db: Connection, request: CompetitorListRequest): OperationOutput<'competitors.list'> {
  const brands = readTrackedBrands(db, request.scope.projectId);
  const ranked = rankCompetitors(readRows(db, request.scope, brands));
  const { shown, pagination } = planPage(sortCompetitors(filterCompetitors(ranked, request.search), request), request);
  if (!request.withIntervals) return { competitors: shown, pagination };
  const describe = readCompetitorIntervals(db, request.scope, brands);
  const competitors = shown.map((row) => {
    const { shares, ...intervals } = describe(row.id);
    return { ...row, ...intervals, ...withShareIntervals(row, shares) };
  });
  return { competitors, pagination };
}

function readRows(db: Connection, scope: FigureScope, brands: readonly RankedBrand[]): CompetitorRow[] {
  const current = readFigures(db, scope, brands);
  const previous = readFigures(db, toScopeBefore(scope), brands);
  return brands.map((brand, index) => toRow(brand, current[index]!, previous[index]!));
}

/** In the order of the brands. */
function readFigures(db: Connection, scope: FigureScope, brands: readonly RankedBrand[]): CompetitorFigures[] {
  const part = readTotal(
    db,
    scope,
    brands.map((brand) => brand.id),
  );
  const allMentions = brands.reduce((sum, { id }) => sum + part.of(id).named, 0);
  return brands.map(({ id, domain }) =>
    toCompetitorFigures(part.of(id), { answers: part.answers, allMentions, hasDomain: domain !== '' }),
  );
}

function toRow(brand: RankedBrand, current: CompetitorFigures, previous: CompetitorFigures): CompetitorRow {
  return {
    id: brand.publicId,
    name: brand.name,
    rawName: brand.name,
    domain: brand.domain,
    baseDomain: toBaseDomain(brand.domain),
    globalRank: null,
    isStarred: brand.isStarred,
    isUserBrand: brand.isOwn,
    visibilityIsMentionOnly: brand.domain === '',
    ...current,
    ...toCompetitorChanges(current, previous),
  };
}
