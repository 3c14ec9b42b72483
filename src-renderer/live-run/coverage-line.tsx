/** One line above the figures that says what they leave out and what makes their days uneven; a click shows the sums. */
import { IconInfoCircle } from '@tabler/icons-react';

import { TEXTS } from '../texts/texts.ts';
import { CountedSums, useCoverage } from './counted-sums.tsx';
import classes from './coverage-line.module.css';
import { planCoverageLine } from './plan-coverage.ts';

const words = TEXTS.coverage;

/** Nothing where every question of both periods was asked evenly and answered. */
export function CoverageLine() {
  const data = useCoverage();
  if (!data) return null;
  const before = planCoverageLine(data.previous);
  const line = planCoverageLine(data.current);
  if (line.length === 0 && before.length === 0) return null;
  const shown = line.length > 0 ? line : [`${words.before}: ${before.join(' · ')}`];
  return (
    <div className={classes.line}>
      <IconInfoCircle size={14} aria-hidden />
      <CountedSums label={`${words.label}: ${shown.join(', ')}`}>{shown.join(' · ')}</CountedSums>
    </div>
  );
}
