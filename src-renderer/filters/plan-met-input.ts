/** What is asked to know on which surfaces a project has answers at all. Pure. */
import type { OperationInput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';

/** No answer is older. */
const FIRST_DATE = '1970-01-01';

/** All days up to `today` (days since 1970-01-01, UTC). */
export function planMetInput(projectId: string, today: number): OperationInput<'metrics.surfaces'> {
  return { projectId, startDate: FIRST_DATE, endDate: toDate(today) };
}
