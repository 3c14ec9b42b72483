/** The surfaces on which the open project has answers at all, whatever the period. */
import { toDate } from '#shared/time/day.ts';
import type { Surface } from '#shared/vocabulary/surfaces.ts';

import { useOperation } from '../api/use-operation.ts';
import { useProjectId } from './use-filters.ts';
import { useToday } from './use-today.ts';

/** No answer is older. */
const FIRST_DATE = '1970-01-01';

/** In the order of the vocabulary; empty until they are known. */
export function useMetSurfaces(): Surface[] {
  const window = { startDate: FIRST_DATE, endDate: toDate(useToday()) };
  const found = useOperation('metrics.surfaces', { projectId: useProjectId(), ...window });
  return found.data?.surfaces.map(({ surface }) => surface) ?? [];
}
