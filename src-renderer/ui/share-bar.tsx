/** A share of 0-100 percent as a bar: inside table cells and where a figure has no history. The number is beside it. */
import classes from './share-bar.module.css';

export function ShareBar({ percent, isOwn = false }: { percent: number | null; isOwn?: boolean }) {
  return (
    <span className={classes.track} data-drawn aria-hidden>
      {percent !== null && <span className={classes.fill} data-own={isOwn} style={{ width: `${percent}%` }} />}
    </span>
  );
}
