/** A change is taken apart to the last digit, whatever cells are called and however they are put together. */
import { describe, expect, it } from 'vitest';
import { type ChangeCell, decomposeChange } from '#main/core/figures/query/explain/decompose-change.ts';
import { groupCells, type PromptBook, toPoints } from '#main/core/figures/query/explain/group-cells.ts';
import { judgeParts } from '#main/core/figures/query/explain/judge-parts.ts';
import { CHANGE_GROUPS } from '#shared/vocabulary/figures.ts';
import { seededChoice } from '#support/seeded-choice.ts';

const ENGINES = ['chatgpt', 'gemini', 'claude'];
const RATE = { kind: 'rate', dayCorrelation: 0 } as const;
const counts = (n: number, sum: number) => ({ answers: n, n, sum, squares: sum });
const cell = (prompt: number, before: [number, number], now: [number, number], engine = 'gemini'): ChangeCell => ({
  prompt,
  engine,
  before: counts(...before),
  now: counts(...now),
});

describe('a change', () => {
  it('is of what was answered, where the same was asked: half of the answers fell by 25 points', () => {
    const found = decomposeChange([cell(0, [20, 10], [20, 5]), cell(1, [20, 10], [20, 10])], 100)!;
    expect(found).toMatchObject({ previous: 50, current: 37.5, change: -12.5 });
    expect(found.parts.map(({ answered }) => answered)).toEqual([-12.5, 0]);
    for (const { mix } of found.parts) expect(mix).toBeCloseTo(0, 12);
  });

  it('is of what was asked, where a part came: its rate counts against the middle of both', () => {
    const found = decomposeChange([cell(0, [20, 10], [20, 10]), cell(1, [0, 0], [10, 10])], 100)!;
    // 50 before, 66.7 now, 58.3 between: -1/3 x (50 - 58.3) and 1/3 x (100 - 58.3).
    expect(found.parts.map(({ answered }) => answered)).toEqual([0, 0]);
    expect(found.parts[0]!.mix).toBeCloseTo(25 / 9, 9);
    expect(found.parts[1]!.mix).toBeCloseTo(125 / 9, 9);
  });

  it('is none where a period counts nothing', () => {
    expect(decomposeChange([cell(0, [0, 0], [9, 9])], 100)).toBeNull();
    expect(decomposeChange([], 100)).toBeNull();
  });
});

/** Cells of either period, of both, and prompts with no tag, one and several. */
function randomWorld(seed: number): { cells: ChangeCell[]; prompts: PromptBook } {
  const choice = seededChoice(seed);
  const cells: ChangeCell[] = [];
  const draw = (): [number, number] => {
    const n = choice.isTrue(0.15) ? 0 : choice.below(40);
    return [n, choice.below(n + 1)];
  };
  const count = 1 + choice.below(12);
  for (let prompt = 0; prompt < count; prompt++) {
    for (const engine of ENGINES) cells.push(cell(prompt, draw(), draw(), engine));
  }
  const prompts = new Map(
    Array.from({ length: count }, (_, ordinal) => [
      ordinal,
      {
        id: ordinal,
        publicId: `p${ordinal}`,
        text: `Question ${ordinal}`,
        language: choice.pick(['DE', 'EN']),
        tags: ['a', 'b', 'c'].filter(() => choice.isTrue(0.4)),
      },
    ]),
  );
  return { cells: cells.filter(({ now, before }) => now.n + before.n > 0), prompts };
}

describe('its parts', () => {
  it('add up to it, for 300 random changes and each grouping', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { cells, prompts } = randomWorld(seed);
      const found = decomposeChange(cells, 100);
      if (!found) continue;
      const mixed = found.parts.reduce((sum, { mix, answered }) => sum + mix + answered, 0);
      expect(Math.abs(mixed - found.change)).toBeLessThan(1e-9);
      for (const by of CHANGE_GROUPS) {
        const rows = groupCells(by, cells, found.parts, prompts);
        expect(Math.abs(rows.reduce((sum, row) => sum + toPoints(row), 0) - found.change)).toBeLessThan(1e-9);
      }
    }
  });

  it('stay as they are when prompts are renamed or come in another order', () => {
    const { cells, prompts } = randomWorld(42);
    const renamed = new Map([...prompts].map(([at, prompt]) => [at, { ...prompt, text: `${prompt.text}, renamed` }]));
    const read = (order: readonly ChangeCell[], book: PromptBook) => {
      const rows = groupCells('prompt', order, decomposeChange(order, 100)!.parts, book);
      return new Map(rows.map((row) => [row.id, toPoints(row)]));
    };
    const [first, other] = [read(cells, prompts), read(cells.toReversed(), renamed)];
    expect([...other.keys()].sort()).toEqual([...first.keys()].sort());
    for (const [id, points] of first) expect(other.get(id)).toBeCloseTo(points, 9);
  });
});

describe('verdicts of parts', () => {
  it('of one prompt are never of prompts like it', () => {
    const { verdicts, judged } = judgeParts(
      [[cell(0, [60, 50], [60, 10])], [cell(1, [60, 30], [60, 31])], [cell(2, [20, 10], [60, 1])]],
      RATE,
    );
    expect(verdicts).toEqual(['on_these_prompts', 'within_noise', 'too_few_answers']);
    expect(judged).toBe(2);
  });
});
