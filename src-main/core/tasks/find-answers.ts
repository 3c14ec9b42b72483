/** Finds the answers behind an item of evidence: a few of them, by the item's filter, in the current window. */
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../storage/connection.ts';
import { JOIN_OWN } from './facts/read-prompt-facts.ts';
import type { AnswerFilter } from './task-rule.ts';

const SHOWN = 5;

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
  // With a prompt its own index is the shorter way; the sign keeps the project's index out of the race.
  const project = filter.promptId === undefined ? 'answer.project_id' : '+answer.project_id';
  const rows = db
    .prepare(
      `SELECT answer.public_id AS answerId, prompt.public_id AS promptId
       FROM answer JOIN prompt ON prompt.id = answer.prompt_id ${JOIN_OWN}
       WHERE ${project} = ? AND answer.day BETWEEN ? AND ? ${conditions.map(({ sql }) => `AND ${sql}`).join(' ')}
       ORDER BY ${ORDERS[filter.order ?? 'newest']} LIMIT ${SHOWN}`,
    )
    .all(scope.ownId, scope.projectId, scope.firstDay, scope.lastDay, ...conditions.flatMap(({ values }) => values));
  const found = rows as { answerId: string; promptId: string }[];
  return {
    answerIds: found.map((row) => row.answerId),
    promptIds: [...new Set(found.map((row) => row.promptId))],
  };
}

const ORDERS = {
  newest: 'answer.day DESC, answer.id DESC',
  lowest_sentiment: 'own.sentiment_units, answer.day DESC, answer.id DESC',
} as const;

interface Condition {
  sql: string;
  values: (string | number)[];
}

const CONDITIONS: { readonly [K in Exclude<keyof AnswerFilter, 'order'>]-?: string } = {
  promptId: 'answer.prompt_id = ?',
  engine: 'answer.engine = ?',
  language: 'answer.language = ?',
  isBranded: 'answer.is_branded = ?',
  isGrounded: 'answer.is_grounded = ?',
  isNamed: 'coalesce(own.is_named, 0) = ?',
  isCited: 'coalesce(own.is_cited, 0) = ?',
  isVisible: '(own.answer_id IS NOT NULL) = ?',
  namedBrandId: `EXISTS (SELECT 1 FROM appearance WHERE appearance.brand_id = ? AND appearance.day = answer.day
    AND appearance.answer_id = answer.id AND is_named = 1)`,
  isRivalNamed: '(brands_named > coalesce(own.is_named, 0)) = ?',
  host: `EXISTS (SELECT 1 FROM citation JOIN source ON source.id = source_id
    WHERE citation.answer_id = answer.id AND host = ?)`,
  sourceId: 'EXISTS (SELECT 1 FROM citation WHERE citation.answer_id = answer.id AND source_id = ?)',
  queryId: 'EXISTS (SELECT 1 FROM answer_search WHERE answer_search.answer_id = answer.id AND query_id = ?)',
};

function toConditions({ order: _, ...filter }: AnswerFilter): Condition[] {
  return Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({
      sql: CONDITIONS[key as keyof typeof CONDITIONS],
      values: [typeof value === 'boolean' ? Number(value) : value],
    }));
}
