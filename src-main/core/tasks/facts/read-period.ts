/** One period: counts by engine, language and kind of prompt, and the spread of the own brand's sentiment. */
import type { DayWindow } from '#shared/time/window.ts';
import { UNITS_PER_ONE } from '../../figures/codec/units.ts';
import type { Sample } from '../statistics.ts';
import type { BrandCount, CellFact, PeriodFacts } from './task-facts.ts';
import type { Collector, WindowAnswer } from './window-answers.ts';

interface CellSums extends Omit<CellFact, 'brands'> {
  brands: Map<number, BrandCount>;
}

/** `trackedIds`: brands that are tracked now; others that were measured once are left out. */
export function collectPeriod(window: DayWindow, trackedIds: ReadonlySet<number>): Collector<PeriodFacts> {
  const cells = new Map<string, CellSums>();
  const spread = { count: 0, sum: 0, squares: 0 };
  return {
    add(answer) {
      addToCell(openCell(cells, answer), answer, trackedIds);
      if (!answer.own?.isNamed) return;
      const value = answer.own.sentimentUnits / UNITS_PER_ONE;
      spread.count++;
      spread.sum += value;
      spread.squares += value * value;
    },
    finish: () => ({
      ...window,
      cells: sortCells([...cells.values()]),
      answers: [...cells.values()].reduce((sum, cell) => sum + cell.answers, 0),
      sentiment: toSample(spread),
    }),
  };
}

function openCell(cells: Map<string, CellSums>, { segment }: WindowAnswer): CellSums {
  const key = `${segment.engine} ${segment.language} ${segment.isBranded}`;
  const { engine, language } = segment;
  const cell = cells.get(key) ?? {
    engine,
    language,
    isBranded: segment.isBranded === 1,
    answers: 0,
    brands: new Map(),
  };
  cells.set(key, cell);
  return cell;
}

function addToCell(cell: CellSums, { appearances }: WindowAnswer, trackedIds: ReadonlySet<number>): void {
  cell.answers++;
  for (const { brandId, isNamed, isCited } of appearances) {
    if (!trackedIds.has(brandId)) continue;
    const count = cell.brands.get(brandId) ?? { named: 0, cited: 0, visible: 0 };
    cell.brands.set(brandId, count);
    count.visible++;
    if (isNamed) count.named++;
    if (isCited) count.cited++;
  }
}

function sortCells(cells: CellSums[]): CellFact[] {
  const keyOf = (cell: CellSums) => `${cell.engine} ${cell.language} ${Number(cell.isBranded)}`;
  return cells.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function toSample({ count, sum, squares }: { count: number; sum: number; squares: number }): Sample {
  const mean = count === 0 ? 0 : sum / count;
  const variance = count < 2 ? 0 : Math.max(0, (squares - count * mean ** 2) / (count - 1));
  return { count, mean, variance };
}
