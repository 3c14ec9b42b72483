/** The occurrences of one search: in which answers, to which prompts, and whether the own brand was seen there. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { foldQuery, tidyQuery } from '../answers/searches.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { readTaggedPrompts } from '../metrics/tagged-rows.ts';

type FanoutDetails = OperationOutput<'fanouts.details'>;

export interface FanoutDetailsRequest {
  scope: FigureScope;
  query: string;
  brandName: string;
}

interface OccurrenceRow {
  text: string;
  resultId: string;
  promptKey: number;
  promptId: string;
  promptText: string;
  model: Engine;
  answeredAt: number;
  isVisible: 0 | 1;
  mentions: number;
}

/** Newest first. A query that never occurs has none, and comes back as it was asked for. */
export const loadFanoutDetails = defineRead('fanouts.details', (db, request: FanoutDetailsRequest): FanoutDetails => {
  const rows = readOccurrences(db, request);
  return {
    query: rows[0]?.text ?? tidyQuery(request.query),
    totalOccurrences: rows.length,
    occurrences: rows.map((row) => ({
      resultId: row.resultId,
      promptId: row.promptId,
      promptText: row.promptText,
      brandName: request.brandName,
      model: row.model,
      timestamp: new Date(row.answeredAt).toISOString(),
      visible: row.isVisible === 1,
      mentions: row.mentions,
    })),
  };
});

function readOccurrences(db: Connection, { scope, query }: FanoutDetailsRequest): OccurrenceRow[] {
  const rows = db
    .prepare(
      `SELECT answer_search.text AS text, answer.public_id AS resultId, prompt.id AS promptKey,
         prompt.public_id AS promptId, prompt.text AS promptText, answer.engine AS model, answered_at AS answeredAt,
         appearance.answer_id IS NOT NULL AS isVisible, coalesce(occurrences, 0) AS mentions
       FROM search_query JOIN answer_search ON query_id = search_query.id JOIN answer ON answer.id = answer_search.answer_id
         JOIN prompt ON prompt.id = answer.prompt_id
         LEFT JOIN appearance ON appearance.brand_id = ? AND appearance.day = answer.day
           AND appearance.answer_id = answer.id
       WHERE search_query.project_id = ? AND folded = ? AND answer.day BETWEEN ? AND ?
       ORDER BY answered_at DESC, answer.id DESC, place DESC`,
    )
    .all(
      readOwnBrandId(db, scope.projectId),
      scope.projectId,
      foldQuery(query),
      scope.firstDay,
      scope.lastDay,
    ) as OccurrenceRow[];
  if (!scope.tags) return rows;
  const tagged = new Set(readTaggedPrompts(db, scope).map((prompt) => prompt.id));
  return rows.filter((row) => tagged.has(row.promptKey));
}
