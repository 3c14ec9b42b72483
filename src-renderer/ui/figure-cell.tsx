/** A mean or rate in a cell with its interval beside it; null is a dash. */
import type { FigureInterval } from '#shared/contract/intervals.ts';
import classes from './figure-cell.module.css';
import { planFigure } from './plan-figure.ts';

export function FigureCell({ value, interval }: { value: number | null; interval: FigureInterval | null | undefined }) {
  const figure = planFigure(value, interval);
  return (
    <span className={classes.figure} title={figure.sentences.join('\n') || undefined}>
      {figure.value} {figure.span !== '' && <small>{figure.span}</small>}
    </span>
  );
}
