/** What the prompt table and the heat map show of each prompt. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';

import type { Prompt } from '../../api/all-prompts.ts';
import type { PartMove } from '../../explain/plan-moves.ts';

type TabledPrompt = OperationOutput<'prompts.table'>['prompts'][number];
type PromptEngines = OperationOutput<'prompts.engines'>['prompts'][number];

export interface PromptRow extends TabledPrompt {
  /** Null without answers. */
  visibilityPercent: number | null;
  /** Of visibility; null where there is nothing to compare with, and until it is read. */
  move: PartMove | null;
  /** Null until they are read, which is when somebody wants to see them. */
  competitorCount: number | null;
  sourceCount: number | null;
}

type Moves = ReadonlyMap<string, PartMove>;

/** `counted`: the prompts with what else than the own brand was counted in their answers, as far as that was read. */
export function planPromptRows(
  prompts: readonly TabledPrompt[],
  counted: readonly Prompt[],
  moves: Moves,
): PromptRow[] {
  const known = new Map(counted.map((prompt) => [prompt.id, prompt]));
  return prompts.map((prompt) => {
    const { competitorCount = null, sourceCount = null } = known.get(prompt.id) ?? {};
    const visibilityPercent = prompt.answers === 0 ? null : (100 * prompt.visible) / prompt.answers;
    return { ...prompt, visibilityPercent, move: moves.get(prompt.id) ?? null, competitorCount, sourceCount };
  });
}

/** A prompt of the heat map; engines that did not answer it are not there. */
export interface HeatMapRow extends Pick<PromptRow, 'id' | 'prompt' | 'models'> {
  byEngine: ReadonlyMap<Engine, PromptEngines['engines'][number]>;
}

export function planHeatMapRows(prompts: readonly PromptRow[], figures: readonly PromptEngines[]): HeatMapRow[] {
  const known = new Map(figures.map(({ promptId, engines }) => [promptId, engines]));
  return prompts.map(({ id, prompt, models }) => ({
    id,
    prompt,
    models,
    byEngine: new Map((known.get(id) ?? []).map((engine) => [engine.model, engine])),
  }));
}

/** The engines that stand as columns: those that the prompts are asked on, and those that answered. */
export function planEngineColumns(rows: readonly HeatMapRow[], order: readonly Engine[]): Engine[] {
  const used = new Set(rows.flatMap(({ models, byEngine }) => [...models, ...byEngine.keys()]));
  return order.filter((engine) => used.has(engine));
}
