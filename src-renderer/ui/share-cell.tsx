/**
 * What is in a cell of any table for a share of 0-100 percent: a bar and its number; null is a dash. With an interval the bar carries it
 * as a thin line, and the number has as many digits as it allows.
 */
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import type { FigureInterval } from '#shared/contract/intervals.ts';
import { formatDecimal } from '../texts/format.ts';
import { planFigure } from './plan-figure.ts';
import { ShareBar } from './share-bar.tsx';
import classes from './share-cell.module.css';

interface ShareCellProps {
  percent: number | null;
  isOwn?: boolean;
  interval?: FigureInterval | null | undefined;
  /** The ends beside the number, where there is room. */
  hasSpan?: boolean;
  /** Draws the number where it can be chosen. */
  drawValue?: ((value: string) => ReactNode) | undefined;
  /** What is said where it is pointed at, of an interval over something else than prompts. */
  title?: string;
}

export function ShareCell({ percent, isOwn = false, interval, hasSpan = false, drawValue, title }: ShareCellProps) {
  const { value, span, kind, sentences } = planFigure(percent, interval);
  const range = percent === null ? null : (interval?.brand ?? interval?.repeat ?? null);
  const text = interval ? value : formatDecimal(percent);
  return (
    <span className={classes.share} title={title ?? (sentences.join('\n') || undefined)}>
      <ShareBar percent={percent} isOwn={isOwn} range={range} />
      <span>{percent !== null && drawValue ? drawValue(text) : text}</span>
      {hasSpan && span !== '' && <small>{span}</small>}
      {!hasSpan && span !== '' && <VisuallyHidden>{`${kind} ${span}`}</VisuallyHidden>}
    </span>
  );
}
