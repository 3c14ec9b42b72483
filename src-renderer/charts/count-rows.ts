/** The rows of a tooltip that say how many answers a figure counts, and what was left out. Pure. */
import { formatCount } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { toMarkRows } from './chart-marks.ts';
import type { Bucket } from './group-days.ts';
import type { TooltipRow } from './tooltip.ts';

export function toCountRows({ answers, leftOut, marks }: Bucket, colour?: string): TooltipRow[] {
  const counted = { name: TEXTS.charts.answers, value: formatCount(answers), ...(colour && { colour }) };
  return [counted, ...toEmptyRows({ leftOut, marks })];
}

/** Of a bucket without answers. */
export function toEmptyRows({ leftOut, marks }: Pick<Bucket, 'leftOut' | 'marks'>): TooltipRow[] {
  return [...toLeftOutRows({ leftOut }), ...toMarkRows({ marks })];
}

function toLeftOutRows({ leftOut = [] }: Pick<Bucket, 'leftOut'>): TooltipRow[] {
  return leftOut.map(({ name, count }) => ({ name: TEXTS.charts.leftOut(name), value: formatCount(count) }));
}
