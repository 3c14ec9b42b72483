/** The same window of the same reads on folders of growing size: what a read costs must not grow with what is stored. */
import { buildFolder } from '../folder/build-folder.ts';
import { SIZES, type Size } from '../folder/folder-plan.ts';
import { toTable } from '../report/print-table.ts';
import { measureReads, type ReadFigure } from './measure-reads.ts';

/** As many days as the smallest folder has. */
const DAYS = 4;

export interface Growth {
  size: Size;
  figures: ReadFigure[];
}

/** Folders up to `largest`. */
export async function measureGrowth(largest: Size, say: (line: string) => void): Promise<Growth[]> {
  const sizes = (Object.keys(SIZES) as Size[]).filter((size) => SIZES[size] <= SIZES[largest]);
  const growth: Growth[] = [];
  for (const size of sizes) {
    const folder = await buildFolder(size, say);
    growth.push({ size, figures: await measureReads(folder, null, say, [DAYS]) });
  }
  return growth;
}

/** One row a read, one column a size: milliseconds in the middle. */
export function toGrowthTable(growth: readonly Growth[]): string {
  const [first] = growth;
  const rows = (first?.figures ?? []).map(({ operation, filter }) => [
    operation,
    filter,
    ...growth.map(({ figures }) => {
      const figure = figures.find((each) => each.operation === operation && each.filter === filter);
      return figure ? figure.p50Ms.toFixed(1) : '';
    }),
  ]);
  return toTable([`read of ${DAYS} days`, 'filter', ...growth.map(({ size }) => `${size} ms`)], rows);
}
