/** A mean or rate in a cell with its interval beside it; null is a dash. */
import type { ReactNode } from 'react';

import type { FigureInterval } from '#shared/contract/intervals.ts';
import classes from './figure-cell.module.css';
import { planFigure } from './plan-figure.ts';

interface FigureCellProps {
  value: number | null;
  interval: FigureInterval | null | undefined;
  /** Draws the number where it can be chosen. */
  drawValue?: ((value: string) => ReactNode) | undefined;
}

export function FigureCell({ value, interval, drawValue }: FigureCellProps) {
  const figure = planFigure(value, interval);
  return (
    <span className={classes.figure} title={figure.sentences.join('\n') || undefined}>
      {value !== null && drawValue ? drawValue(figure.value) : figure.value}{' '}
      {figure.span !== '' && <small>{figure.span}</small>}
    </span>
  );
}
