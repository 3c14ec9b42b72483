/** A calendar on which any range of UTC days is chosen. It lives only while it is open: a range half chosen is forgotten then. */
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';

import { toDate } from '#shared/time/day.ts';
import { TEXTS } from '../texts/texts.ts';
import type { DateRange } from './filters.ts';
import classes from './range-calendar.module.css';

type Draft = [string | null, string | null];

interface RangeCalendarProps {
  /** Null: none is chosen yet. */
  range: DateRange | null;
  /** Days since 1970-01-01. */
  today: number;
  onChange: (range: DateRange) => void;
}

export function RangeCalendar({ range, today, onChange }: RangeCalendarProps) {
  const [draft, setDraft] = useState<Draft>(range ? [range.firstDate, range.lastDate] : [null, null]);
  const change = ([first, last]: Draft) => {
    setDraft([first, last]);
    if (first !== null && last !== null) onChange({ kind: 'range', firstDate: first, lastDate: last });
  };
  return (
    <>
      <p className={classes.hint}>{TEXTS.filters.customHint}</p>
      <DatePicker
        type="range"
        size="sm"
        allowSingleDateInRange
        maxDate={toDate(today)}
        defaultDate={draft[0] ?? toDate(today)}
        value={draft}
        onChange={change}
      />
    </>
  );
}
