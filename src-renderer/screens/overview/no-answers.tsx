/** Stands where the chart would: what will be here, why it is not, and the one button that may bring it. */
import { Button } from '@mantine/core';

import { DEFAULT_FILTERS, isNarrowed } from '../../filters/filters.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { formatDayRange } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './no-answers.module.css';
import { OVERVIEW_TEXTS } from './texts.ts';

export function NoAnswers() {
  const { filters, changeFilters, window } = useFilters();
  const { title, filtered, never, clear, widen } = OVERVIEW_TEXTS.empty;
  const isFiltered = isNarrowed(filters);
  const isWidest = filters.period.kind === 'preset' && filters.period.days === 90;
  const action = isFiltered ? (
    <Button onClick={() => changeFilters({ ...DEFAULT_FILTERS, period: filters.period })}>{clear}</Button>
  ) : (
    !isWidest && <Button onClick={() => changeFilters({ period: { kind: 'preset', days: 90 } })}>{widen}</Button>
  );
  return (
    <div className={classes.frame}>
      <Notice title={title(formatDayRange(window.firstDay, window.lastDay))} action={action}>
        <p>{isFiltered ? filtered : never}</p>
      </Notice>
    </div>
  );
}
