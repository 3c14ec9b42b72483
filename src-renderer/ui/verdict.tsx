/** A change with its verdict, the same on every screen: direction and colour only where it is no noise, and the word beside it. */
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';

import type { Verdict as VerdictName } from '#shared/statistics/compare.ts';
import { formatChange } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './verdict.module.css';

export interface VerdictProps {
  /** In the unit of the figure; points of a rate. */
  change: number;
  verdict: VerdictName;
  /** Good and bad days explain it (`isOfDays`). */
  isOfDays?: boolean;
  /** False: less is better, as of depth, or of a competitor. */
  isMoreBetter?: boolean;
  /** Adds the unit where no head says it. */
  unit?: (change: string) => string;
  /** `row`: number and word stand below those of the other rows. */
  place?: 'text' | 'row';
}

/** Whether the change is good for the owner; `quiet` where it may be chance, or is none that anybody writes. */
export function planTone({
  change,
  verdict,
  isOfDays = false,
  isMoreBetter = true,
}: VerdictProps): 'good' | 'bad' | 'quiet' {
  const isSaid = (verdict === 'real' || verdict === 'on_these_prompts') && !isOfDays;
  if (!isSaid || formatChange(change) === formatChange(0)) return 'quiet';
  return change > 0 === isMoreBetter ? 'good' : 'bad';
}

export function Verdict(props: VerdictProps) {
  const { change, verdict, isOfDays = false, unit, place = 'text' } = props;
  const tone = planTone(props);
  const Arrow = change > 0 ? IconArrowUpRight : IconArrowDownRight;
  const text = formatChange(change);
  const { word, why } = isOfDays ? TEXTS.figures.ofDays : TEXTS.figures.verdicts[verdict];
  return (
    <span className={classes.verdict} data-tone={tone} data-verdict={verdict} data-place={place} title={why}>
      <span className={classes.change}>
        {tone !== 'quiet' && <Arrow size={13} aria-hidden />} {unit ? unit(text) : text}
      </span>
      <span className={classes.word}>{word}</span>
    </span>
  );
}
