/** Which report is open: the one in the address, else the one that was changed last. Pure. */
import type { SavedReport } from './report-draft.ts';

/** In place of an id in the address: one that is not saved. */
export const NEW_REPORT = 'new';

/** Null: a new one. */
export function chooseOpenReport(reports: readonly SavedReport[], asked: string | null): SavedReport | null {
  if (asked === NEW_REPORT) return null;
  const newest = reports.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0] ?? null;
  return reports.find(({ id }) => id === asked) ?? newest;
}
