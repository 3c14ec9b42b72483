/** The brands of the screen: the ranking of the window, how each is recognised, and the colours that are theirs. */
import { useMemo } from 'react';

import { useOperation } from '../../api/use-operation.ts';
import { planCompetitorRows } from '../../brands/plan-competitor-rows.ts';
import { useRankingInput } from '../../brands/use-remeasure.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { type BrandColour, planBrandColours } from '../../ui/brand-colours.ts';

export function useBrands() {
  const ranking = useOperation('competitors.list', useRankingInput());
  const tracked = useOperation('competitors.tracked', { projectId: useProjectId() });
  const brands = tracked.data?.brands;
  const competitors = ranking.data?.competitors;
  const planned = useMemo(() => planCompetitorRows(competitors ?? []), [competitors]);
  return {
    rows: planned.rows,
    tally: planned.tally,
    tracked: brands ?? [],
    colours: useMemo((): ReadonlyMap<string, BrandColour> => planBrandColours(brands ?? []), [brands]),
    isLoaded: competitors !== undefined && brands !== undefined,
    isStale: ranking.isPlaceholderData,
    error: ranking.error ?? tracked.error,
    refetch: () => void Promise.all([ranking.refetch(), tracked.refetch()]),
  };
}

export type Brands = ReturnType<typeof useBrands>;
export type TrackedBrand = Brands['tracked'][number];
