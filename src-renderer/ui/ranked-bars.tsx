/** A ranked list with a bar behind each value, the longest first; a line may be a button. Text stays text, so no table is needed. */
import classes from './ranked-bars.module.css';

export interface RankedBar {
  id: string;
  name: string;
  /** 0-100: length of the bar. */
  percent: number;
  value: string;
  /** On hover: what the value is made of. */
  hint?: string;
  isOwn?: boolean;
}

interface RankedBarsProps {
  label: string;
  bars: readonly RankedBar[];
  chosenId?: string | null;
  /** Left out: lines are not buttons. */
  onChoose?: (id: string) => void;
  toChooseLabel?: (bar: RankedBar) => string;
}

export function RankedBars({ label, bars, chosenId = null, onChoose, toChooseLabel }: RankedBarsProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.id} className={classes.line} data-own={bar.isOwn === true} title={bar.hint}>
          {onChoose ? (
            <button
              type="button"
              className={classes.name}
              aria-pressed={bar.id === chosenId}
              aria-label={toChooseLabel?.(bar)}
              onClick={() => onChoose(bar.id)}
            >
              {bar.name}
            </button>
          ) : (
            <span className={classes.name}>{bar.name}</span>
          )}
          <span className={classes.track} data-drawn aria-hidden>
            <span className={classes.fill} style={{ width: `${bar.percent}%` }} />
          </span>
          <span className={classes.value}>{bar.value}</span>
        </li>
      ))}
    </ul>
  );
}
