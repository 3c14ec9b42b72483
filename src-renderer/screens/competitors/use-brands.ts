/** The brands of the screen: the ranking of the window, how each is recognised, and the colours that are theirs. */
import { useMemo } from 'react';

import { useOperation } from '../../api/use-operation.ts';
import { type CompetitorRow, planCompetitorRows } from '../../brands/plan-competitor-rows.ts';
import { useRankingInput } from '../../brands/use-remeasure.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { type BrandColour, planBrandColours } from '../../ui/brand-colours.ts';

export function useBrands() {
  const { figureInput } = useFilters();
  const ranking = useOperation('competitors.list', useRankingInput());
  const tracked = useOperation('competitors.tracked', { projectId: useProjectId() });
  const summary = useOperation('metrics.summary', figureInput);
  const brands = tracked.data?.brands;
  const competitors = ranking.data?.competitors;
  const previousAnswers = summary.data?.previous.totalResponses ?? 0;
  return {
    rows: useMemo(
      (): CompetitorRow[] => planCompetitorRows(competitors ?? [], previousAnswers),
      [competitors, previousAnswers],
    ),
    tracked: brands ?? [],
    colours: useMemo((): ReadonlyMap<string, BrandColour> => planBrandColours(brands ?? []), [brands]),
    isLoaded: competitors !== undefined && brands !== undefined,
    isStale: ranking.isPlaceholderData || summary.isPlaceholderData,
    error: ranking.error ?? tracked.error,
    refetch: () => void Promise.all([ranking.refetch(), tracked.refetch(), summary.refetch()]),
  };
}

export type Brands = ReturnType<typeof useBrands>;
export type TrackedBrand = Brands['tracked'][number];
