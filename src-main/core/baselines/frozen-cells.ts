/**
 * Counts of the own brand by prompt and by all that filters choose among: what a baseline keeps, so that it can be compared in pairs of
 * prompts and with filters, whatever is measured otherwise later.
 */
import type { EstimatedFigure } from '#shared/contract/intervals.ts';
import type { AnswerCell, FigureKind } from '#shared/statistics/answer-cells.ts';
import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import type { Segment } from '../figures/codec/answer-facts.ts';
import { readAppearances } from '../figures/codec/month-page.ts';
import { UNITS_PER_ONE } from '../figures/codec/units.ts';
import type { FigureScope } from '../figures/store/figure-scope.ts';
import { visitScope } from '../figures/store/read-facts.ts';
import { readSegments } from '../figures/store/segments.ts';

/** Sum of values, and of their squares, over the answers that name the brand. */
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
}

/** Of a scope; the cells of a prompt follow each other. */
export function readFrozenCells(db: Connection, scope: FigureScope): FrozenCell[] {
  const brandId = readOwnBrandId(db, scope.projectId);
  const segments = readSegments(db);
  const publicIds = db.prepare('SELECT public_id FROM prompt WHERE id = ?').pluck();
  const cells: FrozenCell[] = [];
  let current = { promptId: -1, bySegment: new Map<number, FrozenCell>() };
  visitScope(db, scope, ['appearances'], ({ prompt, page, place, segmentId }) => {
    if (prompt.id !== current.promptId) current = { promptId: prompt.id, bySegment: new Map() };
    let cell = current.bySegment.get(segmentId);
    if (cell === undefined) {
      cell = toEmptyCell(publicIds.get(prompt.id) as string, segments.get(segmentId)!);
      current.bySegment.set(segmentId, cell);
      cells.push(cell);
    }
    cell.answers++;
    const own = readAppearances(page, place).find((appearance) => appearance.brandId === brandId);
    if (own === undefined) return;
    cell.visible++;
    if (own.isCited) cell.cited++;
    if (!own.isNamed) return;
    cell.named++;
    add(cell.order, own.order ?? 0);
    add(cell.depth, own.depthUnits / UNITS_PER_ONE);
    add(cell.sentiment, own.sentimentUnits / UNITS_PER_ONE);
  });
  return cells;
}

function toEmptyCell(promptId: string, segment: Segment): FrozenCell {
  const counts = { answers: 0, visible: 0, named: 0, cited: 0 };
  return { promptId, ...segment, ...counts, order: [0, 0], depth: [0, 0], sentiment: [0, 0] };
}

function add(sums: Sums, value: number): void {
  sums[0] += value;
  sums[1] += value * value;
}

/** The same choice that a scope makes among answers. Tags are those that prompts have now: `tagged` holds their public ids. */
export function filterCells(
  cells: readonly FrozenCell[],
  { engine, language, surface, isBranded }: FigureScope,
  tagged: ReadonlySet<string> | null,
): FrozenCell[] {
  return cells.filter(
    (cell) =>
      (engine === null || cell.engine === engine) &&
      (language === null || cell.language === language) &&
      (surface == null || cell.surface === surface) &&
      (isBranded == null || (cell.isBranded === 1) === isBranded) &&
      (tagged === null || tagged.has(cell.promptId)),
  );
}

export const KINDS: Readonly<Record<EstimatedFigure, FigureKind>> = {
  responseVisibilityRate: 'rate',
  mentionRate: 'rate',
  citationRate: 'rate',
  visibilityRate: 'rate',
  mentionOrder: 'mean',
  position: 'mean',
  sentiment: 'mean',
};

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
      return cell.named === 0 ? [] : [{ prompt: numberOf(cell.promptId), n: cell.named, sum, squares }];
    });
  }
  return cells.map((cell) => {
    const hits = cell[HITS[figure]];
    return { prompt: numberOf(cell.promptId), n: cell.answers, sum: hits, squares: hits };
  });
}
