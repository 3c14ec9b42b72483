/** The figures by the names that people use, with their units. */
import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';
import { cleanLine } from '../reply/untrusted.ts';
import { listThere, ToolProblem } from '../tool-problem.ts';
import { findNamed } from './find-named.ts';

export interface KnownFigure {
  name: string;
  figure: ExplainedFigure;
  unit: '%' | 'score' | 'place';
  about: string;
  names: readonly string[];
}

function toFigure(
  name: string,
  figure: ExplainedFigure,
  unit: KnownFigure['unit'],
  about: string,
  also: readonly string[],
): KnownFigure {
  return { name, figure, unit, about, names: [name, figure, ...also] };
}

export const KNOWN_FIGURES: readonly KnownFigure[] = [
  toFigure('visibility', 'responseVisibilityRate', '%', '% of answers that name the brand or cite its site', [
    'visible',
    'visibility rate of answers',
    'response visibility',
  ]),
  toFigure('mention_rate', 'mentionRate', '%', '% of answers that name the brand in their text', ['mentions', 'named']),
  toFigure('citation_rate', 'citationRate', '%', "% of answers that cite the brand's site", ['citations', 'cited']),
  toFigure('prompt_coverage', 'visibilityRate', '%', '% of prompts with at least one answer that shows the brand', [
    'coverage',
    'prompts covered',
  ]),
  toFigure('mention_order', 'mentionOrder', 'place', 'Mean place among the tracked brands of an answer, 1 = first', [
    'order',
    'rank',
    'ranking',
    'place',
  ]),
  toFigure('depth', 'position', 'score', 'How deep in the answer the brand stands first, 0 = at the very top', [
    'mention depth',
    'average position',
  ]),
  toFigure(
    'sentiment',
    'sentiment',
    'score',
    'What answers say of the brand, 0-100, 50 is neutral; null: nothing is said',
    ['opinion', 'tone'],
  ),
  toFigure('share_of_voice', 'shareOfVoice', '%', '% of all mentions of tracked brands that are of this one', [
    'sov',
    'voice',
  ]),
];

/** Throws ToolProblem with what there is. */
export function findFigure(asked: string | undefined): KnownFigure {
  const [visibility] = KNOWN_FIGURES;
  if (visibility && (asked === undefined || asked.trim() === '')) return visibility;
  const exact = KNOWN_FIGURES.find(({ name, figure }) => name === asked || figure === asked);
  if (exact) return exact;
  const found = findNamed(KNOWN_FIGURES, asked ?? '');
  if ('one' in found) return found.one;
  throw new ToolProblem(
    `There is no figure by the name “${cleanLine(asked ?? '', 60)}”. ${listThere(KNOWN_FIGURES.map(({ name }) => name))}`,
  );
}
