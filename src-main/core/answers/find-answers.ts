/** Finds answers by their facts alone, newest first. Only the days that a page shows are put in order. */
import type { Connection } from '../../storage/connection.ts';
import { momentOfHead } from '../facts/month-page.ts';
import { type VisitedAnswer, visitScope } from '../facts/read-facts.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import type { AnswerTest } from './drill-down.ts';

export interface FoundAnswers {
  total: number;
  /** Internal ids of the answers on the page. */
  pageIds: number[];
}

/** `promptIds`: null for all prompts of the scope. `start` and `limit` cut the page out. */
export function findAnswers(
  db: Connection,
  { scope, promptIds, test }: { scope: FigureScope; promptIds: readonly number[] | null; test: AnswerTest },
  { start, limit }: { start: number; limit: number },
): FoundAnswers {
  /** By day: moment and answer in turn. */
  const days = new Map<number, number[]>();
  let total = 0;
  const collect = (answer: VisitedAnswer) => {
    if (!test.matches(answer)) return;
    total++;
    const found = days.get(answer.day);
    const moment = momentOfHead(answer.page.heads, answer.place.head);
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
  return { total, pageIds: cutPage(days, start, limit) };
}

function cutPage(days: ReadonlyMap<number, number[]>, start: number, limit: number): number[] {
  const ids: number[] = [];
  let before = 0;
  for (const day of [...days.keys()].sort((a, b) => b - a)) {
    const found = days.get(day) ?? [];
    const count = found.length / 2;
    if (before + count > start && before < start + limit) {
      ids.push(...sortDay(found).slice(Math.max(0, start - before), start + limit - before));
    }
    before += count;
  }
  return ids;
}

/** The answers of a day, newest first; of the same moment, the one stored last first. */
function sortDay(found: readonly number[]): number[] {
  const pairs = Array.from({ length: found.length / 2 }, (_, index) => ({
    moment: found[index * 2] ?? 0,
    id: found[index * 2 + 1] ?? 0,
  }));
  return pairs.sort((a, b) => b.moment - a.moment || b.id - a.id).map((pair) => pair.id);
}
