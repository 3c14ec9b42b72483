/** What the prompt table and the heat map show of each prompt. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';

import type { Prompt } from '../../api/all-prompts.ts';

type PromptEngines = OperationOutput<'prompts.engines'>['prompts'][number];

export interface PromptRow extends Prompt {
  /** Null without answers. */
  visibilityPercent: number | null;
}

export function planPromptRows(prompts: readonly Prompt[]): PromptRow[] {
  return prompts.map((prompt) => ({
    ...prompt,
    visibilityPercent: prompt.answers === 0 ? null : (100 * prompt.visible) / prompt.answers,
  }));
}

/** A prompt of the heat map; engines that did not answer it are not there. */
export interface HeatMapRow extends Pick<Prompt, 'id' | 'prompt' | 'models'> {
  byEngine: ReadonlyMap<Engine, PromptEngines['engines'][number]>;
}

export function planHeatMapRows(prompts: readonly Prompt[], figures: readonly PromptEngines[]): HeatMapRow[] {
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
