/** On which days each engine answered, and began to answer with another model, by what its replies say: of one answer of each day. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readPrompts } from '../../store/read-facts.ts';
import { breakdown } from '../breakdown.ts';
import type { PromptScope } from './unanswered.ts';

type Fact = OperationOutput<'metrics.coverage'>['current']['facts'][number];
export type ModelChange = Extract<Fact, { kind: 'model_changed' }>;

/** How many answers each engine gave on each day; days with answers only. */
export type AnswerDays = Map<Engine, Map<number, number>>;

export function readAnswerDays(db: Connection, scope: PromptScope): AnswerDays {
  const prompts = scope.promptId === null ? {} : { prompts: readPrompts(db, [scope.promptId]) };
  const parts = breakdown(db, { scope, by: ['engine', 'day'], brandIds: [], measures: [], ...prompts });
  const byEngine = Map.groupBy(parts, ({ key }) => key.engine as Engine);
  return new Map(
    [...byEngine].map(([engine, days]) => [engine, new Map(days.map(({ key, answers }) => [key.day ?? 0, answers]))]),
  );
}

/** Within the window, by engine, oldest first. A day counts as its newest answer; days without a name are passed over. */
export function readModelChanges(
  db: Connection,
  { projectId, engines }: { projectId: number; engines: readonly string[] | null },
  answers: AnswerDays,
  { firstDay, lastDay }: DayWindow,
): ModelChange[] {
  const versionOf = db
    .prepare(
      `SELECT engine_version FROM answer INDEXED BY answer_by_day JOIN provenance ON provenance.id = provenance_id
       WHERE project_id = ? AND day = ? AND engine = ? ORDER BY answer.id DESC LIMIT 1`,
    )
    .pluck();
  return ENGINES.filter((engine) => engines?.includes(engine) ?? true).flatMap((engine) => {
    const days = [...(answers.get(engine)?.keys() ?? [])].filter((day) => day >= firstDay && day <= lastDay);
    const named = days
      .sort((a, b) => a - b)
      .flatMap((day) => {
        const version = versionOf.get(projectId, day, engine) as string | null | undefined;
        return version == null ? [] : [{ day, version }];
      });
    return planChanges(engine, named);
  });
}

export function planChanges(engine: Engine, named: readonly { day: number; version: string }[]): ModelChange[] {
  return named.flatMap(({ day, version: to }, index) => {
    const from = named[index - 1]?.version ?? to;
    return from === to ? [] : [{ kind: 'model_changed' as const, model: engine, since: toDate(day), from, to }];
  });
}
