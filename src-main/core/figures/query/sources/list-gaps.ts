/** Pages that answers cite where they show a competitor and not the own brand: where being cited would close a gap. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { type RankedBrand, readTrackedBrands } from '../../../brands/tracked-brands.ts';
import { type PageRequest, planPage } from '../../../paging.ts';
import { createClassifier, type SourcePage } from '../../../sources/classify-source.ts';
import { readSourceOwners } from '../../../sources/source-owners.ts';
import { ANY_SOURCE } from '../../aggregate/gap-list.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { readTotal } from '../breakdown.ts';
import { GapTally, type PageGap } from './gap-tally.ts';
import { readSourceBook, type SourceBook } from './source-book.ts';
import { readSources } from './source-rows.ts';

type GapList = OperationOutput<'sources.gaps'>;

export interface GapListRequest extends PageRequest {
  scope: FigureScope;
}

export const loadGaps = defineRead(
  'sources.gaps',
  (db, request: GapListRequest): GapList => db.atOneMoment(() => listGaps(db, request)),
);

/** The widest gap first, then the most cited. Own pages are left out: nobody can be named there. */
function listGaps(db: Connection, request: GapListRequest): GapList {
  const { scope } = request;
  const brands = readTrackedBrands(db, scope.projectId);
  const rivals = brands.filter((brand) => !brand.isOwn);
  const book = readSourceBook(db, scope.projectId);
  const brandsShown = { own: brands.find((brand) => brand.isOwn)?.id ?? 0, rivals: rivals.map(({ id }) => id) };
  const gaps = new GapTally(db, scope, brandsShown, book.hostOf.length);
  const classify = createClassifier(readSourceOwners(db, scope.projectId));
  const ownHosts = listOwnHosts(book, classify);
  const widest = [...gaps.answers.keys()]
    .filter((id) => id !== ANY_SOURCE && (gaps.answers[id] ?? 0) > 0 && !ownHosts.has(book.hostOf[id] ?? 0))
    .sort(
      (a, b) =>
        (gaps.answers[b] ?? 0) - (gaps.answers[a] ?? 0) || (gaps.citations[b] ?? 0) - (gaps.citations[a] ?? 0) || a - b,
    );
  const { shown: ids, pagination } = planPage(widest, request);
  const details = gaps.describe(ids);
  return {
    gaps: readSources(db, ids).map((row, index) => ({
      id: row.publicId,
      url: row.url,
      domain: row.host,
      title: row.title ?? '',
      sourceType: classify(row),
      citationCount: gaps.citations[row.id] ?? 0,
      gapCount: gaps.answers[row.id] ?? 0,
      promptCount: details[index]!.prompts,
      competitors: toCompetitors(details[index]!, rivals),
    })),
    pagination,
    meta: { answers: readTotal(db, scope).answers, gapAnswers: gaps.gapAnswers },
  };
}

/** Numbers of the own hosts: whose a page is says its host alone. */
function listOwnHosts({ hosts }: SourceBook, classify: (page: SourcePage) => SourceType): Set<number> {
  return new Set([...hosts].filter(([, host]) => classify({ url: '', host }) === 'own').map(([id]) => id));
}

function toCompetitors(gap: PageGap, rivals: readonly RankedBrand[]): GapList['gaps'][number]['competitors'] {
  return rivals
    .map(({ publicId, name }, index) => ({ id: publicId, name, answers: gap.rivals[index] ?? 0 }))
    .filter(({ answers }) => answers > 0)
    .sort((a, b) => b.answers - a.answers);
}
