/** On which days an engine began to answer with another model, by what its replies say. Reads one answer of each day and engine. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import type { Connection } from '../../../../storage/connection.ts';
import type { AnswerDays } from './answer-days.ts';

type Fact = OperationOutput<'metrics.coverage'>['current']['facts'][number];
export type ModelChange = Extract<Fact, { kind: 'model_changed' }>;

/** Within the window, by engine, oldest first. What is told of a day is its newest answer; days without a name are passed over. */
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
  return named.flatMap(({ day, version: to }, place) => {
    const from = named[place - 1]?.version ?? to;
    return from === to ? [] : [{ kind: 'model_changed' as const, model: engine, since: toDate(day), from, to }];
  });
}
