/** Which answers a list is about, and how many they are: from stored counts where those know it, else from the facts of prompts. */
import { foldForSearch } from '#shared/text/fold-search.ts';
import type { Connection } from '../../../../storage/connection.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { readPrompts, readScopePrompts } from '../../store/read-facts.ts';
import { breakdown } from '../breakdown.ts';
import { Part } from '../breakdown-part.ts';
import type { DrillDown } from './drill-down.ts';

export interface AnswerFilter {
  scope: FigureScope;
  promptId: string | null;
  /** Part of the prompt's text, folded as every search is. */
  promptSearch: string | null;
  /** Only answers in which the own brand is visible, or only the others. */
  isVisible: boolean | null;
  drillDown: DrillDown;
}

/** Internal ids of the prompts that the filter leaves; null when it leaves all. A prompt that is unknown leaves none. */
export function readPromptIds(db: Connection, { scope, promptId, promptSearch }: AnswerFilter): number[] | null {
  const needle = foldForSearch(promptSearch ?? '') || null;
  if (promptId === null && needle === null && scope.tags === null) return null;
  const tagged = scope.tags === null ? null : new Set(readScopePrompts(db, scope).map((prompt) => prompt.id));
  const prompts = db
    .prepare('SELECT id, text FROM prompt WHERE project_id = ? AND (? IS NULL OR public_id = ?) ORDER BY id')
    .all(scope.projectId, promptId, promptId) as { id: number; text: string }[];
  return prompts
    .filter((prompt) => needle === null || foldForSearch(prompt.text).includes(needle))
    .map((prompt) => prompt.id)
    .filter((id) => tagged === null || tagged.has(id));
}

/** How many answers match. */
export function countAnswers(
  db: Connection,
  { scope, isVisible }: AnswerFilter,
  promptIds: readonly number[] | null,
  ownBrandId: number,
): number {
  const chosen = promptIds === null ? {} : { prompts: readPrompts(db, promptIds) };
  const question = {
    scope: { ...scope, tags: null },
    by: [],
    brandIds: [ownBrandId],
    measures: [],
    ...chosen,
  } as const;
  const [part = Part.NOTHING] = breakdown(db, question);
  if (isVisible === null) return part.answers;
  const { visible } = part.of(ownBrandId);
  return isVisible ? visible : part.answers - visible;
}
