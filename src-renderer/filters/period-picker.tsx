/** Chooses the window of all figures: three presets that end today, or any range of UTC days. */
import { Popover } from '@mantine/core';
import { useState } from 'react';

import { fromDate } from '#shared/time/day.ts';

import { formatDayRange } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { type Period, PRESET_DAYS } from './filters.ts';
import classes from './period-picker.module.css';
import { RangeCalendar } from './range-calendar.tsx';

interface PeriodPickerProps {
  period: Period;
  /** Days since 1970-01-01. */
  today: number;
  onChange: (period: Period) => void;
}

export function PeriodPicker({ period, today, onChange }: PeriodPickerProps) {
  return (
    <fieldset className={classes.group} aria-label={TEXTS.filters.period}>
      {PRESET_DAYS.map((days) => (
        <button
          key={days}
          type="button"
          className={classes.choice}
          aria-pressed={period.kind === 'preset' && period.days === days}
          onClick={() => onChange({ kind: 'preset', days })}
        >
          {TEXTS.filters.presets[days]}
        </button>
      ))}
      <CustomRange period={period} today={today} onChange={onChange} />
    </fieldset>
  );
}

function CustomRange({ period, today, onChange }: PeriodPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const label =
    period.kind === 'range'
      ? formatDayRange(fromDate(period.firstDate), fromDate(period.lastDate))
      : TEXTS.filters.custom;
  const choose = (range: Period) => {
    onChange(range);
    setIsOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" offset={6} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.choice}
          aria-pressed={period.kind === 'range'}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <RangeCalendar range={period.kind === 'range' ? period : null} today={today} onChange={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}
