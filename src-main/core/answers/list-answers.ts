/** The list of answers, newest first: what happened to the own brand in each, never its text. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Surface } from '#shared/vocabulary/surfaces.ts';
import { defineRead } from '../../storage/command.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { UNITS_PER_ONE } from '../rollups/units.ts';
import { type AnswerFilter, countAnswers, readPromptIds } from './answer-filter.ts';

type AnswerList = OperationOutput<'answers.list'>;
export type ListedAnswer = AnswerList['answers'][number];

export interface AnswerListRequest extends AnswerFilter {
  page: number;
  limit: number;
}

export const loadAnswers = defineRead('answers.list', (db, request: AnswerListRequest): AnswerList => {
  const { scope, page, limit } = request;
  const ownBrandId = readOwnBrandId(db, scope.projectId);
  const promptIds = readPromptIds(db, request);
  const total = countAnswers(db, request, promptIds, ownBrandId);
  const start = (page - 1) * limit;
  const { sql, values } = planPageQuery(request, promptIds, ownBrandId, start);
  const rows = start < total ? (db.prepare(sql).all(...values) as AnswerRow[]) : [];
  const answers = rows.map(toListedAnswer);
  return { answers, pagination: { page, limit, total, hasMore: start + answers.length < total } };
});

export interface AnswerRow {
  id: string;
  promptId: string;
  prompt: string;
  engine: Engine;
  surface: Surface;
  language: string;
  answeredAt: number;
  words: number;
  isNamed: number | null;
  isCited: number | null;
  mentionOrder: number | null;
  depthUnits: number | null;
  sentimentUnits: number | null;
  isRefusal: number;
  costUsd: number | null;
}

/** The columns of a row; the first parameter is the own brand. */
export const ANSWER_COLUMNS = `answer.public_id AS id, prompt.public_id AS promptId, prompt.text AS prompt, answer.engine AS engine,
    surface, answer.language AS language, answered_at AS answeredAt, words, own.is_named AS isNamed,
    own.is_cited AS isCited, own.mention_order AS mentionOrder, own.depth_units AS depthUnits,
    own.sentiment_units AS sentimentUnits, is_refusal AS isRefusal, cost_usd AS costUsd`;
export const ANSWER_TABLES = `answer JOIN prompt ON prompt.id = answer.prompt_id
    LEFT JOIN appearance AS own ON own.brand_id = ? AND own.day = answer.day AND own.answer_id = answer.id`;

/** One prompt is walked on its own index, several on the project's; both give the days in order. */
export function planPageQuery(
  { scope, isVisible, limit }: AnswerListRequest,
  promptIds: readonly number[] | null,
  ownBrandId: number,
  offset: number,
): { sql: string; values: (string | number | null)[] } {
  const [only] = promptIds?.length === 1 ? promptIds : [];
  const several = promptIds && promptIds.length !== 1 ? [JSON.stringify(promptIds)] : [];
  const visible = isVisible === null ? '' : `AND own.answer_id IS ${isVisible ? 'NOT NULL' : 'NULL'}`;
  const listed = several.length > 0 ? 'AND +answer.prompt_id IN (SELECT value FROM json_each(?))' : '';
  const sql = `SELECT ${ANSWER_COLUMNS} FROM ${ANSWER_TABLES}
    WHERE answer.${only === undefined ? 'project_id' : 'prompt_id'} = ? AND answer.day BETWEEN ? AND ?
      AND (? IS NULL OR answer.engine = ?) AND (? IS NULL OR answer.language = ?) ${listed} ${visible}
    ORDER BY answer.day DESC, answered_at DESC, answer.id DESC LIMIT ? OFFSET ?`;
  const { engine, language } = scope;
  const window = [only ?? scope.projectId, scope.firstDay, scope.lastDay];
  return { sql, values: [ownBrandId, ...window, engine, engine, language, language, ...several, limit, offset] };
}

export function toListedAnswer(row: AnswerRow): ListedAnswer {
  const isNamed = row.isNamed === 1;
  return {
    id: row.id,
    promptId: row.promptId,
    prompt: row.prompt,
    model: row.engine,
    surface: row.surface,
    language: row.language,
    answeredAt: new Date(row.answeredAt).toISOString(),
    words: row.words,
    visible: row.isNamed !== null,
    mentioned: isNamed,
    cited: row.isCited === 1,
    mentionOrder: isNamed ? row.mentionOrder : null,
    position: isNamed ? (row.depthUnits ?? 0) / UNITS_PER_ONE : null,
    sentiment: isNamed ? (row.sentimentUnits ?? 0) / UNITS_PER_ONE : null,
    refusal: row.isRefusal === 1,
    costUsd: row.costUsd,
  };
}
