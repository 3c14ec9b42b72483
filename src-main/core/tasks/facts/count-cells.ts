/** Adding up cells of a period: the ways in which rules ask for a share. Pure. */
import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import type { Share } from '../statistics.ts';
import type { BrandCount, CellFact, PeriodFacts } from './task-facts.ts';

export type CellTest = (cell: CellFact) => boolean;

export const isUnbranded: CellTest = (cell) => !cell.isBranded;

/** Answers in the cells that pass, and those of them in which the brand is named, cited or visible. */
export function countShare(period: PeriodFacts, brandId: number, count: keyof BrandCount, test: CellTest): Share {
  const cells = period.cells.filter(test);
  return {
    part: cells.reduce((sum, cell) => sum + (cell.brands.get(brandId)?.[count] ?? 0), 0),
    whole: cells.reduce((sum, cell) => sum + cell.answers, 0),
  };
}

/** Passes cells whose engine and language have answers in both periods: a new engine is no fall of the old ones. */
export function askedInBoth(current: PeriodFacts, previous: PeriodFacts): CellTest {
  const keyOf = (cell: CellFact) => `${cell.engine} ${cell.language} ${cell.isBranded}`;
  const now = new Set(current.cells.map(keyOf));
  const before = new Set(previous.cells.map(keyOf));
  return (cell) => now.has(keyOf(cell)) && before.has(keyOf(cell));
}

/** The same answers as intervals and comparisons take them: hits by prompt and engine. */
export function toRateCells(
  period: PeriodFacts,
  brandId: number,
  count: keyof BrandCount,
  test: CellTest,
): AnswerCell[] {
  return period.cells.filter(test).map(({ promptId, answers, brands }) => {
    const hits = brands.get(brandId)?.[count] ?? 0;
    return { prompt: promptId, n: answers, sum: hits, squares: hits };
  });
}

/** Mentions of one brand among those of several, by prompt and engine. */
export function toShareCells(
  period: PeriodFacts,
  brandId: number,
  brandIds: readonly number[],
  test: CellTest,
): AnswerCell[] {
  return period.cells.filter(test).flatMap(({ promptId, brands }) => {
    const namedOf = (id: number) => brands.get(id)?.named ?? 0;
    const n = brandIds.reduce((sum, id) => sum + namedOf(id), 0);
    return n === 0 ? [] : [{ prompt: promptId, n, sum: namedOf(brandId), squares: namedOf(brandId) }];
  });
}

/** The sentiment of the own brand in the answers that say something about it, by prompt and engine. */
export function toSentimentCells(period: PeriodFacts): AnswerCell[] {
  return period.cells.flatMap(({ promptId, sentiment }) =>
    sentiment.n === 0 ? [] : [{ prompt: promptId, ...sentiment }],
  );
}

/** The distinct values of a field over cells, in their order. */
export function listOf(period: PeriodFacts, field: 'engine' | 'language'): string[] {
  return [...new Set(period.cells.map((cell) => cell[field]))].sort();
}
