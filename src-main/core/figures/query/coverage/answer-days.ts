/** How many answers of a scope each engine gave on each day. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readPrompts } from '../../store/read-facts.ts';
import { breakdown } from '../breakdown.ts';
import type { PromptScope } from './unanswered.ts';

/** Days with answers only. */
export type AnswerDays = Map<Engine, Map<number, number>>;

export function readAnswerDays(db: Connection, scope: PromptScope): AnswerDays {
  const prompts = scope.promptId === null ? {} : { prompts: readPrompts(db, [scope.promptId]) };
  const parts = breakdown(db, { scope, by: ['engine', 'day'], brandIds: [], measures: [], ...prompts });
  const byEngine = Map.groupBy(parts, ({ key }) => key.engine as Engine);
  return new Map(
    [...byEngine].map(([engine, days]) => [engine, new Map(days.map(({ key, answers }) => [key.day ?? 0, answers]))]),
  );
}
