/** A cell that many tables share: a change with its direction. */
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';

import { formatChange } from '../texts/format.ts';
import classes from './data-table.module.css';

interface ChangeCellProps {
  change: number;
  /** False: less is better. */
  isMoreBetter?: boolean;
  /** False: within noise, so it is neither good nor bad. */
  isReal?: boolean;
  /** Adds the unit where no head says it. */
  unit?: (change: string) => string;
}

/** A change with an arrow; coloured only where it is known to be real. */
export function ChangeCell({ change, isMoreBetter = true, isReal = true, unit }: ChangeCellProps) {
  const text = formatChange(change);
  const isNone = !isReal || text === formatChange(0);
  const tone = isNone ? 'none' : change > 0 === isMoreBetter ? 'good' : 'bad';
  const Arrow = change > 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <span className={classes.change} data-tone={tone}>
      {!isNone && <Arrow size={13} aria-hidden />} {unit ? unit(text) : text}
    </span>
  );
}
