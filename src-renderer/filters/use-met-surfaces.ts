/** The surfaces on which the open project has answers at all, whatever the period. */
import type { Surface } from '#shared/vocabulary/surfaces.ts';

import { useOperation } from '../api/use-operation.ts';
import { planMetInput } from './plan-met-input.ts';
import { useProjectId } from './use-filters.ts';
import { useToday } from './use-today.ts';

/** In the order of the vocabulary; empty until they are known. */
export function useMetSurfaces(): Surface[] {
  const found = useOperation('metrics.surfaces', planMetInput(useProjectId(), useToday()));
  return found.data?.surfaces.map(({ surface }) => surface) ?? [];
}
