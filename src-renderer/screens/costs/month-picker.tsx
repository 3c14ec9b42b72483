/** Chooses one UTC month, from this one back through three years. */
import { NativeSelect } from '@mantine/core';

import { LOCALE } from '../../texts/language.ts';
import { TEXTS } from '../../texts/texts.ts';

const MONTHS_BACK = 36;
const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-11`, of the clock's month in UTC. */
export function thisMonth(): string {
  return new Date().toISOString().slice(0, 7);
}

function listMonths(): { value: string; label: string }[] {
  const now = new Date();
  return Array.from({ length: MONTHS_BACK }, (_, back) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return { value: first.toISOString().slice(0, 7), label: monthFormat.format(first) };
  });
}

export function MonthPicker({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  return (
    <NativeSelect
      size="xs"
      aria-label={TEXTS.costs.month}
      data={listMonths()}
      value={month}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
