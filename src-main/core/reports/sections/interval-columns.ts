/** The two intervals of a table's main figure: that of the brand on the page, both with their prompts in data files. Pure. */
import type { FigureInterval } from '#shared/contract/intervals.ts';
import type { Cell, Column } from '../model/report-table.ts';
import type { SectionInput } from './section.ts';

/** `shown`: which one is on the page. */
export function intervalColumns({ words: { columns } }: SectionInput, shown: 'brand' | 'repeat' = 'brand'): Column[] {
  return [
    { key: 'brand', label: columns.brandInterval, kind: 'interval', isDataOnly: shown !== 'brand' },
    { key: 'repeat', label: columns.repeatInterval, kind: 'interval', isDataOnly: shown !== 'repeat' },
    { key: 'intervalPrompts', label: columns.prompts, kind: 'count', isDataOnly: true },
  ];
}

export function intervalCells(interval: FigureInterval | null): Cell[] {
  return interval ? [interval.brand, interval.repeat, interval.prompts] : [null, null, null];
}
