/** Pages that answers cite where they show a competitor and not the own brand: where being cited would close a gap. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { type RankedBrand, readTrackedBrands } from '../competitors/tracked-brands.ts';
import { APPEARANCE, brandAt, visitCitations } from '../facts/month-page.ts';
import { type VisitedAnswer, visitScope } from '../facts/read-facts.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { type PageRequest, planPage } from '../paging.ts';
import { createClassifier } from './classify-source.ts';
import { GapTally } from './gap-tally.ts';
import { readSourceOwners } from './source-owners.ts';
import { readSources } from './source-rows.ts';

type GapList = OperationOutput<'sources.gaps'>;

export interface GapListRequest extends PageRequest {
  scope: FigureScope;
}

/** The widest gap first, then the most cited. Own pages are left out: they are no place to go to. */
export const loadGaps = defineRead('sources.gaps', (db, request: GapListRequest): GapList => {
  const { scope } = request;
  const brands = readTrackedBrands(db, scope.projectId);
  const rivals = brands.filter((brand) => !brand.isOwn);
  const { gaps, answers, gapAnswers } = readGaps(db, scope, brands);
  const classify = createClassifier(readSourceOwners(db, scope.projectId));
  const rows = readSources(db, gaps.listIds())
    .map((row) => ({ row, sourceType: classify(row) }))
    .filter(({ sourceType }) => sourceType !== 'own')
    .sort(
      ({ row: a }, { row: b }) =>
        gaps.answers(b.id) - gaps.answers(a.id) || gaps.citations(b.id) - gaps.citations(a.id) || a.id - b.id,
    );
  const { shown, pagination } = planPage(rows, request);
  return {
    gaps: shown.map(({ row, sourceType }) => ({
      id: row.publicId,
      url: row.url,
      domain: row.host,
      title: row.title ?? '',
      sourceType,
      citationCount: gaps.citations(row.id),
      gapCount: gaps.answers(row.id),
      promptCount: gaps.prompts(row.id),
      competitors: toCompetitors(gaps, row.id, rivals),
    })),
    pagination,
    meta: { totalResults: answers, gapResults: gapAnswers },
  };
});

function readGaps(db: Connection, scope: FigureScope, brands: readonly RankedBrand[]) {
  const { size } = db.prepare('SELECT coalesce(max(id), 0) + 1 AS size FROM source').get() as { size: number };
  const own = brands.find((brand) => brand.isOwn)?.id ?? 0;
  const places = new Map(brands.filter((brand) => !brand.isOwn).map((brand, place) => [brand.id, place]));
  const gaps = new GapTally(size, places.size);
  let [answers, gapAnswers] = [0, 0];
  visitScope(db, scope, ['citations', 'appearances'], (answer) => {
    answers++;
    const seen = listBrands(answer);
    const rivals = seen.includes(own) ? [] : seen.flatMap((id) => places.get(id) ?? []);
    if (rivals.length > 0) gapAnswers++;
    const { page, place, prompt } = answer;
    visitCitations(page, place, (sourceId) => gaps.add(sourceId, prompt.id, rivals));
  });
  return { gaps, answers, gapAnswers };
}

/** Brands that are named or cited in an answer. */
function listBrands({ page: { heads, appearances }, place }: VisitedAnswer): number[] {
  const count = heads[place.head + 3] ?? 0;
  return Array.from({ length: count }, (_, index) => brandAt(appearances, place.appearance + index * APPEARANCE));
}

function toCompetitors(
  gaps: GapTally,
  sourceId: number,
  rivals: readonly RankedBrand[],
): GapList['gaps'][number]['competitors'] {
  return rivals
    .map(({ publicId, name }, place) => ({ id: publicId, name, answers: gaps.rivalAnswers(sourceId, place) }))
    .filter(({ answers }) => answers > 0)
    .sort((a, b) => b.answers - a.answers);
}
