/** How many answers of a scope each engine gave on each day. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readDays } from '../../aggregate/read-periods.ts';
import { TOTAL_WIDTH } from '../../codec/brand-counts.ts';
import { unpackCells } from '../../codec/period-cells.ts';
import { visitScope } from '../../store/read-facts.ts';
import { planSegmentFilter, readSegments } from '../../store/segments.ts';
import type { PromptScope } from './unanswered.ts';

/** Days with answers only. */
export type AnswerDays = Map<Engine, Map<number, number>>;

export function readAnswerDays(db: Connection, scope: PromptScope): AnswerDays {
  const segments = readSegments(db);
  const days: AnswerDays = new Map();
  const add = (segmentId: number, day: number, answers: number) => {
    const engine = segments.get(segmentId)?.engine as Engine;
    const known = days.get(engine) ?? new Map<number, number>();
    days.set(engine, known.set(day, (known.get(day) ?? 0) + answers));
  };
  if (scope.tags || scope.promptId !== null) {
    const prompts = scope.promptId === null ? undefined : [{ id: scope.promptId, ordinal: 0 }];
    visitScope(db, scope, [], ({ segmentId, day }) => add(segmentId, day, 1), prompts);
    return days;
  }
  const wanted = planSegmentFilter(db, scope);
  for (const { period, cells } of readDays(db, 'total_period', scope.projectId, scope)) {
    for (const [segmentId, { counts }] of unpackCells(cells, TOTAL_WIDTH)) {
      const [answers = 0] = counts;
      if (answers > 0 && (wanted === null || wanted[segmentId] === 1)) add(segmentId, period, answers);
    }
  }
  return days;
}
