/** Names and fixed colours of a project's brands, for whatever shows them. */
import { useMemo } from 'react';

import { useOperation } from '../api/use-operation.ts';
import { planBrandColours } from '../ui/brand-colours.ts';

export interface BrandLooks {
  /** By brand id; empty until they are known. */
  colours: ReadonlyMap<string, string>;
  brandNames: ReadonlyMap<string, string>;
}

export function useBrandLooks(projectId: string): BrandLooks {
  const brands = useOperation('competitors.tracked', { projectId }).data?.brands;
  return useMemo(
    () => ({
      colours: planBrandColours(brands ?? []),
      brandNames: new Map((brands ?? []).map(({ id, name }) => [id, name])),
    }),
    [brands],
  );
}
