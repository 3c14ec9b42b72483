/**
 * Questions of a scope that brought no answer to count, by prompt, UTC day, engine and reason. What is over was noted when its job was
 * settled (table `unanswered_day`); what still waits, or is under way, is read from the queue. Surfaces are not known of what did not come.
 */
import { startOfDay } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { IS_OPEN } from '../../../scheduling/job-queue.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { toBrandedFlag, toEngineCondition } from '../../store/segments.ts';

export interface Unanswered {
  promptId: number;
  day: number;
  engine: Engine;
  /** `under_way`: it may still be answered. */
  reason: string;
  questions: number;
}

export const UNDER_WAY = 'under_way';

/** A scope, or one prompt of it. */
export interface PromptScope extends FigureScope {
  promptId: number | null;
}

export function readUnanswered(db: Connection, scope: PromptScope): Unanswered[] {
  const { where, values } = choosePrompts(scope);
  const engines = toEngineCondition(scope, 'engine');
  const over = db
    .prepare(
      `SELECT prompt_id AS promptId, day, engine, reason, questions FROM prompt CROSS JOIN unanswered_day ON prompt_id = prompt.id
       WHERE ${where} AND day BETWEEN ? AND ? ${engines.sql}`,
    )
    .all(...values, scope.firstDay, scope.lastDay, ...engines.values) as Unanswered[];
  const open = db
    .prepare(
      `SELECT prompt_id AS promptId, run.created_at / 86400000 AS day, engine,
         CASE WHEN job.state = 'waiting' THEN coalesce(outcome, 'waiting') ELSE '${UNDER_WAY}' END AS reason, count(*) AS questions
       FROM job INDEXED BY job_open JOIN run ON run.id = run_id JOIN prompt ON prompt.id = prompt_id
       WHERE ${IS_OPEN} AND ${where} AND run.created_at >= ? AND run.created_at < ? ${engines.sql} GROUP BY 1, 2, 3, 4`,
    )
    .all(...values, startOfDay(scope.firstDay), startOfDay(scope.lastDay + 1), ...engines.values) as Unanswered[];
  return [...over, ...open];
}

/** The condition on rows of `prompt` that the filters come to. */
export function choosePrompts({ projectId, promptId, language, tags, ...scope }: PromptScope) {
  const branded = toBrandedFlag(scope);
  const tagged = `AND prompt.id IN (SELECT prompt_id FROM prompt_tag JOIN tag ON tag.id = tag_id
    WHERE tag.project_id = prompt.project_id AND folded IN (SELECT value FROM json_each(?)))`;
  return {
    where: `prompt.project_id = ? AND (? IS NULL OR prompt.id = ?) AND (? IS NULL OR prompt.language = ?)
      AND (? IS NULL OR is_branded = ?) ${tags ? tagged : ''}`,
    values: [
      projectId,
      promptId,
      promptId,
      language,
      language,
      branded,
      branded,
      ...(tags ? [JSON.stringify(tags)] : []),
    ],
  };
}
