/** The occurrences of one search: in which answers, to which prompts, and whether the own brand was seen there. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { AnswerContent } from '../answers/answer-content.ts';
import { toPublicId } from '../answers/answer-id.ts';
import { findQueryId, foldQuery, tidyQuery } from '../answers/searches.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { readAppearances } from '../facts/month-page.ts';
import { visitScope } from '../facts/read-facts.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { readSpelling } from './list-fanouts.ts';

type FanoutDetails = OperationOutput<'fanouts.details'>;

export interface FanoutDetailsRequest {
  scope: FigureScope;
  query: string;
  brandName: string;
}

interface OccurrenceRow {
  packId: number;
  resultId: Uint8Array;
  promptId: string;
  promptText: string;
  model: Engine;
  answeredAt: number;
}

interface Occurrence extends OccurrenceRow {
  answerId: number;
  isVisible: boolean;
  mentions: number;
}

/** Newest first. A query that never occurs has none, and comes back as it was asked for. */
export const loadFanoutDetails = defineRead('fanouts.details', (db, request: FanoutDetailsRequest): FanoutDetails => {
  const folded = foldQuery(request.query);
  const queryId = findQueryId(db, request.scope.projectId, folded);
  const rows = queryId === null ? [] : listOccurrences(db, request.scope, queryId);
  return {
    query: rows[0] ? readSpelling(folded, readContent(db, rows[0])) : tidyQuery(request.query),
    totalOccurrences: rows.length,
    occurrences: rows.map((row) => ({
      resultId: toPublicId(row.resultId),
      promptId: row.promptId,
      promptText: row.promptText,
      brandName: request.brandName,
      model: row.model,
      timestamp: new Date(row.answeredAt).toISOString(),
      visible: row.isVisible,
      mentions: row.mentions,
    })),
  };
});

function readContent(db: Connection, { answerId, packId }: Occurrence): AnswerContent {
  return new StoredContents(db).read({ id: answerId, packId });
}

/** The answers that searched for it, each as often as it did. */
function listOccurrences(db: Connection, scope: FigureScope, queryId: number): Occurrence[] {
  const ownBrandId = readOwnBrandId(db, scope.projectId);
  const read = db.prepare(
    `SELECT answer.public_id AS resultId, prompt.public_id AS promptId, prompt.text AS promptText,
       answer.engine AS model, answered_at AS answeredAt, pack_id AS packId
     FROM answer JOIN prompt ON prompt.id = prompt_id WHERE answer.id = ?`,
  );
  const found: Occurrence[] = [];
  visitScope(db, scope, ['searches', 'appearances'], ({ page, place, answerId }) => {
    const searches = page.searches.subarray(place.search, place.search + (page.heads[place.head + 5] ?? 0));
    if (!searches.includes(queryId)) return;
    const own = readAppearances(page, place).find((fact) => fact.brandId === ownBrandId);
    const row = read.get(answerId) as OccurrenceRow;
    const occurrence = { ...row, answerId, isVisible: own !== undefined, mentions: own?.occurrences ?? 0 };
    for (const id of searches) if (id === queryId) found.push(occurrence);
  });
  return found.sort((a, b) => b.answeredAt - a.answeredAt || b.answerId - a.answerId);
}
