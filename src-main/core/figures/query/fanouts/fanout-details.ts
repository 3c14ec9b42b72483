/** The occurrences of one search: in which answers, to which prompts, and whether the own brand was seen there. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { toPublicId } from '../../../answers/answer-id.ts';
import { findQuery, foldQuery, tidyQuery } from '../../../answers/searches.ts';
import { StoredContents } from '../../../answers/stored-contents.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { readSpelling } from './list-fanouts.ts';
import { findOccurrences, type Occurrence } from './occurrences.ts';

type FanoutDetails = OperationOutput<'fanouts.details'>;

export interface FanoutDetailsRequest {
  scope: FigureScope;
  query: string;
  brandName: string;
  /** From 1. */
  page: number;
  /** Null: all occurrences are on one page. */
  limit: number | null;
}

/** Newest first. A query that never occurs has none, and comes back as it was asked for. */
export const loadFanoutDetails = defineRead(
  'fanouts.details',
  (db, request: FanoutDetailsRequest): FanoutDetails => db.atOneMoment(() => readDetails(db, request)),
);

function readDetails(db: Connection, { scope, query, brandName, page, limit }: FanoutDetailsRequest): FanoutDetails {
  const folded = foldQuery(query);
  const known = findQuery(db, scope.projectId, folded);
  const most = limit === null ? Number.POSITIVE_INFINITY : page * limit;
  const { newest, total } = known ? findOccurrences(db, scope, known.id, most) : { newest: [], total: 0 };
  const shown = limit === null ? newest : newest.slice((page - 1) * limit, page * limit);
  return {
    query: newest[0] ? (known?.spelling ?? readNewestSpelling(db, folded, newest[0])) : tidyQuery(query),
    totalOccurrences: total,
    occurrences: toItems(db, shown, brandName),
  };
}

function readNewestSpelling(db: Connection, folded: string, { answerId }: Occurrence): string {
  const packId = db.prepare('SELECT pack_id FROM answer WHERE id = ?').pluck().get(answerId) as number;
  return readSpelling(folded, new StoredContents(db).read({ id: answerId, packId }));
}

function toItems(db: Connection, found: readonly Occurrence[], brandName: string): FanoutDetails['occurrences'] {
  const ids = db
    .prepare('SELECT public_id FROM json_each(?) AS wanted CROSS JOIN answer ON answer.id = wanted.value')
    .pluck()
    .all(JSON.stringify(found.map(({ answerId }) => answerId))) as Uint8Array[];
  const readPrompt = db.prepare('SELECT public_id AS promptId, text AS promptText FROM prompt WHERE id = ?');
  const prompts = new Map<number, { promptId: string; promptText: string }>();
  return found.map((each, index) => {
    let prompt = prompts.get(each.promptId);
    if (!prompt) {
      prompt = readPrompt.get(each.promptId) as { promptId: string; promptText: string };
      prompts.set(each.promptId, prompt);
    }
    return {
      resultId: toPublicId(ids[index]!),
      ...prompt,
      brandName,
      model: each.engine as Engine,
      timestamp: new Date(each.seenMs).toISOString(),
      visible: each.isVisible,
      mentions: each.mentions,
    };
  });
}
