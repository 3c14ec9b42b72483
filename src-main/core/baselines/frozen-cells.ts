/**
 * Counts of the own brand by prompt and by all that filters choose among: what a baseline keeps, so that it can be compared in pairs of
 * prompts and with filters, whatever is measured otherwise later.
 */

import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../storage/connection.ts';
import type { Segment } from '../figures/codec/answer-facts.ts';
import {
  CITED,
  DEPTH,
  DEPTH_SQUARES,
  NAMED,
  OPINIONS,
  ORDER_SQUARES,
  ORDERS,
  PROMPT_WIDTH,
  SENTIMENT,
  SENTIMENT_SQUARES,
  SQUARES_PER_ONE,
  toUnitSum,
  VISIBLE,
} from '../figures/codec/brand-counts.ts';
import { HUNDREDTHS_PER_ONE, UNITS_PER_ONE } from '../figures/codec/units.ts';
import type { CellDimension, PromptCells } from '../figures/query/cells/prompt-cells.ts';
import type { FigureScope } from '../figures/store/figure-scope.ts';

/** Sum of values, and of their squares, over the answers that name the brand; of sentiment over those that say something about it. */
type Sums = [sum: number, squares: number];

export interface FrozenCell extends Segment {
  /** Public id of the prompt. */
  promptId: string;
  answers: number;
  visible: number;
  named: number;
  cited: number;
  order: Sums;
  depth: Sums;
  sentiment: Sums;
  /** Answers that say something about the brand. Absent in older baselines: all that name it. */
  opinions?: number;
}

/** What they are told apart by, besides prompt and engine. */
export const FROZEN_BY: readonly CellDimension[] = ['language', 'surface', 'branded'];

/** Those with answers; the cells of a prompt follow each other. `cells` are told apart by {@link FROZEN_BY}. */
export function toFrozenCells(db: Connection, projectId: number, brandId: number, cells: PromptCells): FrozenCell[] {
  const { groups, answers } = cells;
  const counts = cells.of(brandId);
  const publicIds = readPublicIds(db, projectId);
  return [...answers].flatMap((count, at): FrozenCell[] => {
    const group = groups[at % groups.length];
    const promptId = publicIds.get(Math.floor(at / groups.length));
    if (count === 0 || group === undefined || promptId === undefined) return [];
    const own = counts.subarray(at * PROMPT_WIDTH, (at + 1) * PROMPT_WIDTH);
    const sumOf = (column: typeof DEPTH | typeof SENTIMENT, perOne: number) => Number(toUnitSum(own, column)) / perOne;
    const { engine, language, surface, isBranded } = group;
    return [
      {
        ...{ promptId, engine, language: language ?? '', surface: surface ?? '', isBranded: isBranded ? 1 : 0 },
        answers: count,
        visible: own[VISIBLE] ?? 0,
        named: own[NAMED] ?? 0,
        cited: own[CITED] ?? 0,
        order: [own[ORDERS] ?? 0, own[ORDER_SQUARES] ?? 0],
        depth: [sumOf(DEPTH, UNITS_PER_ONE), (own[DEPTH_SQUARES] ?? 0) / SQUARES_PER_ONE],
        sentiment: [sumOf(SENTIMENT, HUNDREDTHS_PER_ONE), (own[SENTIMENT_SQUARES] ?? 0) / SQUARES_PER_ONE],
        opinions: own[OPINIONS] ?? 0,
      },
    ];
  });
}

/** By ordinal. */
function readPublicIds(db: Connection, projectId: number): ReadonlyMap<number, string> {
  const rows = db.prepare('SELECT ordinal, public_id AS publicId FROM prompt WHERE project_id = ?').all(projectId) as {
    ordinal: number;
    publicId: string;
  }[];
  return new Map(rows.map(({ ordinal, publicId }) => [ordinal, publicId]));
}

/** The same choice that a scope makes among answers. Tags are those that prompts have now: `tagged` holds their public ids. */
export function filterCells(
  cells: readonly FrozenCell[],
  { engines, language, surface, isBranded }: FigureScope,
  tagged: ReadonlySet<string> | null,
): FrozenCell[] {
  return cells.filter(
    (cell) =>
      (engines === null || engines.includes(cell.engine)) &&
      (language === null || cell.language === language) &&
      (surface == null || cell.surface === surface) &&
      (isBranded == null || (cell.isBranded === 1) === isBranded) &&
      (tagged === null || tagged.has(cell.promptId)),
  );
}

export function countOpinions({ opinions, named }: FrozenCell): number {
  return opinions ?? named;
}

const HITS = { responseVisibilityRate: 'visible', mentionRate: 'named', citationRate: 'cited' } as const;
const MEANS = { mentionOrder: 'order', position: 'depth', sentiment: 'sentiment' } as const;

/** What an estimate of the figure is made of. `numberOf` gives prompts the numbers by which two sides are paired. */
export function toAnswerCells(
  cells: readonly FrozenCell[],
  figure: EstimatedFigure,
  numberOf: (promptId: string) => number,
): AnswerCell[] {
  if (figure === 'visibilityRate') {
    const byPrompt = Map.groupBy(cells, ({ promptId }) => promptId);
    return [...byPrompt].map(([promptId, own]) => {
      const hit = own.some(({ visible }) => visible > 0) ? 1 : 0;
      return { prompt: numberOf(promptId), n: 1, sum: hit, squares: hit };
    });
  }
  if (figure === 'mentionOrder' || figure === 'position' || figure === 'sentiment') {
    return cells.flatMap((cell) => {
      const [sum, squares] = cell[MEANS[figure]];
      const n = figure === 'sentiment' ? countOpinions(cell) : cell.named;
      return n === 0 ? [] : [{ prompt: numberOf(cell.promptId), n, sum, squares }];
    });
  }
  return cells.map((cell) => {
    const hits = cell[HITS[figure]];
    return { prompt: numberOf(cell.promptId), n: cell.answers, sum: hits, squares: hits };
  });
}
