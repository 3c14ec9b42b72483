/** Whether the figures put different things together: surfaces, or prompts with and without the brand's name. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Surface } from '#shared/vocabulary/surfaces.ts';

import type { Filters } from '../../filters/filters.ts';

export interface Mix {
  /** Two or more, or none where all answers were met on one. */
  surfaces: readonly { surface: Surface; answers: number }[];
  /** Answers to prompts that name the brand, of all answers; null where all prompts are of one kind. */
  prompts: { branded: number; answers: number } | null;
}

export interface MixCounts {
  /** Answers of the window and filters. */
  answers: number;
  /** Those of them to prompts that name the brand. */
  branded: number;
  surfaces: OperationOutput<'metrics.surfaces'>['surfaces'];
}

/** Null where nothing is mixed. What the reader chose by a filter is no mixture. */
export function planMix({ answers, branded, surfaces }: MixCounts, filters: Pick<Filters, 'branded'>): Mix | null {
  const met = surfaces.length > 1 ? surfaces.map((row) => ({ surface: row.surface, answers: row.answers })) : [];
  const isMixed = filters.branded === null && branded > 0 && branded < answers;
  const prompts = isMixed ? { branded, answers } : null;
  return met.length === 0 && prompts === null ? null : { surfaces: met, prompts };
}
