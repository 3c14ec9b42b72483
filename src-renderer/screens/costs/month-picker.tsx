/** Chooses one month of the account's calendar, from this one back through three years. */
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';

import { useOperation } from '../../api/use-operation.ts';
import { LOCALE } from '../../texts/language.ts';
import { TEXTS } from '../../texts/texts.ts';

const MONTHS_BACK = 36;
const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month that was chosen, else that of the account; the clock's own in UTC until that is known. */
export function useMonth(): [string, (month: string) => void] {
  const [chosen, setChosen] = useState<string | null>(null);
  const newest = useThisMonth();
  return [chosen ?? newest, setChosen];
}

function useThisMonth(): string {
  return useOperation('money.caps', {}).data?.month ?? new Date().toISOString().slice(0, 7);
}

function listMonths(newest: string): { value: string; label: string }[] {
  const now = new Date(`${newest}-01T00:00:00Z`);
  return Array.from({ length: MONTHS_BACK }, (_, back) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return { value: first.toISOString().slice(0, 7), label: monthFormat.format(first) };
  });
}

export function MonthPicker({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const newest = useThisMonth();
  return (
    <NativeSelect
      size="xs"
      aria-label={TEXTS.costs.month}
      data={listMonths(newest)}
      value={month}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
