/** Finds the answers behind an item of evidence: a few of them, by the item's filter, in the current window. */
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../storage/connection.ts';
import { toPublicId } from '../answers/answer-id.ts';
import { readAppearances, readCitations, readQueryIds } from '../figures/codec/month-page.ts';
import { toSentiment } from '../figures/codec/opinion-word.ts';
import { type VisitedAnswer, visitScope } from '../figures/store/read-facts.ts';
import type { AnswerFilter } from './task-rule.ts';

const SHOWN = 5;
/** More than any sentiment. */
const SAYS_NOTHING = 101;

export interface FoundAnswers {
  answerIds: string[];
  /** Prompts that those answers answer, each once. */
  promptIds: string[];
}

export interface AnswerScope extends DayWindow {
  projectId: number;
  ownId: number;
}

/** Public ids of the first few answers that pass. */
export function findAnswers(db: Connection, scope: AnswerScope, filter: AnswerFilter): FoundAnswers {
  const conditions = toConditions(filter);
  const candidates = listCandidates(db, scope, filter);
  const ids = candidates === null ? [] : [JSON.stringify([...candidates.keys()])];
  const rows = db
    .prepare(
      `SELECT answer.id AS id, answer.public_id AS answerId, prompt.public_id AS promptId
       FROM ${candidates === null ? '' : 'json_each(?) AS wanted CROSS JOIN'} answer JOIN prompt ON prompt.id = answer.prompt_id
       WHERE ${candidates === null ? `${filter.promptId === undefined ? '' : '+'}answer.project_id` : 'answer.id = wanted.value AND answer.project_id'} = ?
         AND answer.day BETWEEN ? AND ? ${conditions.map(({ sql }) => `AND ${sql}`).join(' ')}
       ORDER BY answer.day DESC, answer.id DESC ${filter.order === 'lowest_sentiment' ? '' : `LIMIT ${SHOWN}`}`,
    )
    .all(...ids, scope.projectId, scope.firstDay, scope.lastDay, ...conditions.flatMap(({ values }) => values));
  const found = (rows as FoundRow[]).slice();
  // The sort is stable: equal sentiment stays newest first.
  if (filter.order === 'lowest_sentiment')
    found.sort((a, b) => (candidates?.get(a.id) ?? SAYS_NOTHING) - (candidates?.get(b.id) ?? SAYS_NOTHING));
  const shown = found.slice(0, SHOWN);
  return {
    answerIds: shown.map((row) => toPublicId(row.answerId)),
    promptIds: [...new Set(shown.map((row) => row.promptId))],
  };
}

interface FoundRow {
  id: number;
  answerId: Uint8Array;
  promptId: string;
}

/**
 * Answers that the facts leave, each with the sentiment of the own brand in it (behind all others where nothing is said); null when
 * the filter asks nothing that only the facts know.
 */
function listCandidates(db: Connection, scope: AnswerScope, filter: AnswerFilter): Map<number, number> | null {
  const { namedBrandId, host, sourceId, queryId, order, promptId } = filter;
  const asked = [namedBrandId, host, sourceId, queryId].some((value) => value !== undefined);
  if (!asked && order !== 'lowest_sentiment') return null;
  const sources = listSources(db, scope.projectId, { host, sourceId });
  const found = new Map<number, number>();
  const figures = { ...scope, engines: null, language: null, tags: null };
  const visit = ({ page, offsets, answerId }: VisitedAnswer) => {
    const appearances = readAppearances(page, offsets);
    if (namedBrandId !== undefined && !appearances.some((fact) => fact.brandId === namedBrandId && fact.isNamed))
      return;
    if (sources !== null && !readCitations(page, offsets).some((fact) => sources.has(fact.sourceId))) return;
    if (queryId !== undefined && !readQueryIds(page, offsets).includes(queryId)) return;
    found.set(answerId, toSentiment(appearances.find((fact) => fact.brandId === scope.ownId)?.opinion) ?? SAYS_NOTHING);
  };
  const prompts = promptId === undefined ? undefined : [{ id: promptId, ordinal: 0 }];
  visitScope(db, figures, ['citations', 'searches', 'appearances'], visit, prompts);
  return found;
}

/** Sources that pass; null when the filter asks for none. */
function listSources(
  db: Connection,
  projectId: number,
  { host, sourceId }: Pick<AnswerFilter, 'host' | 'sourceId'>,
): ReadonlySet<number> | null {
  if (host === undefined) return sourceId === undefined ? null : new Set([sourceId]);
  const ids = db
    .prepare('SELECT id FROM source WHERE project_id = ? AND host = ?')
    .pluck()
    .all(projectId, host) as number[];
  return new Set(sourceId === undefined ? ids : ids.filter((id) => id === sourceId));
}

interface Condition {
  sql: string;
  values: (string | number)[];
}

/** What the row of an answer knows itself. */
const CONDITIONS: { readonly [K in keyof AnswerFilter]?: string } = {
  promptId: 'answer.prompt_id = ?',
  engine: 'answer.engine = ?',
  language: 'answer.language = ?',
  isBranded: 'answer.is_branded = ?',
  isGrounded: 'answer.is_grounded = ?',
  isNamed: 'is_own_named = ?',
  isCited: 'is_own_cited = ?',
  isVisible: '(is_own_named + is_own_cited > 0) = ?',
  isRivalNamed: '(brands_named > is_own_named) = ?',
};

function toConditions(filter: AnswerFilter): Condition[] {
  return Object.entries(filter).flatMap(([key, value]) => {
    const sql = CONDITIONS[key as keyof AnswerFilter];
    if (sql === undefined || value === undefined) return [];
    return [{ sql, values: [typeof value === 'boolean' ? Number(value) : value] }];
  });
}
