/** Finds answers by their facts alone, newest first. Only the days that somebody looks at are put in order. */
import type { Connection } from '../../../../storage/connection.ts';
import { momentOfHead } from '../../codec/month-page.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { type VisitedAnswer, visitScope } from '../../store/read-facts.ts';
import type { AnswerTest } from './drill-down.ts';

export interface FoundAnswers {
  total: number;
  /** By day: moment and internal id in turn. */
  days: ReadonlyMap<number, readonly number[]>;
}

/** `promptIds`: null for all prompts of the scope. */
export function findAnswers(
  db: Connection,
  { scope, promptIds, test }: { scope: FigureScope; promptIds: readonly number[] | null; test: AnswerTest },
): FoundAnswers {
  const days = new Map<number, number[]>();
  let total = 0;
  const collect = (answer: VisitedAnswer) => {
    if (!test.matches(answer)) return;
    total++;
    const found = days.get(answer.day);
    const moment = momentOfHead(answer.page.heads, answer.offsets.head);
    if (found) found.push(moment, answer.answerId);
    else days.set(answer.day, [moment, answer.answerId]);
  };
  visitScope(
    db,
    scope,
    test.kinds,
    collect,
    promptIds?.map((id) => ({ id, ordinal: 0 })),
  );
  return { total, days };
}

/** Internal ids of a page. */
export function cutPage({ days }: FoundAnswers, { start, limit }: { start: number; limit: number }): number[] {
  const ids: number[] = [];
  let before = 0;
  for (const day of listDays(days)) {
    const found = days.get(day) ?? [];
    const count = found.length / 2;
    if (before + count > start && before < start + limit) {
      ids.push(...sortDay(found).slice(Math.max(0, start - before), start + limit - before));
    }
    before += count;
  }
  return ids;
}

/** Internal ids of all of them. */
export function* walkAnswers({ days }: FoundAnswers): Generator<number> {
  for (const day of listDays(days)) yield* sortDay(days.get(day) ?? []);
}

function listDays(days: FoundAnswers['days']): number[] {
  return [...days.keys()].sort((a, b) => b - a);
}

/** The answers of a day, newest first; of the same moment, the one stored last first. */
function sortDay(found: readonly number[]): number[] {
  const pairs = Array.from({ length: found.length / 2 }, (_, index) => ({
    moment: found[index * 2] ?? 0,
    id: found[index * 2 + 1] ?? 0,
  }));
  return pairs.sort((a, b) => b.moment - a.moment || b.id - a.id).map((pair) => pair.id);
}
