/** A change with its verdict: the direction coloured where it is real, and the word beside it. */
import { TEXTS } from '../texts/texts.ts';
import { ChangeCell } from './cells.tsx';
import type { RateChange } from './plan-verdict.ts';
import classes from './verdict-cell.module.css';

/** `isMoreBetter` false: less is better, as of a competitor. */
export function VerdictCell({ points, isReal, isMoreBetter = true }: RateChange & { isMoreBetter?: boolean }) {
  const { real, noise, verdict } = TEXTS.table;
  return (
    <span className={classes.cell} title={isReal ? verdict.real : verdict.noise}>
      <ChangeCell change={points} isReal={isReal} isMoreBetter={isMoreBetter} />
      <span className={classes.word}>{isReal ? real : noise}</span>
    </span>
  );
}
