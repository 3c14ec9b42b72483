/** Which answers a list is about, and how many they are: from stored counts where those know it, else from the facts of prompts. */
import { foldForSearch } from '#shared/text/fold-search.ts';
import type { Connection } from '../../storage/connection.ts';
import { APPEARANCE, brandAt } from '../figures/codec/month-page.ts';
import { readCounts } from '../figures/query/read-counts.ts';
import type { FigureScope } from '../figures/store/figure-scope.ts';
import { readScopePrompts, type VisitedAnswer, visitScope } from '../figures/store/read-facts.ts';
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
  const counts =
    promptIds === null
      ? readCounts(db, { ...scope, tags: null }, ownBrandId)
      : countOfPrompts(db, scope, promptIds, ownBrandId);
  if (isVisible === null) return counts.answers;
  return isVisible ? counts.visible : counts.answers - counts.visible;
}

function countOfPrompts(db: Connection, scope: FigureScope, promptIds: readonly number[], ownBrandId: number) {
  const counts = { answers: 0, visible: 0 };
  const prompts = promptIds.map((id) => ({ id, ordinal: 0 }));
  const count = ({ page: { heads, appearances }, place }: VisitedAnswer) => {
    counts.answers++;
    const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
    for (let at = place.appearance; at < end; at += APPEARANCE) {
      if (brandAt(appearances, at) === ownBrandId) counts.visible++;
    }
  };
  visitScope(db, scope, ['appearances'], count, prompts);
  return counts;
}
