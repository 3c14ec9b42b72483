/** What is in a cell of any table for a share of 0-100 percent: a bar and its number; null is a dash. */
import { formatDecimal } from '../texts/format.ts';
import { ShareBar } from './share-bar.tsx';
import classes from './share-cell.module.css';

export function ShareCell({ percent, isOwn = false }: { percent: number | null; isOwn?: boolean }) {
  return (
    <span className={classes.share}>
      <ShareBar percent={percent} isOwn={isOwn} />
      <span>{formatDecimal(percent)}</span>
    </span>
  );
}
