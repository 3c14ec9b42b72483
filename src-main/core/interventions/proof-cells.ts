/** The counts that a proof is made of: of some prompts on some engines, on both sides and day by day. Reads; compares nothing. */

import type { Sides } from '#shared/statistics/difference-in-differences.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../storage/connection.ts';
import { UNITS_PER_ONE } from '../figures/codec/units.ts';
import { breakdown } from '../figures/query/breakdown.ts';
import type { Part } from '../figures/query/breakdown-part.ts';
import type { PromptCells } from '../figures/query/cells/prompt-cells.ts';
import { readPromptCells } from '../figures/query/cells/read-prompt-cells.ts';
import { toAnswerCells } from '../figures/query/cells/to-answer-cells.ts';
import type { ScopePrompt } from '../figures/store/read-facts.ts';

export interface ProofScope {
  projectId: number;
  brandId: number;
  before: DayWindow;
  after: DayWindow;
}

/** Some prompts on both sides. */
export interface SideCells {
  before: PromptCells;
  after: PromptCells;
}

export function readSideCells(db: Connection, scope: ProofScope, prompts: readonly ScopePrompt[]): SideCells {
  const { projectId, brandId } = scope;
  const read = (window: DayWindow) =>
    readPromptCells(db, { scope: { ...toScope(projectId, window) }, brandIds: [brandId], prompts });
  return { before: read(scope.before), after: read(scope.after) };
}

function toScope(projectId: number, { firstDay, lastDay }: DayWindow) {
  return { projectId, firstDay, lastDay, engines: null, language: null, tags: null };
}

/** Engines that were asked on both sides. */
export function listEngines({ before, after }: SideCells): string[] {
  const [first, last] = [before, after].map(listAskedEngines);
  return [...(first ?? [])].filter((engine) => last?.has(engine));
}

function listAskedEngines({ answers, groups }: PromptCells): Set<string> {
  const asked = new Set<string>();
  answers.forEach((count, at) => {
    const engine = count > 0 ? groups[at % groups.length]?.engine : undefined;
    if (engine !== undefined) asked.add(engine);
  });
  return asked;
}

export interface ChosenSides {
  sides: Sides;
  prompts: number;
  /** Prompts of one side only. */
  leftOut: number;
}

/** On these engines, those that were asked on both sides. */
export function chooseSides(
  { before, after }: SideCells,
  figure: EstimatedFigure,
  { brandId, engines }: { brandId: number; engines: readonly string[] },
): ChosenSides {
  const choice = { brandId, only: ({ engine }: { engine: string }) => engines.includes(engine) };
  const askedIn = (cells: PromptCells) =>
    new Set(toAnswerCells(cells, 'mentionRate', choice).map(({ prompt }) => prompt));
  const [first, last] = [askedIn(before), askedIn(after)];
  const both = new Set([...first].filter((prompt) => last.has(prompt)));
  const toSide = (cells: PromptCells) => toAnswerCells(cells, figure, choice).filter(({ prompt }) => both.has(prompt));
  return {
    sides: { before: toSide(before), after: toSide(after) },
    prompts: both.size,
    leftOut: first.size + last.size - 2 * both.size,
  };
}

/** Of these prompts on these engines, by day: those with something to count. Prompts that are covered cannot be split by engine. */
export function readDayCounts(
  db: Connection,
  { projectId, brandId, ...window }: DayWindow & { projectId: number; brandId: number },
  figure: EstimatedFigure,
  { prompts, engines }: { prompts: readonly ScopePrompt[]; engines: readonly string[] },
): Map<number, { n: number; sum: number }> {
  const days = new Map<number, { n: number; sum: number }>();
  if (prompts.length === 0 || engines.length === 0) return days;
  const scope = { ...toScope(projectId, window), engines };
  for (const part of breakdown(db, {
    scope,
    by: ['day'],
    brandIds: [brandId],
    measures: ['means', 'prompts'],
    prompts,
  })) {
    const counts = countPart(part, brandId, figure);
    if (counts.n > 0) days.set(part.key.day ?? 0, counts);
  }
  return days;
}

function countPart(part: Part, brandId: number, figure: EstimatedFigure): { n: number; sum: number } {
  const own = part.of(brandId);
  const { answers, asked } = part;
  const counts: Readonly<Record<EstimatedFigure, () => { n: number; sum: number }>> = {
    responseVisibilityRate: () => ({ n: answers, sum: own.visible }),
    mentionRate: () => ({ n: answers, sum: own.named }),
    citationRate: () => ({ n: answers, sum: own.cited }),
    visibilityRate: () => ({ n: asked, sum: own.visiblePrompts }),
    mentionOrder: () => ({ n: own.named, sum: own.orderSum }),
    position: () => ({ n: own.named, sum: Number(own.depthUnits) / UNITS_PER_ONE }),
    sentiment: () => ({ n: own.opinions, sum: own.sentimentSum }),
  };
  return counts[figure]();
}
