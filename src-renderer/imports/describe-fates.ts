/** How many rows had each fate, in one line. Pure. */
import { ROW_FATES, type RowFate } from '#shared/vocabulary/imports.ts';
import { formatCount, formatList } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';

export function describeFates(counts: Readonly<Partial<Record<RowFate, number>>>): string {
  const told = ROW_FATES.flatMap((fate) => {
    const count = counts[fate] ?? 0;
    return count === 0 ? [] : [`${formatCount(count)} ${TEXTS.imports.counted[fate]}`];
  });
  return told.length === 0 ? TEXTS.imports.nothing : formatList(told);
}
