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
import { readSourceOwners } from './source-owners.ts';
import { readSources } from './source-rows.ts';

type GapList = OperationOutput<'sources.gaps'>;

export interface GapListRequest extends PageRequest {
  scope: FigureScope;
}

interface Gap {
  citations: number;
  answers: number;
  prompts: number;
  lastPrompt: number;
  /** Answers by number of the competitor. */
  brands: Map<number, number>;
}

/** The widest gap first, then the most cited. Own pages are left out: they are no place to go to. */
export const loadGaps = defineRead('sources.gaps', (db, request: GapListRequest): GapList => {
  const { scope } = request;
  const brands = readTrackedBrands(db, scope.projectId);
  const { gaps, answers, gapAnswers } = readGaps(db, scope, brands);
  const classify = createClassifier(readSourceOwners(db, scope.projectId));
  const rows = readSources(db, [...gaps.keys()])
    .map((row) => ({ row, sourceType: classify(row), gap: gaps.get(row.id)! }))
    .filter(({ sourceType, gap }) => sourceType !== 'own' && gap.answers > 0)
    .sort((a, b) => b.gap.answers - a.gap.answers || b.gap.citations - a.gap.citations || a.row.id - b.row.id);
  const { shown, pagination } = planPage(rows, request);
  return {
    gaps: shown.map(({ row, sourceType, gap }) => ({
      id: row.publicId,
      url: row.url,
      domain: row.host,
      title: row.title ?? '',
      sourceType,
      citationCount: gap.citations,
      gapCount: gap.answers,
      promptCount: gap.prompts,
      competitors: toCompetitors(gap, brands),
    })),
    pagination,
    meta: { totalResults: answers, gapResults: gapAnswers },
  };
});

function readGaps(db: Connection, scope: FigureScope, brands: readonly RankedBrand[]) {
  const gaps = new Map<number, Gap>();
  const own = brands.find((brand) => brand.isOwn)?.id ?? 0;
  const rivals = new Set(brands.filter((brand) => !brand.isOwn).map((brand) => brand.id));
  let [answers, gapAnswers] = [0, 0];
  visitScope(db, scope, ['citations', 'appearances'], (answer) => {
    answers++;
    const seen = listBrands(answer);
    const shown = seen.includes(own) ? [] : seen.filter((id) => rivals.has(id));
    if (shown.length > 0) gapAnswers++;
    const { page, place, prompt } = answer;
    visitCitations(page, place, (sourceId) => {
      const gap = openGap(gaps, sourceId);
      gap.citations++;
      if (shown.length === 0) return;
      gap.answers++;
      for (const id of shown) gap.brands.set(id, (gap.brands.get(id) ?? 0) + 1);
      if (gap.lastPrompt !== prompt.id) gap.prompts++;
      gap.lastPrompt = prompt.id;
    });
  });
  return { gaps, answers, gapAnswers };
}

function openGap(gaps: Map<number, Gap>, sourceId: number): Gap {
  const known = gaps.get(sourceId) ?? { citations: 0, answers: 0, prompts: 0, lastPrompt: 0, brands: new Map() };
  gaps.set(sourceId, known);
  return known;
}

/** Brands that are named or cited in an answer. */
function listBrands({ page: { heads, appearances }, place }: VisitedAnswer): number[] {
  const count = heads[place.head + 3] ?? 0;
  return Array.from({ length: count }, (_, index) => brandAt(appearances, place.appearance + index * APPEARANCE));
}

function toCompetitors(gap: Gap, brands: readonly RankedBrand[]): GapList['gaps'][number]['competitors'] {
  return brands
    .flatMap(({ id, publicId, name }) => {
      const answers = gap.brands.get(id);
      return answers === undefined ? [] : [{ id: publicId, name, answers }];
    })
    .sort((a, b) => b.answers - a.answers);
}
