/** A share of 0-100 percent as a bar: inside table cells and where a figure has no history. The number is beside it. */
import classes from './share-bar.module.css';

interface ShareBarProps {
  percent: number | null;
  isOwn?: boolean;
  /** Ends of an interval, as a thin line through the bar. */
  range?: readonly [number, number] | null;
}

export function ShareBar({ percent, isOwn = false, range = null }: ShareBarProps) {
  return (
    <span className={classes.bar} aria-hidden>
      <span className={classes.track} data-drawn>
        {percent !== null && <span className={classes.fill} data-own={isOwn} style={{ width: `${percent}%` }} />}
      </span>
      {range && (
        <span
          className={classes.range}
          data-drawn
          style={{ insetInlineStart: `${range[0]}%`, width: `${Math.max(0, range[1] - range[0])}%` }}
        />
      )}
    </span>
  );
}
