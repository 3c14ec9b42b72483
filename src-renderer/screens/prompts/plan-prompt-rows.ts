/** Puts together what the prompt table shows: the list's figures and those by engine. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';

import type { Prompt } from '../../api/all-prompts.ts';

type PromptEngines = OperationOutput<'prompts.engines'>['prompts'][number];
export type EngineFigures = PromptEngines['engines'][number];

export interface PromptRow extends Prompt {
  /** Answers in the window; 0 when there is none. */
  answers: number;
  /** Null without answers. */
  visibilityPercent: number | null;
  byEngine: ReadonlyMap<Engine, EngineFigures>;
}

export function planPromptRows(prompts: readonly Prompt[], figures: readonly PromptEngines[]): PromptRow[] {
  const known = new Map(figures.map(({ promptId, engines }) => [promptId, engines]));
  return prompts.map((prompt) => {
    const engines = known.get(prompt.id) ?? [];
    const answers = engines.reduce((sum, engine) => sum + engine.answers, 0);
    const visible = engines.reduce((sum, engine) => sum + engine.visible, 0);
    return {
      ...prompt,
      answers,
      visibilityPercent: answers === 0 ? null : (100 * visible) / answers,
      byEngine: new Map(engines.map((engine) => [engine.model, engine])),
    };
  });
}

/** The engines that stand as columns: those that the prompts are asked on, and those that answered. */
export function planEngineColumns(rows: readonly PromptRow[], order: readonly Engine[]): Engine[] {
  const used = new Set(rows.flatMap(({ models, byEngine }) => [...models, ...byEngine.keys()]));
  return order.filter((engine) => used.has(engine));
}
