/** Says what the figures of a report put together. Pure. */

import type { SectionInput } from '../sections/section.ts';
import { type Block, note } from './blocks.ts';

/** Nothing where the answers were met on one surface and belong to prompts of one kind. */
export function describeMix({ facts, words: { scope }, format }: SectionInput): Block[] {
  const { surfaces, brandedAnswers } = facts;
  const answers = facts.summary.current.totalResponses;
  const met = surfaces.map((row) => `${scope.surfaces[row.surface]} ${format.count(row.answers)}`);
  const lines = [
    met.length > 1 ? scope.mixedSurfaces(met.join(', ')) : '',
    brandedAnswers > 0 && brandedAnswers < answers
      ? scope.mixedPrompts(format.count(brandedAnswers), format.count(answers))
      : '',
  ].filter((line) => line !== '');
  return lines.length === 0 ? [] : [note(lines.join(' '), 'mix')];
}
