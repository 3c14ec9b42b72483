/** Chooses what all changes are against: the period before, the same days a year before, or any other days. */
import { Popover } from '@mantine/core';
import { useState } from 'react';

import { TEXTS } from '../texts/texts.ts';
import { ChoiceMenu } from '../ui/choice-menu.tsx';
import { FilterPill } from './filter-pill.tsx';
import type { Comparison } from './filters.ts';
import {
  describeComparison,
  type NamedDays,
  OTHER_DATES,
  planComparisonChoices,
  toComparison,
  toComparisonValue,
} from './plan-comparisons.ts';
import { RangeCalendar } from './range-calendar.tsx';

interface ComparisonPickerProps {
  comparison: Comparison;
  named: readonly NamedDays[];
  /** Days since 1970-01-01. */
  today: number;
  onChange: (comparison: Comparison) => void;
}

export function ComparisonPicker({ comparison, named, today, onChange }: ComparisonPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const pick = (value: string) => {
    if (value === OTHER_DATES) setIsOpen(true);
    else onChange(toComparison(value, named));
  };
  const choose = (range: Comparison) => {
    onChange(range);
    setIsOpen(false);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      offset={6}
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <div>
          <ChoiceMenu
            label={TEXTS.filters.comparison}
            choices={planComparisonChoices(named)}
            selected={[toComparisonValue(comparison, named)]}
            onPick={pick}
            target={(open) => (
              <FilterPill
                name={TEXTS.filters.comparison}
                value={describeComparison(comparison, named)}
                isSet={comparison.kind !== 'period_before'}
                onClick={open}
              />
            )}
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown>
        <RangeCalendar range={comparison.kind === 'range' ? comparison : null} today={today} onChange={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}
