/** Says what a period and the one that it is compared with do not both hold: questions, engines, surfaces. Pure. */
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { SectionInput } from '../sections/section.ts';
import { type Block, warning } from './blocks.ts';

/** Nothing where both hold the same, and where one has no answers: then nothing is compared. */
export function describeSides({ facts, words, format }: SectionInput): Block[] {
  const { answers, previousAnswers, prompts, engines, surfaces } = facts.sides;
  if (answers === 0 || previousAnswers === 0) return [];
  const { both, onlyCurrent, onlyPrevious } = prompts;
  const nameEngines = (found: typeof engines.onlyCurrent) => found.map((engine) => ENGINE_LABELS[engine]);
  const nameSurfaces = (found: typeof surfaces.onlyCurrent) => found.map((surface) => words.scope.surfaces[surface]);
  const [now, before] = [
    [...nameEngines(engines.onlyCurrent), ...nameSurfaces(surfaces.onlyCurrent)],
    [...nameEngines(engines.onlyPrevious), ...nameSurfaces(surfaces.onlyPrevious)],
  ];
  const parts = [
    ...(onlyCurrent + onlyPrevious > 0
      ? [words.sides.prompts(format.count(both), format.count(onlyCurrent), format.count(onlyPrevious))]
      : []),
    ...(now.length > 0 ? [words.sides.onlyNow(now.join(', '))] : []),
    ...(before.length > 0 ? [words.sides.onlyBefore(before.join(', '))] : []),
  ];
  return parts.length === 0 ? [] : [warning(`${words.sides.title} ${parts.join('; ')}.`, 'sides')];
}
