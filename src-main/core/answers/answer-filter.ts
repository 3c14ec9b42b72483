/** Which answers a list is about, and how many they are: from the rollups where those know it, else from the indexes. */
import type { Connection } from '../../storage/connection.ts';
import { joinDayCounts, readDayCounts } from '../metrics/day-counts.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { readTaggedPrompts } from '../metrics/tagged-rows.ts';

export interface AnswerFilter {
  scope: FigureScope;
  promptId: string | null;
  /** Part of the prompt's text, in any case. */
  search: string | null;
  /** Only answers in which the own brand is visible, or only the others. */
  isVisible: boolean | null;
}

/** Internal ids of the prompts that the filter leaves; null when it leaves all. A prompt that is unknown leaves none. */
export function readPromptIds(db: Connection, { scope, promptId, search }: AnswerFilter): number[] | null {
  const needle = search?.toLowerCase() || null;
  if (promptId === null && needle === null && scope.tags === null) return null;
  const tagged = scope.tags === null ? null : new Set(readTaggedPrompts(db, scope).map((prompt) => prompt.id));
  const prompts = db
    .prepare('SELECT id, text FROM prompt WHERE project_id = ? AND (? IS NULL OR public_id = ?) ORDER BY id')
    .all(scope.projectId, promptId, promptId) as { id: number; text: string }[];
  return prompts
    .filter((prompt) => needle === null || prompt.text.toLowerCase().includes(needle))
    .map((prompt) => prompt.id)
    .filter((id) => tagged === null || tagged.has(id));
}

/** How many answers match. */
export function countAnswers(
  db: Connection,
  filter: AnswerFilter,
  promptIds: readonly number[] | null,
  ownBrandId: number,
): number {
  const { scope, isVisible } = filter;
  const counts =
    promptIds === null
      ? joinDayCounts(readDayCounts(db, scope, ownBrandId))
      : countOfPrompts(db, scope, promptIds, ownBrandId);
  if (isVisible === null) return counts.answers;
  return isVisible ? counts.visible : counts.answers - counts.visible;
}

function countOfPrompts(db: Connection, scope: FigureScope, promptIds: readonly number[], ownBrandId: number) {
  const window = [JSON.stringify(promptIds), scope.firstDay, scope.lastDay];
  const filter = [scope.engine, scope.engine, scope.language, scope.language];
  return db
    .prepare(
      `SELECT count(*) AS answers, count(brand_id) AS visible
       FROM answer LEFT JOIN appearance ON appearance.brand_id = ? AND appearance.day = answer.day
         AND appearance.answer_id = answer.id
       WHERE answer.prompt_id IN (SELECT value FROM json_each(?)) AND answer.day BETWEEN ? AND ?
         AND (? IS NULL OR answer.engine = ?) AND (? IS NULL OR answer.language = ?)`,
    )
    .get(ownBrandId, ...window, ...filter) as { answers: number; visible: number };
}
