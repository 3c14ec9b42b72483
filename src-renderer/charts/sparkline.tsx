/** A tiny line without axes: the shape of a figure over the window. The numbers are beside it, so it is decoration. */
import { planSparkline } from './plan-sparkline.ts';
import classes from './sparkline.module.css';

const SIZE = { widthPx: 160, heightPx: 32 };

export function Sparkline({ values, minSpan }: { values: readonly (number | null)[]; minSpan: number }) {
  const { paths, end } = planSparkline(values, { ...SIZE, minSpan });
  const endStyle = end && { left: `${(100 * end.x) / SIZE.widthPx}%`, top: end.y };
  return (
    <div className={classes.frame} data-drawn aria-hidden>
      <svg
        className={classes.lines}
        viewBox={`0 0 ${SIZE.widthPx} ${SIZE.heightPx}`}
        preserveAspectRatio="none"
        role="presentation"
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      {endStyle && <i className={classes.end} style={endStyle} />}
    </div>
  );
}
