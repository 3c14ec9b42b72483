/** One period: counts by prompt and engine, and the spread of the own brand's sentiment. */
import type { DayWindow } from '#shared/time/window.ts';
import { toSentiment } from '../../figures/codec/opinion-word.ts';
import type { BrandCount, CellFact, PeriodFacts } from './task-facts.ts';
import type { Collector, WindowAnswer } from './window-answers.ts';

interface CellSums extends Omit<CellFact, 'brands'> {
  brands: Map<number, BrandCount>;
}

/** `trackedIds`: brands that are tracked now; others that were measured once are left out. */
export function collectPeriod(window: DayWindow, trackedIds: ReadonlySet<number>): Collector<PeriodFacts> {
  const cells = new Map<string, CellSums>();
  return {
    add(answer) {
      const cell = openCell(cells, answer);
      addToCell(cell, answer, trackedIds);
      const value = toSentiment(answer.own?.opinion);
      if (value === null) return;
      cell.sentiment.n++;
      cell.sentiment.sum += value;
      cell.sentiment.squares += value * value;
    },
    finish: () => ({
      ...window,
      cells: sortCells([...cells.values()]),
      answers: [...cells.values()].reduce((sum, cell) => sum + cell.answers, 0),
    }),
  };
}

function openCell(cells: Map<string, CellSums>, { promptId, segment }: WindowAnswer): CellSums {
  const key = `${promptId} ${segment.engine} ${segment.language} ${segment.isBranded}`;
  const { engine, language } = segment;
  const cell = cells.get(key) ?? {
    promptId,
    engine,
    language,
    isBranded: segment.isBranded === 1,
    answers: 0,
    sentiment: { n: 0, sum: 0, squares: 0 },
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
  return cells.sort((a, b) => a.promptId - b.promptId || (keyOf(a) < keyOf(b) ? -1 : 1));
}
