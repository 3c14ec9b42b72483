/** The counts that a proof is made of: of some prompts, by prompt and engine, and day by day. Reads; compares nothing. */
import type { EstimatedFigure } from '#shared/contract/intervals.ts';
import type { AnswerCell, FigureKind } from '#shared/statistics/answer-cells.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../storage/connection.ts';
import { UNITS_PER_ONE } from '../figures/codec/units.ts';
import { breakdown } from '../figures/query/breakdown.ts';
import type { Part } from '../figures/query/part.ts';
import type { ScopePrompt } from '../figures/store/read-facts.ts';

export interface EngineCell extends AnswerCell {
  engine: string;
}

export function kindOf(figure: EstimatedFigure): FigureKind {
  return figure === 'mentionOrder' || figure === 'position' || figure === 'sentiment' ? 'mean' : 'rate';
}

interface CellScope extends DayWindow {
  projectId: number;
  brandId: number;
}

/** A cell for each prompt and engine with something to count, by prompt. */
export function readEngineCells(db: Connection, scope: CellScope, figure: EstimatedFigure): EngineCell[] {
  const parts = readParts(db, scope, ['prompt', 'engine']);
  return parts.flatMap((part) => {
    const cell = toCell(part, scope.brandId, figure);
    return cell.n === 0 ? [] : [{ ...cell, prompt: part.key.prompt ?? 0, engine: part.key.engine ?? '' }];
  });
}

/** Of these prompts on these engines, by day: those with something to count. Prompts that are covered cannot be told by engine. */
export function readDayCounts(
  db: Connection,
  scope: CellScope,
  figure: EstimatedFigure,
  { prompts, engines }: { prompts: readonly ScopePrompt[]; engines: readonly string[] },
): Map<number, { n: number; sum: number }> {
  const days = new Map<number, { n: number; sum: number }>();
  if (prompts.length === 0) return days;
  const isByEngine = figure !== 'visibilityRate';
  for (const part of readParts(db, scope, isByEngine ? ['day', 'engine'] : ['day'], prompts)) {
    if (isByEngine && !engines.includes(part.key.engine ?? '')) continue;
    const { n, sum } = toCell(part, scope.brandId, figure);
    const day = days.get(part.key.day ?? 0) ?? { n: 0, sum: 0 };
    if (n > 0) days.set(part.key.day ?? 0, { n: day.n + n, sum: day.sum + sum });
  }
  return days;
}

function readParts(
  db: Connection,
  { projectId, brandId, firstDay, lastDay }: CellScope,
  by: Parameters<typeof breakdown>[1]['by'],
  prompts?: readonly ScopePrompt[],
): Part[] {
  const scope = { projectId, firstDay, lastDay, engine: null, language: null, tags: null };
  return breakdown(db, { scope, by, brandIds: [brandId], measures: ['means', 'prompts'], ...(prompts && { prompts }) });
}

function toCell(part: Part, brandId: number, figure: EstimatedFigure): AnswerCell {
  const { answers } = part;
  const own = part.of(brandId);
  const rate = (hits: number) => ({ prompt: 0, n: answers, sum: hits, squares: hits });
  const mean = (sum: number) => ({ prompt: 0, n: own.named, sum, squares: own.named === 0 ? 0 : sum ** 2 / own.named });
  switch (figure) {
    case 'mentionRate':
      return rate(own.named);
    case 'citationRate':
      return rate(own.cited);
    case 'responseVisibilityRate':
      return rate(own.visible);
    case 'visibilityRate':
      return { prompt: 0, n: part.asked, sum: own.visiblePrompts, squares: own.visiblePrompts };
    case 'mentionOrder':
      return mean(own.orderSum);
    case 'position':
      return mean(Number(own.depthUnits) / UNITS_PER_ONE);
    case 'sentiment':
      return mean(Number(own.sentimentUnits) / UNITS_PER_ONE);
  }
}
