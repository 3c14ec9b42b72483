/** Whether the figures put different things together: surfaces, or prompts with and without the brand's name. Pure. */
import { SURFACES, type Surface } from '#shared/vocabulary/surfaces.ts';

import type { Filters } from '../../filters/filters.ts';

export interface Mix {
  /** Two or more, or none where all answers were met on one. */
  surfaces: readonly { surface: Surface; answers: number }[];
  /** Answers to prompts that name the brand, of all answers; null where all prompts are of one kind. */
  prompts: { branded: number; answers: number } | null;
}

/** What it looks at of a part. */
interface MixPart {
  id: string;
  current: { totalResponses: number };
}

/** Null where nothing is mixed. What the reader chose by a filter is no mixture. `parts`: of the answers of the window and filters. */
export function planMix(answers: number, parts: readonly MixPart[], filters: Pick<Filters, 'branded'>): Mix | null {
  const countIn = (id: string) => parts.find((part) => part.id === id)?.current.totalResponses ?? 0;
  const met = SURFACES.map((surface) => ({ surface, answers: countIn(surface) })).filter((row) => row.answers > 0);
  const branded = countIn('branded');
  const isMixed = filters.branded === null && branded > 0 && branded < answers;
  const prompts = isMixed ? { branded, answers } : null;
  const surfaces = met.length > 1 ? met : [];
  return surfaces.length === 0 && prompts === null ? null : { surfaces, prompts };
}
