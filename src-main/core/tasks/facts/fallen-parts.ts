/** Prompts and engines that lost most of a figure against the thirty days before: what a task about a fall names. Pure. */
import { toEngineLabel } from '../engine-label.ts';
import type { Share } from '../statistics.ts';
import { type CellTest, countShare } from './count-cells.ts';
import type { BrandCount, TaskFacts } from './task-facts.ts';

/** With fewer answers on either side a part says too little to be named. */
const MIN_ANSWERS = 3;
const MOST = 3;

export interface FallenPart {
  name: string;
  now: Share;
  before: Share;
}

/** Texts of prompts, those first that took most answers with them. */
export function listFallenPrompts(facts: TaskFacts, count: keyof BrandCount, test: CellTest): FallenPart[] {
  const parts = facts.prompts.map(({ id, text }) =>
    toPart(facts, text, count, (cell) => cell.promptId === id && test(cell)),
  );
  return listFallen(parts);
}

/** Names of engines; none where there is only one. */
export function listFallenEngines(facts: TaskFacts, count: keyof BrandCount, test: CellTest): FallenPart[] {
  const engines = [...new Set(facts.current.cells.map(({ engine }) => engine))];
  const parts = engines.map((engine) =>
    toPart(facts, toEngineLabel(engine), count, (cell) => cell.engine === engine && test(cell)),
  );
  return parts.filter(isJudged).length > 1 ? listFallen(parts) : [];
}

function toPart(facts: TaskFacts, name: string, count: keyof BrandCount, test: CellTest): FallenPart {
  const { current, previous, own } = facts;
  return { name, now: countShare(current, own.id, count, test), before: countShare(previous, own.id, count, test) };
}

function isJudged({ now, before }: FallenPart): boolean {
  return now.whole >= MIN_ANSWERS && before.whole >= MIN_ANSWERS;
}

function listFallen(parts: readonly FallenPart[]): FallenPart[] {
  return parts
    .filter((part) => isJudged(part) && toLoss(part) > 0)
    .sort((a, b) => toLoss(b) - toLoss(a))
    .slice(0, MOST);
}

/** Answers of now that would have had it before. */
function toLoss({ now, before }: FallenPart): number {
  return now.whole * (before.part / before.whole - now.part / now.whole);
}
